import type { Stored } from '../../editor/content/stored-content.ts';
import { GitHub } from '../../editor/github/github.ts';
import { githubBackend } from '../../editor/github/github-backend.ts';
import type { Device, Storage } from '../../editor/store/device.ts';
import { EditorStore } from '../../editor/store/editor-store.ts';
import { REPOSITORY, TOKEN } from '../support/github.ts';
import { InstantBlob, type World } from './world.ts';

/** Where a phone caches the published content. */
const CONTENT_KEY = 'content';

interface SlowPhoto {
  tab: Tab;
  finish: () => void;
}

/** A phone: its storage survives its tabs. */
export class Phone {
  readonly name: string;
  readonly world: World;
  isFull = false;
  readonly tabs: Tab[] = [];
  slowPhotos: SlowPhoto[] = [];
  readonly #values = new Map<string, string>();
  readonly #photos = new Map<string, Blob>();
  #writer: { tab: Tab; onLost: () => void } | undefined;
  #opened = 0;

  constructor(name: string, world: World) {
    this.name = name;
    this.world = world;
  }

  /** The drafts as text, with the bytes of the photos that they name. */
  get stored(): string {
    const text = [...this.#values].filter(([key]) => key !== CONTENT_KEY).join('\n');
    const photos = [...this.#photos].filter(([path]) => text.includes(path));
    return [text, ...photos.map(([, photo]) => (photo as InstantBlob).content)].join('\n');
  }

  open(): Tab {
    const tab = new Tab(this, `${this.name}${this.#opened++}`);
    this.tabs.push(tab);
    tab.open();
    return tab;
  }

  close(tab: Tab) {
    tab.isClosed = true;
    this.world.close(tab.name);
    this.tabs.splice(this.tabs.indexOf(tab), 1);
    this.slowPhotos = this.slowPhotos.filter((photo) => photo.tab !== tab);
    if (this.#writer?.tab === tab) this.#writer = undefined;
  }

  becomeWriter(tab: Tab, onLost: () => void) {
    const before = this.#writer;
    this.#writer = { tab, onLost };
    before?.onLost();
  }

  storageFor(tab: Tab): Storage {
    const canWrite = () => !tab.isClosed && !this.isFull;
    return {
      read: <T>(key: string) => {
        const text = this.#values.get(key);
        return text === undefined ? undefined : (JSON.parse(text) as T);
      },
      write: (key, value) => {
        if (tab.isClosed) return true;
        if (value === undefined) this.#values.delete(key);
        else if (!canWrite()) return false;
        else this.#values.set(key, JSON.stringify(value));
        return true;
      },
      photoPaths: async () => [...this.#photos.keys()],
      readPhoto: async (_site, path) => this.#photos.get(path),
      writePhoto: async (_site, path, photo) => {
        if (canWrite()) this.#photos.set(path, photo);
        return canWrite();
      },
      removePhoto: async (_site, path) => {
        if (!tab.isClosed) this.#photos.delete(path);
      },
    };
  }
}

/** The editor in one tab. It has no store until its content has loaded. */
export class Tab {
  readonly phone: Phone;
  readonly name: string;
  store: EditorStore | undefined;
  isClosed = false;
  onSaveElsewhere: (() => void) | undefined;

  constructor(phone: Phone, name: string) {
    this.phone = phone;
    this.name = name;
    this.#device.storage = phone.storageFor(this);
  }

  async open() {
    const { storage } = this.#device;
    const origin = `https://${this.name}`;
    const backend = githubBackend(
      new GitHub(origin, REPOSITORY, TOKEN, `${origin}/site/`),
      `${origin}/site/`,
      (stored) => storage.write(CONTENT_KEY, stored),
    );
    const cached = storage.read<Stored>(CONTENT_KEY);
    const loaded = await backend.load().then(
      (stored) => ({ stored, offline: undefined }),
      (error: Error) => cached && { stored: cached, offline: error.message },
    );
    if (loaded && !this.isClosed)
      this.store = await EditorStore.open({ backend, ...loaded }, this.#device);
    else this.phone.close(this);
  }

  readonly #device: Device = {
    storage: {} as Storage,
    tabs: {
      becomeWriter: async (_site, onLost) => this.phone.becomeWriter(this, onLost),
      announceSave: () => {
        for (const tab of this.phone.tabs) if (tab !== this) tab.onSaveElsewhere?.();
      },
      onSaveElsewhere: (_site, onSave) => {
        this.onSaveElsewhere = onSave;
      },
    },
    encodePhoto: (photo) =>
      new Promise((done) =>
        this.phone.slowPhotos.push({
          tab: this,
          finish: () => done({ blob: photo, extension: '.jpg' }),
        }),
      ),
    now: () => this.phone.world.now,
    after: (ms, run) => {
      const timer = { tab: this.name, at: this.phone.world.now + ms, run };
      this.phone.world.timers.push(timer);
      return () => {
        this.phone.world.timers = this.phone.world.timers.filter((each) => each !== timer);
      };
    },
  };
}

/** What an iPhone calls every shot. */
export const photoWith = (content: string) =>
  Object.assign(new InstantBlob(content), { name: 'image.jpg' }) as unknown as File;
