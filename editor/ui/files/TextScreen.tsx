import { useRef } from 'react';
import { isListed } from '../../../model/content-files.ts';
import { SAVE_VERBS } from '../../backend.ts';
import { formFor, kindOf, titleOf } from '../../content/content-kinds.ts';
import { describePath } from '../../content/describe-changes.ts';
import { currentData, textOf } from '../../content/draft.ts';
import { quote } from '../../content/labels.ts';
import type { Path } from '../../content/values.ts';
import styles from '../editor.module.css';
import { useProblems } from '../Problems.tsx';
import { fileUrl, screenUrl } from '../route.ts';
import { useEditorState, useStore } from '../use-editor.ts';
import { RemoveFile } from './RemoveFile.tsx';

/** Edits a file as text, with its problems, for errors that no form can fix. */
export function TextScreen({ file }: { file: string }) {
  const store = useStore();
  const { base, draft } = useEditorState();
  const box = useRef<HTMLTextAreaElement>(null);
  const problems = useProblems(draft)?.filter((problem) => problem.file === `content/${file}`);
  const text = textOf(base, draft, file) ?? '';
  const lines = text.split('\n');
  const [form, data] = [formFor(file), currentData(base, draft, file)];
  const [kind, title] = [kindOf(file), titleOf(file, data)];
  // A file with a form is removed there.
  const canRemove = !data && kind && isListed(kind);
  const describe = (path: Path) =>
    form && data ? quote(describePath(form, data, path)) : undefined;

  function show(line: number) {
    const area = box.current;
    if (!area) return;
    const start = lines.slice(0, line - 1).join('\n').length + (line > 1 ? 1 : 0);
    area.focus();
    area.setSelectionRange(start, start + (lines[line - 1]?.length ?? 0));
    area.scrollTo({ top: ((line - 3) * area.scrollHeight) / lines.length });
  }

  return (
    <>
      <label className={styles.label} htmlFor="text">
        content/{file}
      </label>
      <div id="text-problems" aria-live="polite">
        {problems?.map(({ line, field, path = [], message }) => (
          <div key={`${line} ${field} ${message}`} className={styles.alert}>
            <p>
              {line !== undefined && <strong>Line {line}: </strong>}
              {field && (describe(path as Path) ?? field)}
              {field && !/^\p{Ll}/u.test(message) && ':'} {message}
            </p>
            {line !== undefined && lines[line - 1]?.trim() && (
              <code>{lines[line - 1]?.trim()}</code>
            )}
            {line !== undefined && (
              <button type="button" onClick={() => show(line)}>
                Go to line {line}
              </button>
            )}
          </div>
        ))}
        {problems?.length === 0 && <p>This file is fine.</p>}
      </div>
      <textarea
        ref={box}
        id="text"
        className={`${styles.input} ${styles.code}`}
        aria-describedby="text-problems"
        wrap="off"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        value={text}
        onChange={({ target }) => store.changeText(file, target.value)}
      />
      {data && (
        <a className={styles.primary} href={fileUrl(file)}>
          Back to the form
        </a>
      )}
      {problems && problems.length > 0 && (
        <p className={styles.help}>
          You can’t {SAVE_VERBS[store.backend.name].save} anything until this is fixed
          {canRemove && ' or removed'}. You can keep editing{' '}
          <a href={screenUrl('home')}>everything else</a>.
        </p>
      )}
      {canRemove && <RemoveFile file={file} title={title} />}
    </>
  );
}
