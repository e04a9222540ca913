import { isEqual } from '../model/compare.ts';
import { type Draft, type DraftFile, EMPTY_DRAFT } from './content/draft.ts';
import type { Stored } from './content/stored-content.ts';

/**
 * Stores the draft on this device: text synchronously in localStorage, so a crash loses nothing;
 * photos in IndexedDB, which has a larger quota.
 */
interface DraftStorage {
  load(): Promise<Draft>;
  /** Resolves to false if storage is full or blocked. */
  save(draft: Draft): Promise<boolean>;
  /** Stores a draft's photos before its text. Resolves to false if storage is full or blocked. */
  savePhotos(photos: Draft['photos']): Promise<boolean>;
  /** Calls back when another tab has changed the draft. */
  onChangeElsewhere(onChange: () => void): () => void;
  /** Sends the published content to the other tabs. */
  announce(stored: Stored): void;
  onPublishedElsewhere(onPublished: (stored: Stored) => void): () => void;
}

/** A draft in localStorage. Its photos are only paths. */
interface StoredDraft {
  files: Record<string, DraftFile>;
  photos: string[];
}

export function draftStorage(siteId: string): DraftStorage {
  const key = `draft of ${siteId}`;
  const channelName = `published in ${siteId}`;
  const storedPhotos = new Map<string, Blob>();
  /** The draft as this tab last read or wrote it, and its text in localStorage. */
  let last = EMPTY_DRAFT;
  let lastText: string | null = null;

  const read = (): StoredDraft => {
    lastText = localStorage.getItem(key);
    return lastText ? (JSON.parse(lastText) as StoredDraft) : { files: {}, photos: [] };
  };

  /** Writes only the files that this tab changed, because another tab may have written since. */
  function write(next: Draft) {
    const stored = read();
    const files = { ...stored.files };
    for (const path of Object.keys({ ...last.files, ...next.files })) {
      const file = next.files[path];
      if (isEqual(file, last.files[path])) continue;
      if (file) files[path] = file;
      else delete files[path];
    }
    const others = stored.photos.filter((path) => !(path in last.photos));
    const photos = [...new Set([...others, ...Object.keys(next.photos)])];
    last = next;
    lastText = Object.keys(files).length === 0 ? null : JSON.stringify({ files, photos });
    if (lastText === null) localStorage.removeItem(key);
    else localStorage.setItem(key, lastText);
  }

  /** Resolves to false if a photo could not be stored. The next save tries it again. */
  async function savePhotos(photos: Draft['photos']): Promise<boolean> {
    const added = Object.entries(photos).filter(
      ([path, photo]) => storedPhotos.get(path) !== photo,
    );
    const removed = [...storedPhotos.keys()].filter((path) => !(path in photos));
    for (const [path, photo] of added) storedPhotos.set(path, photo);
    for (const path of removed) storedPhotos.delete(path);
    const writes = added.map(async ([path, photo]) => {
      try {
        await inStore('readwrite', (store) => store.put(photo, `${siteId} ${path}`));
        return true;
      } catch {
        if (storedPhotos.get(path) === photo) storedPhotos.delete(path);
        return false;
      }
    });
    for (const path of removed)
      inStore('readwrite', (store) => store.delete(`${siteId} ${path}`)).catch(() => {});
    return (await Promise.all(writes)).every(Boolean);
  }

  return {
    async load() {
      const { files, photos } = read();
      const text = lastText;
      storedPhotos.clear();
      for (const path of photos) {
        const photo = await inStore<Blob | undefined>('readonly', (store) =>
          store.get(`${siteId} ${path}`),
        ).catch(() => undefined);
        if (photo) storedPhotos.set(path, photo);
      }
      // The draft changed while the photos were read.
      if (localStorage.getItem(key) !== text) return this.load();
      last = { files, photos: Object.fromEntries(storedPhotos) };
      return last;
    },
    async save(draft) {
      try {
        write(draft);
        // Asks the browser not to evict the draft.
        navigator.storage?.persist?.().catch(() => {});
      } catch {
        return false;
      }
      return await savePhotos(draft.photos);
    },
    savePhotos,
    onChangeElsewhere(onChange) {
      const compare = () => {
        if (document.visibilityState === 'visible' && localStorage.getItem(key) !== lastText)
          onChange();
      };
      const listen = (event: StorageEvent) => event.key === key && onChange();
      addEventListener('storage', listen);
      // Phones don't send storage events to background tabs.
      document.addEventListener('visibilitychange', compare);
      return () => {
        removeEventListener('storage', listen);
        document.removeEventListener('visibilitychange', compare);
      };
    },
    announce(stored) {
      const channel = new BroadcastChannel(channelName);
      channel.postMessage(stored);
      channel.close();
    },
    onPublishedElsewhere(onPublished) {
      const channel = new BroadcastChannel(channelName);
      channel.onmessage = ({ data }) => onPublished(data as Stored);
      return () => channel.close();
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
      // A full disk aborts the transaction without an error event.
      transaction.onabort = () => fail(transaction.error);
    });
  } finally {
    database.close();
  }
}
