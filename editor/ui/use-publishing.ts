import { useEffect, useState } from 'react';
import type { Backend, Saved } from '../backend.ts';

/** Where the last save is on its way to the site. */
export type Publishing =
  | { step: 'coming'; usualMs: number | undefined }
  | { step: 'stopped'; dismiss: () => void }
  | { step: 'live' };

interface Waiting extends Saved {
  since: number;
}

const CHECK_MS = 5000;
const CHECK_STOPPED_MS = 30_000;
/** After this long, or three times as long as usual, something has gone wrong. */
const MIN_TIMEOUT_MS = 15 * 60_000;
/** How long a build took is known only to a page that has looked just before. */
const MAX_GAP_MS = 60_000;
const TIMES_KEPT = 5;

/** Watches whether the site shows what was saved, also after the page was closed. */
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
    const look = async () => {
      const isLive = await backend.isLive?.(waiting).catch(() => undefined);
      if (isOver) return;
      const [now, gap] = [Date.now(), Date.now() - lastCheck];
      if (isLive) {
        if (gap < MAX_GAP_MS) {
          const all = [...(read<number[]>(timesKey) ?? []), now - waiting.since];
          write(timesKey, all.slice(-TIMES_KEPT));
        }
        localStorage.removeItem(key);
        setWaiting(undefined);
        setOutcome('live');
        return;
      }
      const isLate = now - waiting.since > timeoutMs;
      if (isLive === false && isLate) setOutcome('stopped');
      lastCheck = now;
      timer = setTimeout(look, isLate ? CHECK_STOPPED_MS : CHECK_MS);
    };
    look();
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [backend, waiting, key, timesKey, timeoutMs]);

  function expect({ version, files }: Saved) {
    if (!backend.isLive) return;
    // An earlier save that is not live yet is part of this one.
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
  const kept = localStorage.getItem(key);
  return kept ? (JSON.parse(kept) as T) : undefined;
}

/** Without room for it, only the page that is open now knows. */
function write(key: string, value: unknown) {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {}
}
