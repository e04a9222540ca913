import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { WrittenFile } from './checked-file.ts';
import { contentFiles } from './content-files.ts';
import { readYaml } from './read-yaml.ts';
import { changesFor } from './setup-answers.ts';
import { anyPicture, questionsFor } from './setup-questions.ts';

const fileAt = (kind: WrittenFile['kind'], file: string, text: string): WrittenFile => ({
  kind,
  id: file,
  file,
  written: readYaml(file, text),
});
const onDisk = (kind: WrittenFile['kind'], file: string) =>
  fileAt(kind, file, readFileSync(file, 'utf8'));

const typed = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 60 }),
  fc.constantFrom('true', 'null', '~', '007', '1e3', '- a', '# a', '“a: b”', "'", '{', 'a: b #c'),
  fc.webUrl({ validSchemes: ['https'], withQueryParameters: true, withFragments: true }),
);

test('whatever is taken as an answer can be built, and is read as it was typed', () => {
  const farm = onDisk('farm', 'tests/farm/farm.yaml');
  const post = fileAt('posts', 'post.yaml', 'title: Eggs\nlink: https://example.com/eggs\n');
  const questions = questionsFor([farm, post]);
  const farmSchema = contentFiles.farm.schema(anyPicture);
  fc.assert(
    fc.property(fc.constantFrom(...questions), typed, (question, words) => {
      const answer = words.trim();
      fc.pre(answer !== '' && answer !== question.today && question.check(answer) === undefined);
      const [change] = changesFor([farm, post], [{ question, answer }]);
      const { data, problems } = readYaml(question.file, change?.text ?? '');
      expect(problems).toEqual([]);
      if (question.file === farm.file) farmSchema.parse(data);
      const read = question.path.reduce<unknown>((inner, step) => (inner as never)[step], data);
      expect(read).toBe(answer);
    }),
    { numRuns: 150 },
  );
});
