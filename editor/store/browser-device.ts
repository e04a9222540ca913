import { reencode } from '../photos/reencode.ts';
import type { Device, Storage, Tabs } from './device.ts';

/** Whether the browser was asked not to evict what is stored. Firefox prompts each time. */
let isAsked = false;

/** Text is synchronously in localStorage, so a crash loses nothing; photos are in IndexedDB, which has a larger quota. */
const storage: Storage = {
  read: (key) => {
    try {
      const text = localStorage.getItem(key);
      return text === null ? undefined : JSON.parse(text);
    } catch {
      return undefined;
    }
  },
  write: (key, value) => {
    try {
      if (value === undefined) localStorage.removeItem(key);
      else {
        localStorage.setItem(key, JSON.stringify(value));
        if (!isAsked) navigator.storage?.persist?.().catch(() => {});
        isAsked = true;
      }
      return true;
    } catch {
      // If storage is blocked, there is nothing to remove.
      return value === undefined;
    }
  },
  photoPaths: async (site) => {
    const keys = await inPhotos('readonly', (store) => store.getAllKeys()).catch(() => []);
    const start = `${site} `;
    return keys
      .map(String)
      .filter((key) => key.startsWith(start))
      .map((key) => key.slice(start.length));
  },
  readPhoto: (site, path) =>
    inPhotos('readonly', (store) => store.get(`${site} ${path}`)).catch(() => undefined),
  writePhoto: (site, path, photo) =>
    inPhotos('readwrite', (store) => store.put(photo, `${site} ${path}`)).then(
      () => true,
      () => false,
    ),
  removePhoto: (site, path) =>
    inPhotos('readwrite', (store) => store.delete(`${site} ${path}`)).catch(() => undefined),
};

async function inPhotos<T>(
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => IDBRequest<T>,
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
      transaction.oncomplete = () => done(request.result);
      transaction.onerror = () => fail(transaction.error);
      // A full disk aborts the transaction without an error event.
      transaction.onabort = () => fail(transaction.error);
    });
  } finally {
    database.close();
  }
}

const tabs: Tabs = {
  becomeWriter: async (site, onLost) => {
    const name = `edit ${site}`;
    // Without locks, as when storage is blocked, tabs can't see each other.
    const before = await navigator.locks?.query().catch(() => undefined);
    await new Promise<void>((done) => {
      const holdForever = () => {
        done();
        return new Promise<never>(() => undefined);
      };
      Promise.resolve(navigator.locks?.request(name, { steal: true }, holdForever))
        .catch((error: DOMException) => error.name === 'AbortError' && onLost())
        .finally(done);
    });
    return before?.held?.some((lock) => lock.name === name) === true;
  },
};

export const browserDevice: Device = {
  storage,
  tabs,
  encodePhoto: reencode,
  now: Date.now,
  after: (ms, run) => {
    const timer = setTimeout(run, ms);
    return () => clearTimeout(timer);
  },
};
