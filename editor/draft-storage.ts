import { type Draft, type DraftFile, EMPTY_DRAFT } from './content/draft.ts';

/**
 * Keeps a draft on this device. Words go into localStorage, which is written at once, so that not
 * even a phone that dies loses a letter; photos go into IndexedDB, which has the room.
 */
export interface DraftStorage {
  load(): Promise<Draft>;
  /** False: this browser keeps nothing, or has no more room. */
  keep(draft: Draft): boolean;
  /** Tells when another page of this browser has changed the draft. */
  onChangeElsewhere(tell: () => void): () => void;
}

export function draftStorage(farm: string): DraftStorage {
  const key = `draft of ${farm}`;
  const kept = new Map<string, Blob>();

  function keepPhotos(photos: Draft['photos']) {
    for (const [path, photo] of Object.entries(photos)) {
      if (kept.get(path) === photo) continue;
      kept.set(path, photo);
      inStore('readwrite', (store) => store.put(photo, `${farm} ${path}`)).catch(() => {});
    }
    for (const path of kept.keys()) {
      if (path in photos) continue;
      kept.delete(path);
      inStore('readwrite', (store) => store.delete(`${farm} ${path}`)).catch(() => {});
    }
  }

  return {
    async load() {
      const words = localStorage.getItem(key);
      if (!words) return EMPTY_DRAFT;
      const { files, photos } = JSON.parse(words) as {
        files: Record<string, DraftFile>;
        photos: string[];
      };
      kept.clear();
      for (const path of photos) {
        const photo = await inStore<Blob | undefined>('readonly', (store) =>
          store.get(`${farm} ${path}`),
        ).catch(() => undefined);
        if (photo) kept.set(path, photo);
      }
      return { files, photos: Object.fromEntries(kept) };
    },
    keep({ files, photos }) {
      keepPhotos(photos);
      try {
        if (Object.keys(files).length === 0) localStorage.removeItem(key);
        else localStorage.setItem(key, JSON.stringify({ files, photos: Object.keys(photos) }));
        // Asks the browser not to tidy it away when it needs room.
        navigator.storage?.persist?.().catch(() => {});
        return true;
      } catch {
        return false;
      }
    },
    onChangeElsewhere(tell) {
      const listen = (event: StorageEvent) => event.key === key && tell();
      addEventListener('storage', listen);
      return () => removeEventListener('storage', listen);
    },
  };
}

async function inStore<T>(
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => IDBRequest,
): Promise<T> {
  const database = await new Promise<IDBDatabase>((done, fail) => {
    const opening = indexedDB.open('editor', 1);
    opening.onupgradeneeded = () => opening.result.createObjectStore('photos');
    opening.onsuccess = () => done(opening.result);
    opening.onerror = () => fail(opening.error);
  });
  try {
    return await new Promise<T>((done, fail) => {
      const transaction = database.transaction('photos', mode);
      const request = work(transaction.objectStore('photos'));
      transaction.oncomplete = () => done(request.result as T);
      transaction.onerror = () => fail(transaction.error);
    });
  } finally {
    database.close();
  }
}
