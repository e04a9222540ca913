import { useSyncExternalStore } from 'react';
import type { Path } from '../content/values.ts';

/** The editor's screens live behind the # of its address, so that the phone's Back works. */
const SCREENS = [
  'home',
  'prices',
  'today',
  'photo',
  'notice',
  'posts',
  'setup',
  'review',
  'file',
  'text',
] as const;

export type Screen = (typeof SCREENS)[number];

export interface Route {
  screen: Screen;
  /** For "file" and "text": which content file, and where in it. */
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

/** An address that leads nowhere leads home. */
export function routeFrom(hash: string): Route {
  const [name, ...rest] = hash.replace(/^#\/?/, '').split('/').map(decoded);
  const screen = SCREENS.find((each) => each === name) ?? 'home';
  const end = rest.findIndex((step) => step.endsWith('.yaml')) + 1;
  const at = rest.slice(end).map((step) => (/^\d+$/.test(step) ? Number(step) : step));
  return { screen, file: rest.slice(0, end).join('/'), at };
}

function decoded(step: string): string {
  try {
    return decodeURIComponent(step);
  } catch {
    return step;
  }
}

export const addressOf = (screen: Screen) => `#/${screen === 'home' ? '' : screen}`;

export const addressOfFile = (file: string, at: Path = []) =>
  `#/file/${[...file.split('/'), ...at].map(encodeURIComponent).join('/')}`;

export const addressOfText = (file: string) =>
  `#/text/${file.split('/').map(encodeURIComponent).join('/')}`;

export const go = (address: string) => {
  location.hash = address;
};
