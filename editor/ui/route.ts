import { useSyncExternalStore } from 'react';
import type { Path } from '../content/values.ts';

/** The editor's screens live behind the # of its address, so that the phone's Back works. */
export type Screen =
  | 'home'
  | 'prices'
  | 'today'
  | 'photo'
  | 'notice'
  | 'posts'
  | 'setup'
  | 'review'
  | 'file';

export interface Route {
  screen: Screen;
  /** For "file": which content file, and where in it. */
  file: string;
  at: Path;
}

function subscribe(tell: () => void) {
  addEventListener('hashchange', tell);
  return () => removeEventListener('hashchange', tell);
}

export function useRoute(): Route {
  return routeFrom(useSyncExternalStore(subscribe, () => location.hash));
}

export function routeFrom(hash: string): Route {
  const [screen = '', ...rest] = hash.replace(/^#\/?/, '').split('/').map(decodeURIComponent);
  if (screen !== 'file') return { screen: (screen || 'home') as Screen, file: '', at: [] };
  const end = rest.findIndex((step) => step.endsWith('.yaml')) + 1;
  const at = rest.slice(end).map((step) => (/^\d+$/.test(step) ? Number(step) : step));
  return { screen: 'file', file: rest.slice(0, end).join('/'), at };
}

export const addressOf = (screen: Screen) => `#/${screen === 'home' ? '' : screen}`;

export const addressOfFile = (file: string, at: Path = []) =>
  `#/file/${[...file.split('/'), ...at].map(encodeURIComponent).join('/')}`;

export const go = (address: string) => {
  location.hash = address;
};
