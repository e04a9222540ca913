import type { Backend, Saved } from '../backend.ts';
import type { Device } from './device.ts';

/** Publishing status of the last save. */
export type Publishing =
  | { step: 'pending'; medianMs: number | undefined }
  | { step: 'timedOut'; isTurnedOff: boolean }
  | { step: 'live' };

interface PendingSave extends Saved {
  since: number;
}

const POLL_INTERVAL_MS = 5000;
const SLOW_POLL_INTERVAL_MS = 30_000;
/** A build has failed after this long, or three times as long as usual. */
const MIN_TIMEOUT_MS = 15 * 60_000;
/** A build time is recorded only if the last check was this recent. */
const MAX_GAP_MS = 60_000;
const MAX_SAMPLES = 5;

/** Polls until the site shows the last save, also after a reload. */
export class PublishTracker {
  readonly #backend: () => Backend;
  readonly #device: Device;
  readonly #onChange: (publishing: Publishing | undefined) => void;
  readonly #key: string;
  readonly #timesKey: string;
  #pending: PendingSave | undefined;
  #lastCheck = 0;

  constructor(
    backend: () => Backend,
    device: Device,
    onChange: (publishing: Publishing | undefined) => void,
  ) {
    this.#backend = backend;
    this.#device = device;
    this.#onChange = onChange;
    this.#key = `publishing ${backend().siteId}`;
    this.#timesKey = `publish times of ${backend().siteId}`;
    const pending = device.storage.read<PendingSave>(this.#key);
    if (pending) this.#start(pending);
  }

  track({ version, files }: Saved) {
    if (!this.#backend().isLive) return;
    // This save includes an earlier one that isn't live yet.
    const all = [...new Map([...(this.#pending?.files ?? []), ...files])];
    const pending = { version, files: all, since: this.#device.now() };
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
    this.#lastCheck = pending.since;
    this.#onChange({ step: 'pending', medianMs: this.#medianMs() });
    this.#poll(pending);
  }

  #end() {
    this.#pending = undefined;
    this.#device.storage.write(this.#key, undefined);
  }

  async #poll(pending: PendingSave) {
    const isLive = await this.#backend()
      .isLive?.(pending)
      .catch(() => undefined);
    if (pending !== this.#pending) return;
    const now = this.#device.now();
    if (isLive) {
      if (now - this.#lastCheck < MAX_GAP_MS) this.#record(now - pending.since);
      this.#end();
      this.#onChange({ step: 'live' });
      return;
    }
    this.#lastCheck = now;
    const isLate = now - pending.since > Math.max(MIN_TIMEOUT_MS, 3 * (this.#medianMs() ?? 0));
    if (isLive === false && isLate) {
      const isTurnedOff =
        (await this.#backend()
          .isPublishingOff?.()
          .catch(() => false)) ?? false;
      if (pending !== this.#pending) return;
      this.#onChange({ step: 'timedOut', isTurnedOff });
    }
    this.#device.after(isLate ? SLOW_POLL_INTERVAL_MS : POLL_INTERVAL_MS, () => {
      if (pending === this.#pending) this.#poll(pending);
    });
  }

  #times = () => this.#device.storage.read<number[]>(this.#timesKey) ?? [];

  #medianMs(): number | undefined {
    const times = this.#times().sort((a, b) => a - b);
    return times[Math.floor(times.length / 2)];
  }

  #record(ms: number) {
    this.#device.storage.write(this.#timesKey, [...this.#times(), ms].slice(-MAX_SAMPLES));
  }
}
