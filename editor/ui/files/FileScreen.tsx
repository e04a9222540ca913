import { useContext } from 'react';
import { valueAt } from '../../../model/compare.ts';
import { isListed } from '../../../model/content-files.ts';
import { formFor, kindOf, titleOf } from '../../content/content-kinds.ts';
import { entryName, lowerFirst } from '../../content/describe-changes.ts';
import { isRemoved } from '../../content/draft.ts';
import { fieldAt, type Group } from '../../content/form.ts';
import type { Path } from '../../content/values.ts';
import styles from '../editor.module.css';
import { FieldView, FieldViews } from '../fields/FieldView.tsx';
import { type FieldLocation, MarkedField } from '../fields/field-props.ts';
import { UnreadableFile } from '../Problems.tsx';
import { AddPrice } from '../prices/AddPrice.tsx';
import { navigateBack, onBackClick, parentUrl } from '../route.ts';
import { useEditor, useEditorState, useStore } from '../use-editor.ts';
import { RemoveFile } from './RemoveFile.tsx';
import { SectionParts } from './SectionParts.tsx';

/** The form of a file, or of one entry in it. */
export function FileScreen({ file, at }: { file: string; at: Path }) {
  const now = useEditor(({ data }) => data(file));
  const isMarked = useContext(MarkedField) !== undefined;
  const kind = kindOf(file);
  const field = fieldAt(formFor(file), at);
  const value = valueAt(now, at);
  if (!now) return <NoForm file={file} />;
  if (kind === 'sections' && value === undefined && at.length === 1) {
    const [part] = at;
    if (part === 'pricing' || part === 'priceList') return <AddPrice file={file} part={part} />;
  }
  const isMissing = value === undefined && field?.type !== 'list';
  if (!kind || !field || (at.length > 0 && isMissing)) {
    return <p>This isn’t here anymore.</p>;
  }
  const title = titleOf(file, now);
  return (
    <>
      {at.length > 0 && field.type === 'group' && (
        <h2>{entryName(field, value, Number(at.at(-1)))}</h2>
      )}
      {kind === 'posts' && (
        <p className={styles.help}>
          Post it somewhere else first, like in your newsletter or on Facebook. Your site shows a
          picture and a summary that link to it.
        </p>
      )}
      {kind === 'sections' && at.length === 0 ? (
        <SectionParts file={file} isMarked={isMarked} />
      ) : field.type === 'group' ? (
        <FieldViews field={field} file={file} at={at} />
      ) : (
        <FieldView field={field} file={file} at={at} />
      )}
      {at.length > 0 && (
        <a className={styles.primary} href={parentUrl(file, at)} onClick={onBackClick}>
          Done
        </a>
      )}
      {at.length > 0 && field.type === 'group' && <RemovePart field={field} file={file} at={at} />}
      {at.length === 0 && isListed(kind) && <RemoveFile file={file} title={title} />}
    </>
  );
}

/** Removes a list entry, or all prices of a section. */
function RemovePart({ field, file, at }: FieldLocation<Group>) {
  const store = useStore();
  const data = useEditor((state) => state.data(file));
  const [list, last] = [at.slice(0, -1), at.at(-1)];
  const isEntry = typeof last === 'number';
  if (!isEntry && !field.optional) return null;
  const what = isEntry ? `this ${lowerFirst(field.label)}` : 'these prices';
  const name = entryName(field, valueAt(data, at), isEntry ? last : 0);
  return (
    <button
      type="button"
      onClick={() => {
        const entries = valueAt(data, list);
        const rest = isEntry && Array.isArray(entries) ? entries.toSpliced(last, 1) : undefined;
        // Removes the prices with their last row.
        const isLast = rest?.length === 0 && list.at(-1) === 'rows';
        if (isLast) store.remove(file, list.slice(0, -1), undefined, `Removed “${name}”.`);
        else store.remove(file, isEntry ? list : at, rest, `Removed “${name}”.`);
        navigateBack(parentUrl(file, at));
      }}
    >
      Remove {what}
    </button>
  );
}

/** For a file without a form: it is invalid, missing or unknown. */
function NoForm({ file }: { file: string }) {
  const store = useStore();
  const { base, draft } = useEditorState();
  if (isRemoved(draft.files[file])) return <p>This isn’t here anymore.</p>;
  if (base.files[file]) return <UnreadableFile file={file} />;
  const kind = kindOf(file);
  if (!kind || isListed(kind)) return <p>This isn’t here anymore.</p>;
  return (
    <>
      <p>
        {titleOf(file, undefined)} is missing, and the site needs it. Its file is content/{file}.
      </p>
      <button type="button" className={styles.primary} onClick={() => store.addFile(file, {})}>
        Create it again
      </button>
    </>
  );
}
