import { type Draft, type DraftFile, EMPTY_DRAFT } from './content/draft.ts';

/**
 * Keeps a draft on this device. Words go into localStorage, which is written at once, so that not
 * even a phone that dies loses a letter; photos go into IndexedDB, which has the room.
 */
export interface DraftStorage {
  load(): Promise<Draft>;
  /** Words are written at once. False: this browser keeps nothing, or has no more room. */
  keep(draft: Draft): Promise<boolean>;
  /** Tells when another page of this browser has changed the draft. */
  onChangeElsewhere(tell: () => void): () => void;
}

export function draftStorage(farm: string): DraftStorage {
  const key = `draft of ${farm}`;
  const kept = new Map<string, Blob>();

  /** False when one of them could not be kept. It is tried again the next time. */
  async function keepPhotos(photos: Draft['photos']): Promise<boolean> {
    const added = Object.entries(photos).filter(([path, photo]) => kept.get(path) !== photo);
    const removed = [...kept.keys()].filter((path) => !(path in photos));
    for (const [path, photo] of added) kept.set(path, photo);
    for (const path of removed) kept.delete(path);
    const writes = added.map(async ([path, photo]) => {
      try {
        await inStore('readwrite', (store) => store.put(photo, `${farm} ${path}`));
        return true;
      } catch {
        if (kept.get(path) === photo) kept.delete(path);
        return false;
      }
    });
    for (const path of removed)
      inStore('readwrite', (store) => store.delete(`${farm} ${path}`)).catch(() => {});
    return (await Promise.all(writes)).every(Boolean);
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
    async keep({ files, photos }) {
      try {
        if (Object.keys(files).length === 0) localStorage.removeItem(key);
        else localStorage.setItem(key, JSON.stringify({ files, photos: Object.keys(photos) }));
        // Asks the browser not to tidy it away when it needs room.
        navigator.storage?.persist?.().catch(() => {});
      } catch {
        return false;
      }
      return await keepPhotos(photos);
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
      // No room left ends a transaction without an error of its own.
      transaction.onabort = () => fail(transaction.error);
    });
  } finally {
    database.close();
  }
}
