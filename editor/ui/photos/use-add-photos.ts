import { createContext, useState } from 'react';
import { valueAt } from '../../../model/compare.ts';
import { baseName } from '../../../model/content-folder.ts';
import { failureOf } from '../../backend.ts';
import { asList } from '../../content/values.ts';
import { captionsUrl, fileUrl, navigate } from '../route.ts';
import { useStore } from '../use-editor.ts';

const AND = new Intl.ListFormat('en');

/** Adds photos to a file, then opens the screen for their captions. */
export function useAddPhotos() {
  const store = useStore();
  const [progress, setProgress] = useState<string>();
  const [problem, setProblem] = useState<string>();

  async function add(file: string, photos: File[]) {
    const screen = location.hash;
    const added: string[] = [];
    const failed = new Map<string, string[]>();
    setProblem(undefined);
    for (const [i, photo] of photos.entries()) {
      const which = photos.length === 1 ? 'your photo' : `photo ${i + 1} of ${photos.length}`;
      setProgress(`Adding ${which}. Keep this page open.`);
      try {
        const img = await store.addPhoto(file, photo);
        if (img) added.push(img);
      } catch (error) {
        const { message } = failureOf(error);
        failed.set(message, [...(failed.get(message) ?? []), photo.name]);
      }
    }
    setProgress(undefined);
    const problems = [...failed].map(([why, names]) => `Couldn’t add ${AND.format(names)}. ${why}`);
    if (problems.length > 0) setProblem(problems.join(' '));
    const [first] = added;
    if (first === undefined || location.hash !== screen) return;
    const listed = asList(store.getState().data(file)?.photos);
    const at = listed.findIndex((each) => valueAt(each, ['img']) === first);
    navigate(
      added.length === 1 ? fileUrl(file, ['photos', at]) : captionsUrl(file, added.map(baseName)),
    );
  }

  return { add, progress, problem, dismiss: () => setProblem(undefined) };
}

/** One for all screens, so that a message is still there when the owner goes on. */
export const AddPhotos = createContext({} as ReturnType<typeof useAddPhotos>);
