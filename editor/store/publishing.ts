import type { Backend, Saved } from '../backend.ts';
import type { Device } from './device.ts';

/** Publishing status of the last save. */
export type Publishing =
  | { step: 'pending'; medianMs: number | undefined }
  | { step: 'timedOut'; isTurnedOff: boolean }
  | { step: 'live' };

interface PendingSave extends Saved {
  since: number;
  /** No earlier version that may appear yet has the same files. */
  isUnlikeEarlier: boolean;
  /** The site has shown other files since this save. */
  hasDiffered?: true;
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

  /** An undo has the same files as an earlier version. */
  track({ version, files }: Saved, isUndo: boolean) {
    if (!this.#backend().isLive) return;
    const isUnlikeEarlier = !isUndo && !this.#pending;
    // This save includes an earlier one that isn't live yet.
    const all = [...new Map([...(this.#pending?.files ?? []), ...files])];
    const since = this.#device.now();
    const pending: PendingSave = { version, files: all, since, isUnlikeEarlier };
    this.#store(pending);
    this.#start(pending);
  }

  /** If storage is full, the status is lost on reload. */
  #store(pending: PendingSave | undefined) {
    this.#device.storage.write(this.#key, pending);
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
    this.#store(undefined);
  }

  async #poll(pending: PendingSave) {
    const found = await this.#backend()
      .isLive?.(pending)
      .catch(() => undefined);
    if (pending !== this.#pending) return;
    const now = this.#device.now();
    if (found === false && !pending.hasDiffered) {
      pending.hasDiffered = true;
      this.#store(pending);
    }
    if (found === true || (found && pending.isUnlikeEarlier && pending.hasDiffered)) {
      if (now - this.#lastCheck < MAX_GAP_MS) this.#record(now - pending.since);
      this.#end();
      this.#onChange({ step: 'live' });
      return;
    }
    this.#lastCheck = now;
    const isLate = now - pending.since > Math.max(MIN_TIMEOUT_MS, 3 * (this.#medianMs() ?? 0));
    // The host will never tell, so it stays at Saved.
    if (found === 'perhaps' && isLate) return this.#end();
    if (found === false && isLate) {
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
