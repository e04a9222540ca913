import { globSync, readFileSync } from 'node:fs';
import ts from 'typescript';
import { expect, test } from 'vitest';

/** Phrases that no owner should read, and what to say instead. */
const DISCOURAGED: [RegExp, instead: string][] = [
  [/\bmend(?:s|ed|ing)?\b/i, 'fix'],
  [/\bstand-ins?\b/i, 'placeholder'],
  [/\b(?:some|no|any)body\b/i, 'someone, no one'],
  [/\banew\b/i, 'again'],
  [/\bany more\b/i, 'anymore'],
  [/\bif you like\b/i, '(optional)'],
  [/\bat the desk\b/i, 'on the computer'],
  [/\b(?:throw|take)s? (?:it|them|the \w+|these \w+) away\b/i, 'discard, remove'],
  [/\bthe words (?:of|on|in)\b/i, 'the text'],
  [/\b(?:should be|some|these) words\b/i, 'text'],
  [/\bfoot of\b/i, 'bottom of'],
  [/\bstands? (?:on|at|above|below|in)\b/i, 'is at, shows on'],
  [/\bby itself\b/i, 'automatically'],
  [/\b(?:has|have) no use for\b/i, 'doesn’t use'],
  [/\bbring back\b/i, 'restore'],
  [/\bsmall letters\b/i, 'lowercase'],
  [/\bone a line\b/i, 'one per line'],
  [/\bleads? to\b/i, 'opens, goes to'],
  [/\bfarm[’']s facts\b/i, 'Farm info'],
  [/\bMake it yours\b/i, 'Set up your site'],
  [/\bWhich one counts\b/i, 'Which version do you want to keep?'],
  [/\bGo on\b/, 'Continue'],
  [/\bWrite (?:it|the|one|just|all|some|year|at least)\b/, 'Enter, Type'],
];

const codeFiles = globSync('{editor,model,photos,build,tools}/**/*.{ts,tsx}').filter(
  (file) => !/\.test\.ts$|\/(?:fixtures|tests)\//.test(file),
);
const contentFiles = globSync('content/**/*.yaml');

/** Strings and JSX text that read like a sentence or a label, with the line of each. */
function textsIn(file: string): [line: number, text: string][] {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest);
  const found: [number, string][] = [];
  const visit = (node: ts.Node) => {
    if (ts.isStringLiteralLike(node) || ts.isTemplateLiteralToken(node) || ts.isJsxText(node)) {
      const { line } = source.getLineAndCharacterOfPosition(node.getStart(source));
      found.push([line + 1, node.text.replaceAll(/\s+/g, ' ')]);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

const linesIn = (file: string): [line: number, text: string][] =>
  readFileSync(file, 'utf8')
    .split('\n')
    .map((text, i) => [i + 1, text]);

const commentsIn = (file: string) =>
  linesIn(file).filter(([, text]) => text.trimStart().startsWith('#'));

const phrasesToChange = (files: string[], texts: typeof textsIn) =>
  files.flatMap((file) =>
    texts(file).flatMap(([line, text]) =>
      DISCOURAGED.filter(([phrase]) => phrase.test(text)).map(
        ([, instead]) => `${file}:${line}: “${text.trim()}”. Say: ${instead}`,
      ),
    ),
  );

test('the editor, the check and the build use plain language', () => {
  expect(codeFiles.length).toBeGreaterThan(100);
  expect(phrasesToChange(codeFiles, textsIn)).toEqual([]);
});

test('comments in content files use plain language', () => {
  expect(contentFiles.length).toBeGreaterThan(5);
  expect(phrasesToChange(contentFiles, commentsIn)).toEqual([]);
});

test('the guides, the changelog and workflows use plain language', () => {
  const guides = ['docs/owner-guide.md', 'docs/hosting.md', 'CHANGELOG.md'];
  const workflows = globSync('.github/workflows/*.yml');
  expect(workflows.length).toBeGreaterThan(0);
  expect(phrasesToChange([...guides, ...workflows], linesIn)).toEqual([]);
});
