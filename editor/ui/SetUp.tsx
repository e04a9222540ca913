import type { ContentKind } from '../../model/content-files.ts';
import { fieldAt, type Leaf } from '../content/form.ts';
import { formOf, kindOf } from '../content/kinds.ts';
import { questionsFor } from '../content/setup-questions.ts';
import { LeafField } from './fields/LeafField.tsx';
import { useEditor } from './use-editor.ts';

/** What a new owner is asked first. */
export function SetUp() {
  const { stored, draft } = useEditor();
  return questionsFor(stored, draft).map(({ file, path, ask, hint = '' }) => {
    const field = fieldAt(formOf(kindOf(file) as ContentKind), path) as Leaf;
    return (
      <LeafField
        key={`${file} ${path.join(' ')}`}
        field={{ ...field, help: hint }}
        file={file}
        at={path}
        label={ask}
      />
    );
  });
}
