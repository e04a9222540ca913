declare module 'libheif-js/wasm-bundle.js' {
  interface HeifImage {
    is_primary(): boolean;
    get_width(): number;
    get_height(): number;
    /** Fills the pixels, and then calls back with them, or with null. */
    display<Pixels extends object>(pixels: Pixels, done: (filled: Pixels | null) => void): void;
    free(): void;
  }

  const libheif: { HeifDecoder: new () => { decode(file: Uint8Array): HeifImage[] } };
  export default libheif;
}
