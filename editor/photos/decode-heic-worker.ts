import { isDisplayP3 } from '../../photos/color-profile.ts';
import { decodeHeic } from '../../photos/heic.ts';
import { inspect } from '../../photos/inspect.ts';
import { p3ToSrgb } from './p3-to-srgb.ts';

/** The pixels of a HEIC photo; undefined if it is damaged. */
export type DecodedPhoto = { data: Uint8Array; width: number; height: number } | undefined;

addEventListener('message', async ({ data: bytes }: MessageEvent<Uint8Array>) => {
  const decoded = await decodeHeic(bytes).catch(() => undefined);
  const info = inspect(bytes);
  const isWide = info?.codedDisplayP3 || (info?.profile && isDisplayP3(info.profile));
  if (decoded && isWide) p3ToSrgb(decoded.data);
  postMessage(decoded);
});
