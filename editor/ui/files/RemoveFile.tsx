import { ConfirmButton } from '../ConfirmButton.tsx';
import { navigate, screenUrl } from '../route.ts';
import { useStore } from '../use-editor.ts';

/** Removes a blog post or a section after a question, and returns to the first screen. */
export function RemoveFile({ file, title }: { file: string; title: string }) {
  const store = useStore();
  return (
    <ConfirmButton
      question={`Remove “${title}”?`}
      onConfirm={() => {
        store.removeFile(file, `Removed “${title}”.`);
        navigate(screenUrl('home'));
      }}
    >
      Remove “{title}”
    </ConfirmButton>
  );
}
