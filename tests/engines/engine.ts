/** The few things that the walk needs of a browser, whatever drives it. */
export interface Engine {
  /** Its name and version. */
  name: string;
  visit(address: string): Promise<void>;
  resize(width: number, height: number): Promise<void>;
  evaluate<T>(expression: string): Promise<T>;
  /** A real click on the one element that is meant, which is scrolled into view if need be. */
  click(selector: string): Promise<void>;
  press(key: Key): Promise<void>;
  back(): Promise<void>;
  reload(): Promise<void>;
  screenshot(): Promise<Uint8Array>;
  quit(): Promise<void>;
}

export type Key = 'Escape' | 'Enter' | 'Tab' | 'ArrowDown' | 'ArrowRight';

/** What starts an engine, or says why it can't. */
export interface Installed {
  label: string;
  start: (() => Promise<Engine>) | undefined;
  missing: string;
}
