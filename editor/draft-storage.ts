import { isEqual } from '../model/compare.ts';
import { type Draft, type DraftFile, EMPTY_DRAFT } from './content/draft.ts';
import type { Stored } from './content/stored-content.ts';

/**
 * Keeps a draft on this device. Words go into localStorage, which is written at once, so that not
 * even a phone that dies loses a letter; photos go into IndexedDB, which has the room.
 */
export interface DraftStorage {
  load(): Promise<Draft>;
  /** Writes text at once. False: this browser stores nothing, or is full. */
  keep(draft: Draft): Promise<boolean>;
  /** Calls back when another tab has changed the draft. */
  onChangeElsewhere(onChange: () => void): () => void;
  /** Gives the other tabs what is stored now that this one has published. */
  announce(stored: Stored): void;
  onPublishedElsewhere(onPublished: (stored: Stored) => void): () => void;
}

/** A draft in localStorage, with the names of its photos only. */
interface StoredDraft {
  files: Record<string, DraftFile>;
  photos: string[];
}

export function draftStorage(farm: string): DraftStorage {
  const key = `draft of ${farm}`;
  const channelName = `published in ${farm}`;
  const kept = new Map<string, Blob>();
  /** The draft as this tab last read or wrote it, and its text in localStorage. */
  let last = EMPTY_DRAFT;
  let lastText: string | null = null;

  const read = (): StoredDraft => {
    lastText = localStorage.getItem(key);
    return lastText ? (JSON.parse(lastText) as StoredDraft) : { files: {}, photos: [] };
  };

  /** Writes only what this tab has changed: another one may have written meanwhile. */
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
      const { files, photos } = read();
      const text = lastText;
      kept.clear();
      for (const path of photos) {
        const photo = await inStore<Blob | undefined>('readonly', (store) =>
          store.get(`${farm} ${path}`),
        ).catch(() => undefined);
        if (photo) kept.set(path, photo);
      }
      // The draft changed while the photos were read.
      if (localStorage.getItem(key) !== text) return this.load();
      last = { files, photos: Object.fromEntries(kept) };
      return last;
    },
    async keep(draft) {
      try {
        write(draft);
        // Asks the browser not to tidy it away when it needs room.
        navigator.storage?.persist?.().catch(() => {});
      } catch {
        return false;
      }
      return await keepPhotos(draft.photos);
    },
    onChangeElsewhere(onChange) {
      const compare = () => {
        if (document.visibilityState === 'visible' && localStorage.getItem(key) !== lastText)
          onChange();
      };
      const listen = (event: StorageEvent) => event.key === key && onChange();
      addEventListener('storage', listen);
      // A phone doesn't send storage events to a sleeping tab.
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
      // No room left ends a transaction without an error of its own.
      transaction.onabort = () => fail(transaction.error);
    });
  } finally {
    database.close();
  }
}
