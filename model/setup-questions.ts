import { z } from 'astro/zod';
import type { WrittenFile } from './checked-file.ts';
import { contentFiles } from './content-files.ts';
import type { PictureField } from './fields.ts';
import type { YamlFile } from './read-yaml.ts';

export type Path = (string | number)[];

/** One thing to ask the owner, and where its answer belongs. */
export interface Question {
  file: string;
  path: Path;
  /** What it is about, in a word or two. */
  about: string;
  ask: string;
  hint?: string | undefined;
  /** What is written there today. Empty: nothing is. */
  today: string;
  /** What it means for the pages if the farm has none. Missing: every farm must have one. */
  none?: string | undefined;
  /** What is wrong with an answer; undefined when it can be written down. Empty: the farm has none. */
  check(answer: string): string | undefined;
}

/** All that a question has to know of a file. */
type AskedFile = Omit<WrittenFile, 'written'> & { written: Pick<YamlFile, 'data' | 'problems'> };

type Wording = Pick<Question, 'about' | 'ask' | 'hint' | 'none'>;

const ABOUT_THE_FARM: [path: Path, wording: Wording][] = [
  [['name'], { about: 'Name', ask: 'What is the farm called?' }],
  [['place'], { about: 'Place', ask: 'Where is it? This line stands below the name.' }],
  [
    ['pickup', 'area'],
    { about: 'Pickup', ask: 'Where do people pick up what they buy?', hint: 'Name no street.' },
  ],
  [
    ['tipJar'],
    {
      about: 'Tip jar',
      ask: 'Which page is your tip jar?',
      hint: 'For example https://ko-fi.com/your-name',
      none: 'no page has a button for it',
    },
  ],
  [
    ['newsletter'],
    {
      about: 'Newsletter',
      ask: 'Where do people read your newsletter?',
      hint: 'For example https://your-name.substack.com',
      none: 'no page has a link to it',
    },
  ],
  [
    ['contact', 'phone'],
    {
      about: 'Phone',
      ask: 'Which number may people text or call?',
      hint: 'For example (406) 555-0142',
      none: 'no page has a number',
    },
  ],
  [
    ['contact', 'email'],
    {
      about: 'Email',
      ask: 'Which email address may people write to?',
      none: 'no page has an address to write to',
    },
  ],
];

/** Everything that a new owner has to answer, in the order of asking. None if the farm's file can't be read. */
export function questionsFor(files: readonly AskedFile[]): Question[] {
  const readable = files.filter(({ written }) => written.problems.length === 0);
  const farm = readable.find(({ kind }) => kind === 'farm');
  if (!farm) return [];
  return [
    ...ABOUT_THE_FARM.map(([path, wording]) => question(farm, path, wording)),
    paymentQuestion(farm),
    ...readable
      .filter(({ kind }) => kind === 'posts')
      .map((post) => {
        const title = textAt(post, ['title']) || post.id;
        return question(post, ['link'], {
          about: `Post “${title}”`,
          ask: `Where do people read the post “${title}”?`,
          none: 'its card is taken off the blog',
        });
      }),
    question(farm, ['site'], {
      about: 'This website',
      ask: 'At which address will people find this website?',
      hint: 'If you don’t know it yet, leave it as it is. Putting the site online tells you.',
    }),
  ];
}

/** The first way to pay that isn't cash; a new one if there is none. */
function paymentQuestion(farm: AskedFile): Question {
  const ways = valueAt(farm.written.data, ['payment', 'ways']);
  const known = Array.isArray(ways) ? ways : [];
  const found = known.findIndex((way) => !/^cash$/i.test(String(way).trim()));
  const others = known.length - (found < 0 ? 0 : 1);
  return question(farm, ['payment', 'ways', found < 0 ? known.length : found], {
    about: 'Payment app',
    ask: 'Which payment app do you take, besides cash?',
    hint: 'For example Venmo',
    ...(others > 0 && { none: 'it is left out' }),
  });
}

/** No question is about a picture. */
export const anyPicture = (() => z.string()) as unknown as PictureField;

function question(entry: AskedFile, path: Path, wording: Wording): Question {
  const field = fieldAt(contentFiles[entry.kind].schema(anyPicture), path);
  return {
    file: entry.file,
    path,
    ...wording,
    today: textAt(entry, path),
    check: (answer) => {
      if (answer === '' && wording.none) return undefined;
      const [fault] = field.safeParse(answer).error?.issues ?? [];
      return fault && `This ${fault.message}`;
    },
  };
}

function textAt({ written }: AskedFile, path: Path): string {
  const value = valueAt(written.data, path);
  return typeof value === 'string' ? value.trim() : '';
}

const valueAt = (data: unknown, path: Path) =>
  path.reduce<unknown>((inner, step) => (inner as Record<string, unknown>)?.[step], data);

function fieldAt(schema: z.ZodType, path: Path): z.ZodType {
  return path.reduce<z.ZodType>((outer, step) => {
    const inner = outer instanceof z.ZodOptional ? (outer.unwrap() as z.ZodType) : outer;
    if (typeof step === 'number') return (inner as z.ZodArray<z.ZodType>).element;
    return (inner as z.ZodObject<Record<string, z.ZodType>>).shape[step] as z.ZodType;
  }, schema);
}
