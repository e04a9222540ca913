/** What the store needs of the device that it runs on. The simulation has one of its own. */
export interface Device {
  storage: Storage;
  tabs: Tabs;
  /** Re-encodes a photo, upright and without metadata. */
  encodePhoto(photo: Blob): Promise<{ blob: Blob; extension: string }>;
  now(): number;
  /** Calls back once. The returned function cancels it. */
  after(ms: number, run: () => void): () => void;
}

export interface Storage {
  /** A JSON value; undefined if there is none, or if storage is blocked. */
  read<T>(key: string): T | undefined;
  /** Undefined removes the value. Returns false if storage is full or blocked. */
  write(key: string, value: unknown): boolean;
  /** The paths of all photos that are stored for a site. */
  photoPaths(site: string): Promise<string[]>;
  readPhoto(site: string, path: string): Promise<Blob | undefined>;
  /** Resolves to false if storage is full or blocked. */
  writePhoto(site: string, path: string, photo: Blob): Promise<boolean>;
  removePhoto(site: string, path: string): Promise<void>;
}

/** The editor's tabs of one site. Only one of them writes. */
export interface Tabs {
  /** Makes this tab the writer, and says whether another one was. `onLost` is called when another tab takes over. */
  becomeWriter(site: string, onLost: () => void): Promise<boolean>;
}
