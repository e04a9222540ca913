/** The browser functions that the scenarios use. */
export interface Engine {
  /** Its name and version. */
  name: string;
  visit(address: string): Promise<void>;
  resize(width: number, height: number): Promise<void>;
  evaluate<T>(expression: string): Promise<T>;
  /** A real click, after scrolling the element into view. */
  click(selector: string): Promise<void>;
  press(key: Key): Promise<void>;
  reload(): Promise<void>;
  screenshot(): Promise<Uint8Array>;
  quit(): Promise<void>;
  /** Uncaught errors since the last call, where the driver reports them. */
  scriptErrors?: () => string[];
}

/** Scrolls an element into view as a person would, and returns its center. Drivers' own clicks scroll sticky bars too. */
export const centerInView = (selector: string) => `(() => {
  const element = document.querySelector(${JSON.stringify(selector)});
  const { top: start, bottom: end } = element.getBoundingClientRect();
  // Only if a person would have to scroll, too. It moves the page even for a button in the sticky bar.
  if (start + end < 0 || start + end > 2 * innerHeight)
    element.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
  const { left, top, width, height } = element.getBoundingClientRect();
  return [Math.round(left + width / 2), Math.round(top + height / 2)];
})()`;

export type Key = 'Escape' | 'ArrowDown' | 'ArrowRight';

export interface Installed {
  label: string;
  start: (() => Promise<Engine>) | undefined;
  installHint: string;
  /** The oldest version of this browser that the editor works in, if older ones are tested. */
  editsFrom?: number;
}
