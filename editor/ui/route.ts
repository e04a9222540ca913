import { type MouseEvent, useSyncExternalStore } from 'react';
import { fileOf } from '../content/content-kinds.ts';
import type { Path } from '../content/values.ts';

/** The screens and their names. The routes are in the URL's hash, so that Back works. */
export const SCREEN_NAMES = {
  home: '',
  prices: 'Prices',
  today: 'What we have today',
  photo: 'Add a photo',
  notice: 'Notice',
  posts: 'Blog posts',
  sell: 'Change the order',
  add: 'Add something you sell',
  captions: 'New photos',
  setup: 'Set up your site',
  history: 'History',
  review: 'Review and publish',
  file: '',
  text: '',
};

export type Screen = keyof typeof SCREEN_NAMES;

const isScreen = (name: string): name is Screen => Object.hasOwn(SCREEN_NAMES, name);

export interface Route {
  screen: Screen;
  /** For "file" and "text": the content file and the path in it. */
  file: string;
  at: Path;
  /** The field to scroll to: see `fieldId`. */
  field: string | undefined;
}

/** This screen's index in the history, and the scroll positions of the screens before it. */
let depth = depthOfEntry() ?? 0;
const scrolledTo: number[] = [];
/** The screen that Back has just left. */
let leftScreen: string | undefined;

function depthOfEntry(): number | undefined {
  return (globalThis.history?.state as { depth?: number } | null)?.depth;
}

function subscribe(onChange: () => void) {
  history.scrollRestoration = 'manual';
  history.replaceState({ depth }, '');
  const listen = ({ oldURL }: HashChangeEvent) => {
    scrolledTo[depth] = scrollY;
    const before = depth;
    depth = depthOfEntry() ?? depth + 1;
    history.replaceState({ depth }, '');
    leftScreen = depth < before ? new URL(oldURL).hash : undefined;
    if (depth >= before) scrolledTo[depth] = 0;
    onChange();
  };
  addEventListener('hashchange', listen);
  return () => removeEventListener('hashchange', listen);
}

export function useRoute(): Route {
  return routeFrom(useSyncExternalStore(subscribe, () => location.hash));
}

export const currentRoute = () => routeFrom(location.hash);

/** Empty in a damaged link. */
function decode(step: string): string {
  try {
    return decodeURIComponent(step);
  } catch {
    return '';
  }
}

/** An unknown route opens the first screen. */
function routeFrom(hash: string): Route {
  const [path = '', query] = hash.replace(/^#\/?/, '').split('?');
  const [name = '', ...rest] = path.split('/').map(decode);
  const screen = isScreen(name) ? name : 'home';
  const end = rest.findIndex((step) => step.endsWith('.yaml')) + 1;
  const at = rest.slice(end).map((step) => (/^\d+$/.test(step) ? Number(step) : step));
  const field = new URLSearchParams(query).get('field') ?? undefined;
  return { screen, file: rest.slice(0, end).join('/'), at, field };
}

export const screenUrl = (screen: Screen) => `#/${screen === 'home' ? '' : screen}`;

/** The id of a field's input on every screen. */
export const fieldId = (file: string, at: Path) =>
  [...file.split('/'), ...at].map(encodeURIComponent).join('/');

export const fileUrl = (file: string, at: Path = []) => `#/file/${fieldId(file, at)}`;

/** The captions of several new photos, by their file names. */
export const captionsUrl = (file: string, names: Path) => `#/captions/${fieldId(file, names)}`;

export const textUrl = (file: string) => `#/text/${fieldId(file, [])}`;

/** The parts of a section that have their own screens. */
const PARTS = ['photos', 'pricing', 'priceList'];
const isInPart = (file: string, [first]: Path) =>
  file.startsWith('products/') && PARTS.includes(String(first));

/** The parent screen of a path: an entry's list, or the whole file. */
export const parentUrl = (file: string, at: Path) =>
  fileUrl(file, at.slice(0, isInPart(file, at) && at.length === 2 ? 1 : -2));

/** The route to a field on its screen. */
export function fieldUrl(file: string, at: Path): string {
  const lastEntry = at.findLastIndex((step) => typeof step === 'number');
  const screen =
    file === fileOf('farm') && at[0] === 'notice'
      ? screenUrl('notice')
      : fileUrl(file, at.slice(0, Math.max(lastEntry + 1, isInPart(file, at) ? 1 : 0)));
  return `${screen}?${new URLSearchParams({ field: fieldId(file, at) })}`;
}

export const navigate = (url: string) => {
  location.hash = url;
};

/** Replaces this screen in the history, so that Back skips it. */
export function replaceScreen(url: string) {
  // location.replace would lose the depth.
  history.replaceState(history.state, '', url);
  dispatchEvent(new HashChangeEvent('hashchange'));
}

/** Goes back in the history, or replaces this screen if it is the first. */
export function navigateBack(url: string) {
  if (depth === 0) replaceScreen(url);
  else history.back();
}

export function onBackClick(event: MouseEvent<HTMLAnchorElement>) {
  event.preventDefault();
  navigateBack(event.currentTarget.hash);
}

const MAX_FRAMES = 30;

/** Scrolls to the route's field, or restores the scroll position and the focus. */
export function restoreView(field: string | undefined, heading: HTMLElement | null) {
  const target = field === undefined ? undefined : nearestField(field);
  if (target && leftScreen === undefined) {
    target.scrollIntoView({ block: 'center' });
    target.focus({ preventScroll: true });
    return;
  }
  const links = [...document.querySelectorAll<HTMLElement>('main a')];
  const used = links.find((link) => link.getAttribute('href') === leftScreen);
  (used ?? heading)?.focus({ preventScroll: true });
  restoreScroll(scrolledTo[depth] ?? 0, MAX_FRAMES);
}

/** The field's input, or that of its list or group. */
function nearestField(id: string): HTMLElement | undefined {
  const element = document.getElementById(id);
  if (element) return element;
  return id.includes('/') ? nearestField(id.slice(0, id.lastIndexOf('/'))) : undefined;
}

/** Waits, because some screens grow once the content is checked. */
function restoreScroll(top: number, frames: number) {
  scrollTo(0, top);
  if (scrollY < Math.floor(top) && frames > 0)
    requestAnimationFrame(() => restoreScroll(top, frames - 1));
}
