import { useEffect, useState } from 'react';
import type { Backend, Saved } from '../backend.ts';

/** Publishing status of the last save. */
export type Publishing =
  | { step: 'coming'; usualMs: number | undefined }
  | { step: 'stopped'; dismiss: () => void }
  | { step: 'live' };

interface Waiting extends Saved {
  since: number;
}

const CHECK_MS = 5000;
const CHECK_STOPPED_MS = 30_000;
/** A build has failed after this long, or three times as long as usual. */
const MIN_TIMEOUT_MS = 15 * 60_000;
/** A build time is recorded only if the last check was this recent. */
const MAX_GAP_MS = 60_000;
const MAX_TIMES = 5;

/** Polls until the site shows the last save, also after a reload. */
export function usePublishing(backend: Backend) {
  const key = `publishing ${backend.farm}`;
  const timesKey = `publish times of ${backend.farm}`;
  const [waiting, setWaiting] = useState(() => read<Waiting>(key));
  const [outcome, setOutcome] = useState<'live' | 'stopped'>();
  const times = read<number[]>(timesKey) ?? [];
  const usualMs = times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)];
  const timeoutMs = Math.max(MIN_TIMEOUT_MS, 3 * (usualMs ?? 0));

  useEffect(() => {
    if (!waiting) return;
    let isOver = false;
    let lastCheck = waiting.since;
    let timer: ReturnType<typeof setTimeout>;
    const poll = async () => {
      const isLive = await backend.isLive?.(waiting).catch(() => undefined);
      if (isOver) return;
      const [now, gap] = [Date.now(), Date.now() - lastCheck];
      if (isLive) {
        if (gap < MAX_GAP_MS) {
          const all = [...(read<number[]>(timesKey) ?? []), now - waiting.since];
          write(timesKey, all.slice(-MAX_TIMES));
        }
        localStorage.removeItem(key);
        setWaiting(undefined);
        setOutcome('live');
        return;
      }
      const isLate = now - waiting.since > timeoutMs;
      if (isLive === false && isLate) setOutcome('stopped');
      lastCheck = now;
      timer = setTimeout(poll, isLate ? CHECK_STOPPED_MS : CHECK_MS);
    };
    poll();
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [backend, waiting, key, timesKey, timeoutMs]);

  function expect({ version, files }: Saved) {
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
    if (outcome === 'stopped') return { step: 'stopped', dismiss };
    if (outcome === 'live') return { step: 'live' };
    return waiting && { step: 'coming', usualMs };
  })();
  return { publishing, expect };
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
