import type { Backend } from '../backend.ts';
import type { Device } from './device.ts';

interface WaitingSave {
  version: string;
  since: number;
}

/** Publishing status of the last save. */
export type Publishing = WaitingSave & { step: 'waiting' | 'timedOut' | 'live' };

const POLL_INTERVAL_MS = 5000;
const SLOW_POLL_INTERVAL_MS = 30_000;
/** A build has failed after this long. */
const TIMEOUT_MS = 15 * 60_000;

/** Polls until the site shows the last save, also after a reload. */
export class PublishTracker {
  readonly #backend: () => Backend;
  readonly #device: Device;
  readonly #onChange: (publishing: Publishing | undefined) => void;
  readonly #key: string;
  #waiting: WaitingSave | undefined;

  constructor(
    backend: () => Backend,
    device: Device,
    onChange: (publishing: Publishing | undefined) => void,
  ) {
    this.#backend = backend;
    this.#device = device;
    this.#onChange = onChange;
    this.#key = `publishing ${backend().siteId}`;
    const waiting = device.storage.read<WaitingSave>(this.#key);
    if (waiting) this.#start(waiting);
  }

  track(version: string) {
    if (!this.#backend().isLive) return;
    const waiting = { version, since: this.#device.now() };
    // If storage is full, the status is lost on reload.
    this.#device.storage.write(this.#key, waiting);
    this.#start(waiting);
  }

  dismiss() {
    this.#end();
    this.#onChange(undefined);
  }

  #start(waiting: WaitingSave) {
    this.#waiting = waiting;
    this.#onChange({ ...waiting, step: 'waiting' });
    this.#poll(waiting);
  }

  #end() {
    const { storage } = this.#device;
    // Another tab may wait for a newer save.
    const isOurs = storage.read<WaitingSave>(this.#key)?.version === this.#waiting?.version;
    if (isOurs) storage.write(this.#key, undefined);
    this.#waiting = undefined;
  }

  async #poll(waiting: WaitingSave) {
    const found = await this.#backend()
      .isLive?.(waiting.version)
      .catch(() => undefined);
    if (waiting !== this.#waiting) return;
    // It stays at Saved.
    if (found === 'unknown') return this.#end();
    if (found) {
      this.#end();
      this.#onChange({ ...waiting, step: 'live' });
      return;
    }
    const isLate = this.#device.now() - waiting.since > TIMEOUT_MS;
    if (found === false && isLate) this.#onChange({ ...waiting, step: 'timedOut' });
    this.#device.after(isLate ? SLOW_POLL_INTERVAL_MS : POLL_INTERVAL_MS, () => {
      if (waiting === this.#waiting) this.#poll(waiting);
    });
  }
}
