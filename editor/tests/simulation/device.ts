import type { Backend } from '../../backend.ts';
import type { Published } from '../../content/published-content.ts';
import { GitHub } from '../../github/github.ts';
import { githubBackend } from '../../github/github-backend.ts';
import { localBackend } from '../../local/local-backend.ts';
import { open } from '../../phone/connect.ts';
import type { Device, Storage } from '../../store/device.ts';
import { EditorStore } from '../../store/editor-store.ts';
import { REPOSITORY, TOKEN } from '../support/github.ts';
import type { World } from './world.ts';

/** Where a phone caches the published content. */
const CONTENT_KEY = 'content';

interface SlowPhoto {
  tab: Tab;
  finish: () => void;
}

/** A phone or a computer. Its storage survives its tabs. */
export class OwnerDevice {
  readonly name: string;
  readonly backend: Backend['name'];
  readonly world: World;
  isFull = false;
  wasFull = false;
  readonly tabs: Tab[] = [];
  slowPhotos: SlowPhoto[] = [];
  readonly #values = new Map<string, string>();
  readonly #photos = new Map<string, Blob>();
  #writer: { tab: Tab; onLost: () => void } | undefined;
  #opened = 0;

  constructor(name: string, backend: Backend['name'], world: World) {
    this.name = name;
    this.backend = backend;
    this.world = world;
  }

  /** The drafts as text. */
  get stored(): string {
    return [...this.#values].filter(([key]) => key !== CONTENT_KEY).join('\n');
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
    return before !== undefined;
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
  readonly device: OwnerDevice;
  readonly name: string;
  store: EditorStore | undefined;
  isClosed = false;

  constructor(device: OwnerDevice, name: string) {
    this.device = device;
    this.name = name;
    this.#own.storage = device.storageFor(this);
  }

  async open() {
    const { storage, after } = this.#own;
    const cached = storage.read<Published>(CONTENT_KEY);
    const connection = await open(this.#backend(), cached, after).catch(() => undefined);
    if (connection && !this.isClosed) this.store = await EditorStore.open(connection, this.#own);
    else this.device.close(this);
  }

  #backend(): Backend {
    if (this.device.backend === 'local')
      return localBackend({ secret: this.name, siteId: this.device.name });
    const origin = `https://${this.name}`;
    const site = `${origin}/site/`;
    return githubBackend(new GitHub(origin, REPOSITORY, TOKEN, site), site, (published) =>
      this.#own.storage.write(CONTENT_KEY, published),
    );
  }

  readonly #own: Device = {
    storage: {} as Storage,
    tabs: {
      becomeWriter: async (_site, onLost) => this.device.becomeWriter(this, onLost),
    },
    encodePhoto: (photo) =>
      new Promise((done) =>
        this.device.slowPhotos.push({
          tab: this,
          finish: () => done({ blob: photo, extension: '.png' }),
        }),
      ),
    now: () => this.device.world.now,
    after: (ms, run) => {
      const timer = { tab: this.name, at: this.device.world.now + ms, run };
      this.device.world.timers.push(timer);
      return () => {
        this.device.world.timers = this.device.world.timers.filter((each) => each !== timer);
      };
    },
  };
}
