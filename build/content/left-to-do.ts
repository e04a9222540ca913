import type { CheckedFile } from '../../model/checked-file.ts';
import { placeholdersIn } from '../../model/placeholders.ts';
import { textsIn } from '../../model/texts.ts';
import { checkContentOnDisk } from './content-on-disk.ts';

/** What is worth doing before the site goes online; nothing if there is nothing. */
export async function leftToDo(root = 'content', env = process.env): Promise<string[]> {
  const { valid } = await checkContentOnDisk(root);
  const all = [
    ...valid.flatMap((file) => placeholders(file, env)),
    ...valid.flatMap(missingContact),
    ...drawings(valid),
  ];
  if (all.length === 0) return [];
  return ['Worth doing before the site goes online:', ...all.map((line) => `  ${line}`)];
}

const placeholders = ({ file, yaml }: CheckedFile, { SITE_ADDRESS }: NodeJS.ProcessEnv) =>
  placeholdersIn(yaml.data).flatMap(({ path, message }) => {
    const isAddress = path[0] === 'site';
    if (isAddress && SITE_ADDRESS) return [];
    const note = isAddress ? ' On GitHub Pages, you can leave it.' : '';
    return `${file}, line ${yaml.lineOf(path)}: ${message}${note}`;
  });

interface Farm {
  contact?: { phone?: string; email?: string };
  platforms?: unknown[];
}

function missingContact({ kind, file, data }: CheckedFile): string[] {
  const { contact, platforms = [] } = data as Farm;
  if (kind !== 'farm' || contact?.phone || contact?.email || platforms.length > 0) return [];
  return [
    `${file}: People can’t reach you. Add a phone number, an email address or a social page.`,
  ];
}

/** Pictures whose description says that they are drawings. */
function drawings(files: readonly CheckedFile[]): string[] {
  const { length } = files
    .flatMap(({ yaml }) => textsIn(yaml.data))
    .filter(({ path, text }) => path.at(-1) === 'alt' && /^illustration\b/i.test(text));
  if (length === 0) return [];
  const pictures = length === 1 ? '1 picture is a drawing' : `${length} pictures are drawings`;
  return [`${pictures}. Replace with photos when you have some.`];
}
