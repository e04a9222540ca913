import { z } from 'astro/zod';
import type { CheckedFile } from './checked-file.ts';
import { contentFiles } from './content-files.ts';
import type { PictureField } from './schema.ts';

/** One thing to ask the owner, and where its answer belongs. */
export interface Question {
  file: string;
  path: (string | number)[];
  ask: string;
  today: string;
  /** What is wrong with an answer; undefined when it can be written down. */
  check(answer: string): string | undefined;
}

const ABOUT_THE_FARM: [path: (string | number)[], ask: string][] = [
  [['name'], 'What is the farm called?'],
  [['place'], 'Where is it? This line stands below the name.'],
  [['tipJar'], 'Which page is your tip jar? For example https://ko-fi.com/your-name'],
  [['newsletter'], 'Where do people read your newsletter?'],
];

/** All that a question has to know of a file. */
type AskedFile = Pick<CheckedFile, 'kind' | 'file' | 'data'>;

/** Everything that a new owner has to answer, in the order of asking. */
export function questionsFor(files: readonly AskedFile[]): Question[] {
  const farm = files.find(({ kind }) => kind === 'farm');
  if (!farm) return [];
  return [
    ...ABOUT_THE_FARM.map(([path, ask]) => question(farm, path, ask)),
    question(
      farm,
      ['payment', 'ways', paymentApp(farm)],
      'Which payment app do you take, beside cash? For example Venmo',
    ),
    ...files
      .filter(({ kind }) => kind === 'posts')
      .map((post) => question(post, ['link'], `Where is the post “${at(post, ['title'])}”?`)),
    question(farm, ['site'], 'And this website: at which address will people find it?'),
  ];
}

/** No question is about a picture. */
const anyPicture = (() => z.string()) as unknown as PictureField;

function question(entry: AskedFile, path: (string | number)[], ask: string): Question {
  const { file, kind } = entry;
  const field = fieldAt(contentFiles[kind].schema(anyPicture), path);
  return {
    file,
    path,
    ask,
    today: at(entry, path),
    check: (answer) => {
      const [fault] = field.safeParse(answer).error?.issues ?? [];
      return fault && `This ${fault.message}`;
    },
  };
}

/** The place of the first way to pay that isn't cash; a new one if there is none. */
function paymentApp({ data }: AskedFile): number {
  const { payment } = data as { payment?: { ways?: string[] } };
  const ways = payment?.ways ?? [];
  const found = ways.findIndex((way) => !/^cash$/i.test(way));
  return found < 0 ? ways.length : found;
}

function at({ data }: AskedFile, path: (string | number)[]): string {
  const value = path.reduce<unknown>(
    (inner, step) => (inner as Record<string, unknown> | undefined)?.[step],
    data,
  );
  return typeof value === 'string' ? value : '';
}

function fieldAt(schema: z.ZodType, path: (string | number)[]): z.ZodType {
  return path.reduce<z.ZodType>((inner, step) => {
    if (typeof step === 'number') return (inner as z.ZodArray<z.ZodType>).element;
    return (inner as z.ZodObject<Record<string, z.ZodType>>).shape[step] as z.ZodType;
  }, schema);
}
