import { decodeHeic } from '../../photos/heic.ts';

/** The pixels of a HEIC photo; undefined if it is damaged. */
export type DecodedPhoto = { data: Uint8Array; width: number; height: number } | undefined;

addEventListener('message', async ({ data: bytes }: MessageEvent<Uint8Array>) => {
  postMessage(await decodeHeic(bytes).catch(() => undefined));
});
