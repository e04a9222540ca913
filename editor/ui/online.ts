import { useEffect, useState } from 'react';
import type { Backend } from '../backend.ts';

/** Which versions of files the site should show before it counts as online; undefined: no file. */
type Expected = [path: string, id: string | undefined][];

const EVERY_MS = 5000;

/** Watches whether the site already shows what was saved, also after the page was closed. */
export function useOnline(backend: Backend) {
  const key = `not online yet in ${backend.farm}`;
  const [expected, setExpected] = useState<Expected>(() =>
    JSON.parse(localStorage.getItem(key) ?? '[]'),
  );
  const [isOnline, setOnline] = useState<boolean>();

  useEffect(() => {
    if (!backend.online || expected.length === 0) return;
    let isOver = false;
    let timer: ReturnType<typeof setTimeout>;
    const look = async () => {
      const shown = await backend.online?.().catch(() => undefined);
      if (isOver) return;
      if (shown && expected.every(([path, id]) => (shown[path] ?? null) === (id ?? null))) {
        localStorage.removeItem(key);
        setExpected([]);
        setOnline(true);
      } else timer = setTimeout(look, EVERY_MS);
    };
    look();
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [backend, expected, key]);

  return {
    isOnline: backend.online ? isOnline === true : undefined,
    isWaiting: expected.length > 0,
    expect(files: Expected) {
      if (!backend.online || files.length === 0) return;
      const all = [...new Map([...expected, ...files])];
      localStorage.setItem(key, JSON.stringify(all));
      setOnline(false);
      setExpected(all);
    },
  };
}
