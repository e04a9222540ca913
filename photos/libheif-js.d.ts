declare module 'libheif-js/wasm-bundle.js' {
  interface HeifError {
    code: unknown;
    message?: string;
  }

  interface HeifPlane {
    id: unknown;
    width: number;
    height: number;
    stride: number;
    data: Uint8Array;
  }

  export type DecodedHeif = HeifError | { image: object; channels: HeifPlane[] };

  /** The part of libheif's own bindings that decoding one picture takes. */
  interface Libheif {
    heif_error_code: { heif_error_Ok: unknown };
    heif_colorspace: { heif_colorspace_RGB: unknown };
    heif_chroma: { heif_chroma_interleaved_RGBA: unknown };
    heif_channel: { heif_channel_interleaved: unknown };
    heif_context_alloc(): object;
    heif_context_free(context: object): void;
    heif_context_read_from_memory(context: object, bytes: Uint8Array): HeifError;
    heif_js_context_get_primary_image_handle(context: object): object | HeifError | undefined;
    heif_js_decode_image2(
      handle: object,
      colorspace: unknown,
      chroma: unknown,
    ): Promise<DecodedHeif>;
    heif_image_handle_release(handle: object): void;
    heif_image_release(image: object): void;
  }

  const libheif: Libheif;
  export default libheif;
}
