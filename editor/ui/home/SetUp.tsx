import { leafIn } from '../../content/content-kinds.ts';
import { isStillPlaceholder, questionsFor } from '../../content/setup-questions.ts';
import styles from '../editor.module.css';
import { LeafField } from '../fields/LeafField.tsx';
import { screenUrl } from '../route.ts';
import { useEditorState } from '../use-editor.ts';

/** The setup questions for a new owner. */
export function SetUp() {
  const { base, draft } = useEditorState();
  const questions = questionsFor(base, draft).map((question) => {
    const { kind, file, path, question: label, hint: help = '' } = question;
    const field = leafIn(kind, path);
    const optional = question.optional ?? field.optional;
    return (
      <div key={`${file} ${path.join(' ')}`}>
        {isStillPlaceholder(base, draft, question) && (
          <p className={styles.mark}>Still a placeholder. Put in your own.</p>
        )}
        <LeafField field={{ ...field, help, optional }} file={file} at={path} label={label} />
      </div>
    );
  });
  return (
    <>
      {questions}
      <p className={styles.help}>
        You can change all of this later under Farm info and Blog posts.
      </p>
      <a className={styles.primary} href={screenUrl('home')}>
        Done
      </a>
    </>
  );
}
