import { useRef } from 'react';
import { dataOf, textOf } from '../content/draft.ts';
import fields from './fields/Field.module.css';
import { useProblems } from './Problems.tsx';
import { addressOf, addressOfFile } from './route.ts';
import styles from './TextScreen.module.css';
import { useEditor } from './use-editor.ts';

/** A file's text as it is, for what no form can mend, with what is wrong beside it. */
export function TextScreen({ file }: { file: string }) {
  const { stored, draft, changeText } = useEditor();
  const box = useRef<HTMLTextAreaElement>(null);
  const problems = useProblems(draft)?.filter((problem) => problem.file === `content/${file}`);
  const written = textOf(stored, draft, file) ?? '';
  const text = readableLetters(written);
  const lines = text.split('\n');

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
      <label className={fields.label} htmlFor="text">
        content/{file}
      </label>
      <div id="text-problems" aria-live="polite">
        {problems?.map(({ line, field, message }) => (
          <div key={`${line} ${field} ${message}`} className={styles.problem}>
            <p>
              {line !== undefined && <strong>Line {line}: </strong>}
              {field ? `${field} ${message}` : message}
            </p>
            {line !== undefined && lines[line - 1]?.trim() && (
              <code>{lines[line - 1]?.trim()}</code>
            )}
            {line !== undefined && (
              <button type="button" className={fields.plain} onClick={() => show(line)}>
                Go to line {line}
              </button>
            )}
          </div>
        ))}
        {text !== written && text !== '' && (
          <button type="button" className={fields.plain} onClick={() => changeText(file, text)}>
            Turn it into UTF-8
          </button>
        )}
        {problems?.length === 0 && <p className={styles.fine}>Nothing is wrong with this file.</p>}
      </div>
      <textarea
        ref={box}
        id="text"
        className={styles.text}
        aria-describedby="text-problems"
        wrap="off"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        value={text}
        onChange={({ target }) => changeText(file, target.value)}
      />
      {dataOf(stored, draft, file) && (
        <a className={fields.done} href={addressOfFile(file)}>
          Go on with the form
        </a>
      )}
      {problems && problems.length > 0 && (
        <p className={fields.help}>
          It can be saved when nothing is wrong with it any more. Until then it waits here, and{' '}
          <a href={addressOf('home')}>everything else</a> can be changed.
        </p>
      )}
    </>
  );
}

/** Text of two bytes a letter, as Notepad's "Unicode" has it, with one. */
const readableLetters = (text: string) => text.replaceAll('\0', '').replace(/^\uFFFD{2}/, '');
