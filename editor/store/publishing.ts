import type { Backend } from '../backend.ts';
import type { Device } from './device.ts';

/** Publishing status of the last save. */
export type Publishing = { step: 'pending' | 'timedOut' | 'live' };

interface PendingSave {
  version: string;
  since: number;
}

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
  #pending: PendingSave | undefined;

  constructor(
    backend: () => Backend,
    device: Device,
    onChange: (publishing: Publishing | undefined) => void,
  ) {
    this.#backend = backend;
    this.#device = device;
    this.#onChange = onChange;
    this.#key = `publishing ${backend().siteId}`;
    const pending = device.storage.read<PendingSave>(this.#key);
    if (pending) this.#start(pending);
  }

  track(version: string) {
    if (!this.#backend().isLive) return;
    const pending = { version, since: this.#device.now() };
    // If storage is full, the status is lost on reload.
    this.#device.storage.write(this.#key, pending);
    this.#start(pending);
  }

  dismiss() {
    this.#end();
    this.#onChange(undefined);
  }

  #start(pending: PendingSave) {
    this.#pending = pending;
    this.#onChange({ step: 'pending' });
    this.#poll(pending);
  }

  #end() {
    this.#pending = undefined;
    this.#device.storage.write(this.#key, undefined);
  }

  async #poll(pending: PendingSave) {
    const found = await this.#backend()
      .isLive?.(pending.version)
      .catch(() => undefined);
    if (pending !== this.#pending) return;
    // It stays at Saved.
    if (found === 'unknown') return this.#end();
    if (found) {
      this.#end();
      this.#onChange({ step: 'live' });
      return;
    }
    const isLate = this.#device.now() - pending.since > TIMEOUT_MS;
    if (found === false && isLate) this.#onChange({ step: 'timedOut' });
    this.#device.after(isLate ? SLOW_POLL_INTERVAL_MS : POLL_INTERVAL_MS, () => {
      if (pending === this.#pending) this.#poll(pending);
    });
  }
}
