import type { ContentFile } from '../../model/checked-file.ts';
import { lineIn, textsIn, type Warning } from './warning.ts';

const LINKS = [
  { field: 'tipJar', name: 'tip jar', mention: /\btip jar\b|\bdonat|\bko-?fi\b/i },
  { field: 'newsletter', name: 'newsletter', mention: /\bnewsletter\b/i },
];

const TEMPLATE_TOWN = /\bMissoula\b/;

/** Text that sends people to a tip jar or a newsletter that the farm doesn't have. */
export function missingLinkMentions(files: readonly ContentFile[]): Warning[] {
  const farm = files.find(({ kind }) => kind === 'farm')?.yaml.data as object;
  const missing = LINKS.filter(({ field }) => !(field in farm));
  return missing.flatMap(({ name, mention }) =>
    files.flatMap((entry) =>
      textsIn(entry.yaml.data)
        .filter(({ path, text }) => mention.test(text) && isShown(path, text))
        .map(({ path, text }) => ({
          group: 'Text about something you don’t have',
          file: entry.file,
          line: lineIn(entry, path),
          message: `"${text}" mentions a ${name}, but content/farm.yaml doesn’t have one. Change this text or add your ${name}.`,
        })),
    ),
  );
}

/** Text that names the template's town, on a farm that is somewhere else. */
export function otherPlaceMentions(files: readonly ContentFile[]): Warning[] {
  const farm = files.find(({ kind }) => kind === 'farm')?.yaml.data as { place?: unknown };
  if (TEMPLATE_TOWN.test(String(farm.place))) return [];
  return files.flatMap((entry) =>
    textsIn(entry.yaml.data)
      .filter(({ text }) => TEMPLATE_TOWN.test(text))
      .map(({ path, text }) => ({
        group: 'Text about another place',
        file: entry.file,
        line: lineIn(entry, path),
        message: `"${text}" mentions Missoula, but your farm’s location is “${farm.place}”. If Missoula is wrong here, change this text.`,
      })),
  );
}

/** A button without a link isn't rendered. */
const isShown = (path: readonly (string | number)[], text: string) =>
  !/button$/i.test(String(path.at(-1))) && !text.startsWith('https:');
