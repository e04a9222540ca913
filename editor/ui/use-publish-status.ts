import { useEffect, useState } from 'react';
import type { Backend, Saved } from '../backend.ts';

/** Publishing status of the last save. */
export type Publishing =
  | { step: 'pending'; medianMs: number | undefined }
  | { step: 'timedOut'; dismiss: () => void }
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
export function usePublishStatus(backend: Backend) {
  const key = `publishing ${backend.siteId}`;
  const timesKey = `publish times of ${backend.siteId}`;
  const [waiting, setWaiting] = useState(() => read<PendingSave>(key));
  const [outcome, setOutcome] = useState<'live' | 'timedOut'>();
  const times = read<number[]>(timesKey) ?? [];
  const medianMs = times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)];
  const timeoutMs = Math.max(MIN_TIMEOUT_MS, 3 * (medianMs ?? 0));

  useEffect(() => {
    if (!waiting) return;
    let isCancelled = false;
    let lastCheck = waiting.since;
    let timer: ReturnType<typeof setTimeout>;
    const poll = async () => {
      const isLive = await backend.isLive?.(waiting).catch(() => undefined);
      if (isCancelled) return;
      const [now, gap] = [Date.now(), Date.now() - lastCheck];
      if (isLive) {
        if (gap < MAX_GAP_MS) {
          const all = [...(read<number[]>(timesKey) ?? []), now - waiting.since];
          write(timesKey, all.slice(-MAX_SAMPLES));
        }
        localStorage.removeItem(key);
        setWaiting(undefined);
        setOutcome('live');
        return;
      }
      const isLate = now - waiting.since > timeoutMs;
      if (isLive === false && isLate) setOutcome('timedOut');
      lastCheck = now;
      timer = setTimeout(poll, isLate ? SLOW_POLL_INTERVAL_MS : POLL_INTERVAL_MS);
    };
    poll();
    return () => {
      isCancelled = true;
      clearTimeout(timer);
    };
  }, [backend, waiting, key, timesKey, timeoutMs]);

  function trackSave({ version, files }: Saved) {
    if (!backend.isLive) return;
    // This save includes an earlier one that isn't live yet.
    const all = [...new Map([...(waiting?.files ?? []), ...files])];
    const next = { version, files: all, since: Date.now() };
    write(key, next);
    setOutcome(undefined);
    setWaiting(next);
  }

  function dismiss() {
    localStorage.removeItem(key);
    setWaiting(undefined);
    setOutcome(undefined);
  }

  const publishing = ((): Publishing | undefined => {
    if (outcome === 'timedOut') return { step: 'timedOut', dismiss };
    if (outcome === 'live') return { step: 'live' };
    return waiting && { step: 'pending', medianMs };
  })();
  return { publishing, trackSave };
}

function read<T>(key: string): T | undefined {
  const text = localStorage.getItem(key);
  return text ? (JSON.parse(text) as T) : undefined;
}

/** If storage is full, the status is lost on reload. */
function write(key: string, value: unknown) {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {}
}
