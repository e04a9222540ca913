import { useState } from 'react';
import { valueAt } from '../../model/compare.ts';
import { folderOf } from '../../model/content-folder.ts';
import { entryName } from '../content/changes-in-words.ts';
import { fieldAt } from '../content/form.ts';
import { formOf, isListed, kindOf, titleOf } from '../content/kinds.ts';
import type { Path } from '../content/values.ts';
import { Ask } from './Ask.tsx';
import styles from './fields/Field.module.css';
import { FieldView, FieldViews } from './fields/FieldView.tsx';
import { UnreadableFiles } from './Problems.tsx';
import { addressOf, addressOfFile, go, goBack } from './route.ts';
import { useEditor } from './use-editor.ts';

/** The whole form of a file, or of one entry in it. */
export function FileScreen({ file: asked, at }: { file: string; at: Path }) {
  const { draft, data, removeFile } = useEditor();
  // A new file is named after its title once it is looked at: Back still finds it.
  const isNewOne = (path: string) =>
    folderOf(path) === folderOf(asked) && draft.files[path]?.base === null;
  const file = data(asked) ? asked : (Object.keys(draft.files).find(isNewOne) ?? asked);
  const [asking, setAsking] = useState(false);
  const kind = kindOf(file);
  const now = data(file);
  const form = kind && formOf(kind);
  const field = form && fieldAt(form, at);
  const value = valueAt(now, at);
  if (!now) return <NoForm file={file} />;
  if (!kind || !form || !field || (at.length > 0 && value === undefined)) {
    return <p>There is nothing here any more.</p>;
  }
  const title = titleOf(file, now);
  return (
    <>
      {at.length > 0 && field.kind === 'group' && (
        <h2 className={styles.entryHeading}>{entryName(field, value, Number(at.at(-1)))}</h2>
      )}
      {field.kind === 'group' ? (
        <FieldViews key={at.join(' ')} field={field} file={file} at={at} />
      ) : (
        <FieldView field={field} file={file} at={at} />
      )}
      {at.length > 0 && (
        <a className={styles.done} href={addressOfFile(file, at.slice(0, -2))} onClick={goBack}>
          Done
        </a>
      )}
      {at.length === 0 && isListed(kind) && (
        <button type="button" className={styles.plain} onClick={() => setAsking(true)}>
          Remove “{title}” from the site
        </button>
      )}
      {asking && (
        <Ask
          question={`Remove “${title}” from the site?`}
          yes="Remove"
          no="Keep it"
          onNo={() => setAsking(false)}
          onYes={() => {
            removeFile(file, `Removed: ${title}.`);
            go(addressOf('home'));
          }}
        />
      )}
    </>
  );
}

/** A file that no form can be made for: it is broken, it is missing, or it never was there. */
function NoForm({ file }: { file: string }) {
  const { stored, addFile } = useEditor();
  if (stored.files[file]) return <UnreadableFiles />;
  const kind = kindOf(file);
  if (!kind || isListed(kind)) return <p>There is nothing here any more.</p>;
  return (
    <>
      <p>The file content/{file} is missing, and the site needs it.</p>
      <button type="button" className={styles.done} onClick={() => addFile(file, {})}>
        Create it again
      </button>
    </>
  );
}
