import type { ContentFile } from '../../model/checked-file.ts';
import { lineIn, type Warning } from './warning.ts';

interface CaptionedPhoto {
  title: string;
  alt: string;
}

const MIN_WORDS = 4;
const ADVICE = 'Say in one sentence what the photo shows, for people who can’t see it.';

/** Photos with a caption whose alt text wouldn't tell a blind visitor much. */
export function weakAltTexts(entry: ContentFile): Warning[] {
  const { photos } = (entry.yaml.data ?? {}) as { photos?: unknown };
  if (!Array.isArray(photos)) return [];
  return photos.flatMap((photo, i) => {
    if (!isCaptioned(photo)) return [];
    const weakness = weaknessOf(photo, photos.slice(0, i).filter(isCaptioned));
    if (!weakness) return [];
    return {
      group: 'Picture descriptions that say too little',
      file: entry.file,
      line: lineIn(entry, ['photos', i, 'alt']),
      message: `"${photo.alt}" ${weakness} ${ADVICE}`,
    };
  });
}

const isCaptioned = (photo: unknown): photo is CaptionedPhoto => {
  const { title, alt } = (photo ?? {}) as Partial<CaptionedPhoto>;
  return typeof title === 'string' && typeof alt === 'string';
};

function weaknessOf({ title, alt }: CaptionedPhoto, others: CaptionedPhoto[]): string | undefined {
  const plain = (text: string) =>
    text
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
      .trim();
  if (/\.(?:jpe?g|png|webp|avif|hei[cf])$/i.test(alt) || /^(?:img|dsc|pxl)[_ -]?\d+/i.test(alt)) {
    return 'is just the file’s name.';
  }
  if (plain(alt) === plain(title)) return 'only repeats the caption.';
  if (others.some((other) => plain(other.alt) === plain(alt)))
    return 'is the same as another photo’s.';
  if (plain(alt).split(' ').length < MIN_WORDS) return 'is very short.';
  if (/^(?:a )?(?:photo|picture|image|pic) of\b/i.test(alt)) {
    return 'doesn’t need to say that it’s a photo.';
  }
  return undefined;
}
