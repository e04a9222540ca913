import { type ReactNode, useEffect, useState } from 'react';
import { checkContent } from '../../model/check-content.ts';
import { type Fields, isRecord, valueAt } from '../../model/compare.ts';
import type { ContentKind } from '../../model/content-files.ts';
import { type ContentProblem, withoutFileHint } from '../../model/problem.ts';
import { formFor, kindOf, titleOf } from '../content/content-kinds.ts';
import { describeLocation } from '../content/describe-draft.ts';
import { type Draft, pathsIn } from '../content/draft.ts';
import { fieldAt, type Group, validationError } from '../content/form.ts';
import { quote } from '../content/labels.ts';
import { folderWith } from '../content/published-content.ts';
import { changesOf } from '../content/saving.ts';
import type { Path } from '../content/values.ts';
import { ConfirmButton } from './ConfirmButton.tsx';
import styles from './editor.module.css';
import { fieldUrl, textUrl } from './route.ts';
import { useEditor, useEditorState, useStore } from './use-editor.ts';

/** The errors in the content with the draft's changes. Undefined until the first check ends. */
export function useProblems(draft: Draft): ContentProblem[] | undefined {
  const base = useEditor((state) => state.base);
  const [problems, setProblems] = useState<ContentProblem[]>();
  useEffect(() => {
    let isCancelled = false;
    checkContent(folderWith(base, changesOf(base, draft))).then((result) => {
      if (!isCancelled) setProblems(result.problems);
    });
    return () => {
      isCancelled = true;
    };
  }, [base, draft]);
  return problems;
}

interface ProblemsProps {
  problems: readonly ContentProblem[] | undefined;
  /** Other ways to solve them. */
  children?: ReactNode;
}

/** Lists the problems, with links to their fields. */
export function Problems({ problems = [], children }: ProblemsProps) {
  if (problems.length === 0) return null;
  return (
    <section className={styles.alert}>
      <h2>Needs fixing</h2>
      <ul>
        {problems.map((problem) => (
          <Problem key={`${problem.file} ${problem.field} ${problem.message}`} {...problem} />
        ))}
      </ul>
      {children && <p>{children}</p>}
    </section>
  );
}

function Problem({ file: named, path = [], message, field, line }: ContentProblem) {
  const { base, data: dataOf, placeInDraft } = useEditorState();
  const file = named.replace(/^content\//, '');
  const form = formFor(file);
  if (!form) return <UnexpectedFile file={file} message={message} />;
  const data = dataOf(file);
  const steps = placeInDraft(file, path as Path);
  const leaf = fieldAt(form, steps);
  // The check's message is about a path, the form's about a picture.
  const formError =
    leaf?.type === 'picture'
      ? validationError(leaf, valueAt(data, steps))?.replace('This ', '')
      : undefined;
  const { title, label = field } = describeLocation(file, data, steps);
  const isInForm = data ? formShows(form, data, steps, line) : !base.files[file];
  const address = isInForm ? fieldUrl(file, steps) : textUrl(file);
  const where = data ? `In ${kindOf(file) === 'posts' ? 'blog post ' : ''}${quote(title)}` : title;
  const what = label ? `, ${quote(label)}` : line === undefined || data ? '' : `, line ${line}`;
  const text = formError ?? withoutFileHint(message);
  // Most messages complete a sentence: "“Link” is missing."
  const isWholeSentence = !label || !/^\p{Ll}/u.test(text);
  return (
    <li>
      <a href={address}>
        {where}
        {what}
      </a>
      {isWholeSentence && ':'} {text}
    </li>
  );
}

/** A file or folder that is unexpected or missing. */
function UnexpectedFile({ file, message }: { file: string; message: string }) {
  const store = useStore();
  const base = useEditor((state) => state.base);
  return (
    <li>
      <strong>content/{file}</strong>: {message}
      {base.files[file] && (
        <ConfirmButton
          question={`Remove content/${file}?`}
          onConfirm={() => store.removeFile(file, `Removed content/${file}.`)}
        >
          Remove this file
        </ConfirmButton>
      )}
    </li>
  );
}

/** Whether a form shows the field. Unknown fields are only in the text. */
function formShows(form: Group, data: Fields, path: Path, line: number | undefined): boolean {
  if (path.length === 0) return line === undefined;
  const field = fieldAt(form, path);
  return field !== undefined && !(field.type === 'group' && isRecord(valueAt(data, path)));
}

/** On a screen for several files: what it can't show, and why. Only a part of farm.yaml is on `screen`. */
export function UnreadableFiles({ kinds, screen }: { kinds: ContentKind[]; screen: string }) {
  const { base, draft, data } = useEditorState();
  return pathsIn(base, draft)
    .filter((file) => !data(file) && kinds.some((kind) => kind === kindOf(file)))
    .map((file) => (
      <UnreadableFile key={file} file={file} name={kindOf(file) === 'farm' ? screen : undefined} />
    ));
}

interface UnreadableFileProps {
  file: string;
  name?: string | undefined;
}

export const UnreadableFile = ({ file, name = titleOf(file, undefined) }: UnreadableFileProps) => (
  <p className={styles.alert}>
    {quote(name)} can’t be shown, because there’s a mistake in the file content/{file}.
    <a className={styles.tap} href={textUrl(file)}>
      Fix it
    </a>
  </p>
);
