import type { ContentKind } from '../../model/content-files.ts';
import { stemOf } from '../../model/content-folder.ts';
import { questionsFor } from '../../model/setup-questions.ts';
import { standInsIn } from '../../model/stand-ins.ts';
import { formPathsIn } from '../content/draft.ts';
import { fieldAt, type Leaf } from '../content/form.ts';
import { formOf, kindOf } from '../content/kinds.ts';
import { LeafField } from './fields/LeafField.tsx';
import { type Editor, useEditor } from './use-editor.ts';

/** The questions of `npm run setup`, about the content as it is now. */
const questionsOf = ({ stored, draft, data }: Editor) =>
  questionsFor(
    formPathsIn(stored, draft).map((file) => ({
      file,
      kind: kindOf(file) as ContentKind,
      id: stemOf(file),
      written: { data: data(file) ?? {}, problems: [] },
    })),
  );

/** How many answers are still the ones that a new farm comes with. */
export const openQuestions = (editor: Editor) =>
  questionsOf(editor).filter(({ today }) => standInsIn(today).length > 0).length;

/** What a new owner is asked first. */
export function SetUp() {
  const editor = useEditor();
  return questionsOf(editor).map(({ file, path, ask, hint = '' }) => {
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
