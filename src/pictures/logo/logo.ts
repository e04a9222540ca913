import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import type { Farm } from '../../../model/schema.ts';
import { sitePath } from '../../site/links.ts';
import { renderInitials } from './initials.tsx';
import { frameBadge, frameMark } from './round-frame.ts';
import { isWordmark, roundPicture } from './round-picture.ts';

/** Without a logo, the name's initials are it. */
type Brand = Pick<Farm, 'name' | 'logo' | 'logoAlt'>;

/** The largest width at which a variant is shown, in the pixels of a dense screen. */
const MAX_WIDTH = { badge: 720, mark: 138 };
type LogoVariant = keyof typeof MAX_WIDTH;
export const LOGO_VARIANTS = Object.keys(MAX_WIDTH) as LogoVariant[];

/** The farm's logo as SVG. The badge has an empty ring for the name, the mark is for small sizes. */
export async function renderLogo(farm: Brand, variant: LogoVariant, size = MAX_WIDTH[variant]) {
  const file = farm.logo && resolve('content', farm.logo);
  const own = file && (await ownVariant(file, variant));
  if (own) return own;
  const frame = variant === 'badge' ? frameBadge : frameMark;
  const isReadable = file && (variant === 'badge' || !(await isWordmark(file)));
  return frame(isReadable ? await roundPicture(file, size) : await renderInitials(farm.name));
}

/** An owner's badge.svg and mark.svg are used as they are. Anything else is reencoded, as photos are. */
async function ownVariant(file: string, variant: LogoVariant): Promise<string | undefined> {
  if (basename(file) !== 'badge.svg') return undefined;
  const svg = await readFile(join(dirname(file), `${variant}.svg`), 'utf8').catch(() => '');
  return isSafeSvg(svg) ? svg : undefined;
}

const SHAPES =
  /^(?:svg|g|defs|symbol|use|title|path|rect|circle|ellipse|line|polyline|polygon|clipPath|mask|pattern|linearGradient|radialGradient|stop)$/;

/** Whether an SVG is safe to publish: only shapes, no script, no external resource, no metadata of a drawing program. */
export const isSafeSvg = (svg: string) =>
  svg.startsWith('<svg') &&
  [...svg.matchAll(/<(?!\/)([^\s/>]*)/g)].every(([, element = '']) => SHAPES.test(element)) &&
  !/inkscape:|sodipodi:|\son\w+\s*=|href\s*=(?!\s*["']#)|url\((?!\s*["']?#)/i.test(svg);

/** The logo's file, with its hash in the name like every asset. */
export async function logoFile(farm: Brand, variant: LogoVariant) {
  const svg = await renderLogo(farm, variant);
  const hash = createHash('sha256').update(svg).digest('base64url').slice(0, 8);
  return { name: `${variant}.${hash}`, svg };
}

export const logoUrl = async (farm: Brand, variant: LogoVariant) =>
  sitePath(`assets/${(await logoFile(farm, variant)).name}.svg`);

/** The badge as pages show it. */
export const badgeOf = async (farm: Brand) => ({
  src: await logoUrl(farm, 'badge'),
  alt: (farm.logo && farm.logoAlt) || `Logo of ${farm.name}`,
  farmName: farm.name,
});
