import { type FormEvent, useState } from 'react';
import { leafIn } from '../../content/content-kinds.ts';
import { validationError } from '../../content/form.ts';
import { titleError } from '../../content/sections.ts';
import styles from '../editor.module.css';
import { ValueField } from '../fields/LeafField.tsx';
import { LinkRow } from '../LinkRow.tsx';
import { fileUrl, navigate, replaceScreen, screenUrl } from '../route.ts';
import { useEditorState, useStore } from '../use-editor.ts';

const NAME = leafIn('sections', ['title']);

/** A link to a section that was named but not added. */
export function UnaddedSection() {
  const store = useStore();
  const { base, draft } = useEditorState();
  const { newSection: name } = draft;
  if (name === undefined) return null;
  const isValid = !titleError(base, draft, name) && !validationError(NAME, name);
  return (
    <LinkRow
      href={screenUrl('add')}
      onClick={(event) => {
        if (!isValid) return;
        event.preventDefault();
        navigate(fileUrl(store.addSection()));
      }}
    >
      {name}
      <em>not added yet</em>
    </LinkRow>
  );
}

/** Asks only for a title. The section's screen has the rest. */
export function AddSection() {
  const store = useStore();
  const { base, draft } = useEditorState();
  const [isSubmitted, setSubmitted] = useState(false);
  const name = draft.newSection ?? '';
  const problem = titleError(base, draft, name);

  function submit(event: FormEvent) {
    event.preventDefault();
    setSubmitted(true);
    if (problem || validationError(NAME, name)) return;
    replaceScreen(fileUrl(store.addSection()));
  }

  return (
    <form noValidate onSubmit={submit}>
      <ValueField
        id="new-name"
        field={{ ...NAME, help: 'Like: Honey, Tomato plants, Firewood' }}
        file=""
        label="What is it?"
        value={name}
        set={(typed) => store.nameSection(String(typed ?? ''))}
        showError={isSubmitted}
      />
      <p role="status" className={styles.error}>
        {problem}
      </p>
      <button type="submit" className={styles.primary}>
        Continue
      </button>
      <p className={styles.help}>
        Next, add a price and photos. Until then, visitors see “Coming Soon”.
      </p>
    </form>
  );
}
