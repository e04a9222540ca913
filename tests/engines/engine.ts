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

export type Key = 'Escape' | 'ArrowDown' | 'ArrowRight';

export interface Installed {
  label: string;
  start: (() => Promise<Engine>) | undefined;
  installHint: string;
  /** The oldest version of this browser that the editor works in, if older ones are tested. */
  editsFrom?: number;
}
