import { type FormEvent, useState } from 'react';
import { formOf } from '../content/content-kinds.ts';
import { fieldAt, type Leaf, validationError } from '../content/form.ts';
import { newSection, titleError } from '../content/sections.ts';
import styles from './fields/Field.module.css';
import { ValueField } from './fields/LeafField.tsx';
import { fileUrl, replaceScreen } from './route.ts';
import shared from './shared.module.css';
import { useAddOnLeave } from './use-add-on-leave.ts';
import { useEditor } from './use-editor.ts';

const NAME = fieldAt(formOf('sections'), ['title']) as Leaf;

/** Asks only for a title. The section's screen has the rest. */
export function AddSection() {
  const { stored, draft, addFile } = useEditor();
  const [name, setName] = useState('');
  const [isSubmitted, setSubmitted] = useState(false);
  const problem = titleError(stored, draft, name);
  const isValid = !problem && !validationError(NAME, name);
  const cancelAdd = useAddOnLeave(isValid ? add : undefined);

  function add(): string {
    const { file, data } = newSection(stored, draft, name.trim());
    addFile(file, data);
    return file;
  }
  function submit(event: FormEvent) {
    event.preventDefault();
    setSubmitted(true);
    if (!isValid) return;
    cancelAdd();
    replaceScreen(fileUrl(add()));
  }

  return (
    <form noValidate onSubmit={submit}>
      <ValueField
        id="new-name"
        field={{ ...NAME, help: 'Like: Honey, Tomato plants, Firewood' }}
        file=""
        label="What is it?"
        value={name}
        set={(typed) => setName(String(typed ?? ''))}
        showError={isSubmitted}
      />
      <p role="status" className={styles.error}>
        {problem}
      </p>
      <button type="submit" className={shared.primary}>
        Continue
      </button>
      <p className={styles.help}>
        Next, add a price and photos. Until then, visitors see “Coming Soon”.
      </p>
    </form>
  );
}
