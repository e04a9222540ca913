import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { checkContent } from '../../model/check-content.ts';
import type { Fields } from '../../model/compare.ts';
import { folderOf, joinPath, stemOf } from '../../model/content-folder.ts';
import { type Backend, BackendError, errorMessage } from '../backend.ts';
import { formOf, kindOf } from '../content/content-kinds.ts';
import { commitMessage } from '../content/describe-draft.ts';
import {
  changesOf,
  currentData,
  type Draft,
  draftSince,
  EMPTY_DRAFT,
  type FileConflict,
  finalizeNames,
  isBasedOn,
  isEmpty,
  rebaseDraft,
  withFile,
  withLeftOut,
  withoutBlanks,
  withText,
} from '../content/draft.ts';
import { photoNameFor } from '../content/file-names.ts';
import { withoutLeftOutChanges } from '../content/left-out-changes.ts';
import { folderWith, type Stored } from '../content/stored-content.ts';
import { undoDraft } from '../content/undo.ts';
import { type Path, withValue } from '../content/values.ts';
import { draftStorage } from '../draft-storage.ts';
import { reencode } from '../photos/reencode.ts';
import { Screens } from './Screens.tsx';
import { EditorContext, type Status } from './use-editor.ts';
import { usePublishStatus } from './use-publish-status.ts';

interface EditorProps {
  backend: Backend;
  stored: Stored;
  /** Why `stored` may be outdated. */
  offline?: string | undefined;
  signOut?: () => void;
}

/** Limits the retries when someone else saves first. */
const MAX_ATTEMPTS = 5;

/** Owns the stored content and the draft; provides them by context. */
export function Editor({ backend, stored: loaded, offline, signOut }: EditorProps) {
  const storage = useMemo(() => draftStorage(backend.siteId), [backend.siteId]);
  const [stored, setStored] = useState(loaded);
  const [draft, setDraft] = useState<Draft>();
  const [conflicts, setConflicts] = useState<FileConflict[]>([]);
  const [isUndoingSave, setUndoingSave] = useState(false);
  const [status, setStatus] = useState<Status>({ step: 'editing' });
  const [undo, setUndo] = useState<{ what: string; draft: Draft }>();
  const [isDraftStored, setDraftStored] = useState(true);
  const { publishing, trackSave } = usePublishStatus(backend);
  const [offlineReason, setOfflineReason] = useState(offline);
  // Refs, because the owner can type while a photo or a save is processed.
  const newest = useRef<Draft>(EMPTY_DRAFT);
  const newestStored = useRef(loaded);

  const saveDraft = useCallback(
    (next: Draft) => {
      newest.current = next;
      setDraft(next);
      storage.save(next).then(setDraftStored);
    },
    [storage],
  );

  /** Rebases a draft without storing it, because another tab may be about to store it. */
  const show = useCallback((now: Stored, from: Draft) => {
    const merged = rebaseDraft(now, from);
    newestStored.current = now;
    newest.current = merged.draft;
    setStored(now);
    setDraft(merged.draft);
    setConflicts(merged.conflicts);
    setUndoingSave(false);
    return merged;
  }, []);

  const rebaseAndSave = useCallback(
    (now: Stored, from: Draft) => {
      const merged = show(now, from);
      saveDraft(merged.draft);
      return merged;
    },
    [show, saveDraft],
  );

  useEffect(() => {
    storage.load().then((storedDraft) => show(loaded, storedDraft));
    const stops = [
      storage.onChangeElsewhere(async () => {
        const storedDraft = await storage.load();
        if (isBasedOn(newestStored.current, storedDraft)) {
          show(newestStored.current, storedDraft);
          return;
        }
        // One of the two tabs doesn't have the newest version.
        const newer = await backend.load().catch(() => newestStored.current);
        show(newer, await storage.load());
      }),
      storage.onPublishedElsewhere((now) => show(now, newest.current)),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [storage, backend, loaded, show]);

  const reload = useCallback(async () => {
    const now = await backend.load().catch(() => undefined);
    if (!now) return;
    show(now, newest.current);
    setOfflineReason(undefined);
  }, [backend, show]);

  useEffect(() => {
    if (!offlineReason) return;
    addEventListener('online', reload);
    return () => removeEventListener('online', reload);
  }, [offlineReason, reload]);

  if (!draft) return null;

  const edit = (next: Draft) => {
    if (status.step !== 'saving') setStatus({ step: 'editing' });
    saveDraft(next);
  };
  const formFor = (file: string) => {
    const kind = kindOf(file);
    return kind && formOf(kind);
  };
  const newestData = (file: string) => currentData(newestStored.current, newest.current, file);
  const changed = (file: string, at: Path, value: unknown) =>
    withFile(
      newestStored.current,
      newest.current,
      file,
      withValue(newestData(file), at, value, formFor(file)) as Fields,
    );

  async function save() {
    setStatus({ step: 'saving' });
    setUndo(undefined);
    try {
      let now = newestStored.current;
      saveDraft(finalizeNames(now, newest.current));
      let saving = withoutLeftOutChanges(now, newest.current);
      const paths = new Set<string>();
      for (let attempt = 1; ; attempt++) {
        const changes = changesOf(now, saving);
        for (const { path } of changes) paths.add(path);
        const { problems } = await checkContent(folderWith(now, changes));
        if (problems.length > 0) return setStatus({ step: 'editing' });
        const message = commitMessage(now, saving);
        const result = isEmpty(saving)
          ? { stored: now }
          : await backend.save(now, changes, message, (percent) =>
              setStatus({ step: 'saving', percent }),
            );
        if ('stored' in result) {
          setOfflineReason(undefined);
          rebaseAndSave(result.stored, draftSince(result.stored, saving, newest.current));
          storage.announce(result.stored);
          const { version, files } = result.stored;
          trackSave({ version, files: [...paths].map((path) => [path, files[path]?.id]) });
          return setStatus({ step: 'saved' });
        }
        saving = rebaseDraft(result.newer, saving).draft;
        now = result.newer;
        if (rebaseAndSave(now, newest.current).conflicts.length > 0)
          return setStatus({ step: 'editing' });
        if (attempt === MAX_ATTEMPTS)
          throw new BackendError('Someone else is saving right now. Try again in a minute.');
      }
    } catch (error) {
      const needsSignIn = error instanceof BackendError && error.needsSignIn;
      setStatus({ step: 'failed', message: errorMessage(error), needsSignIn });
    }
  }

  async function undoSave(id: string): Promise<boolean> {
    const [now, changes] = await Promise.all([backend.load(), backend.changesIn(id)]);
    const merged = rebaseAndSave(now, await undoDraft(now, changes, backend.pastPicture));
    setUndoingSave(true);
    setStatus({ step: 'editing' });
    return !isEmpty(merged.draft);
  }

  async function addPhoto(file: string, photo: File): Promise<string> {
    const { blob, extension } = await reencode(photo);
    const folder = joinPath(folderOf(file), stemOf(file));
    const { photos } = newest.current;
    const taken = [...Object.keys(newestStored.current.files), ...Object.keys(photos)];
    const lower = new Set(taken.map((path) => path.toLowerCase()));
    const name = photoNameFor(photo.name, extension, (each) => lower.has(`${folder}/${each}`));
    newest.current = { ...newest.current, photos: { ...photos, [`${folder}/${name}`]: blob } };
    // Otherwise a page that is closed right after this would keep the caption without its photo.
    await storage.savePhotos(newest.current.photos);
    return `./${stemOf(file)}/${name}`;
  }

  return (
    <EditorContext
      value={{
        backend,
        stored,
        draft,
        data: newestData,
        change: (file, at, value) => {
          setUndo(undefined);
          edit(changed(file, at, value));
        },
        remove: (file, at, value, what) => {
          setUndo({ what, draft: newest.current });
          edit(changed(file, at, value));
        },
        changeText: (file, text) => {
          setUndo(undefined);
          edit(withText(newestStored.current, newest.current, file, text));
        },
        addFile: (file, data) => edit(withFile(newestStored.current, newest.current, file, data)),
        removeFile: (file, what) => {
          setUndo({ what, draft: newest.current });
          edit(withFile(newestStored.current, newest.current, file, null));
        },
        addPhoto,
        discard: () => {
          setUndo({ what: 'Discarded your changes.', draft: newest.current });
          setConflicts([]);
          edit(EMPTY_DRAFT);
        },
        tidy: ({ screen, file, at }) => {
          const now = newestStored.current;
          const filled = withoutBlanks(now, newest.current, { file, at });
          const next = screen === 'review' ? finalizeNames(now, filled) : filled;
          if (next !== newest.current) saveDraft(next);
          // Changes left out of the last save are reviewed next.
          if (status.step === 'saved' && !isEmpty(next)) setStatus({ step: 'editing' });
        },
        includedDraft: withoutLeftOutChanges(stored, draft),
        leaveOut: (parts, isOut) => {
          let next = newest.current;
          for (const { file, key } of parts) {
            const others = (next.files[file]?.leftOut ?? []).filter((each) => each !== key);
            next = withLeftOut(next, file, isOut ? [...others, key] : others);
          }
          saveDraft(next);
        },
        save,
        undoSave,
        conflicts,
        isUndoingSave,
        resolve: (choices) => {
          let next = newest.current;
          for (const [i, { file, path, theirs }] of conflicts.entries()) {
            if (choices[i] !== 'theirs') continue;
            const data = withValue(currentData(stored, next, file), path, theirs, formFor(file));
            next = withFile(stored, next, file, (data ?? null) as Fields | null);
          }
          setConflicts([]);
          edit(next);
        },
        status,
        publishing,
        signOut,
      }}
    >
      <Screens
        undo={
          undo && {
            what: undo.what,
            take: () => {
              edit(undo.draft);
              setUndo(undefined);
            },
          }
        }
        isDraftStored={isDraftStored}
        offline={offlineReason ? { message: offlineReason, tryAgain: reload } : undefined}
      />
    </EditorContext>
  );
}
