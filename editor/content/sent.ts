import { type Draft, type Sent, textOfFile, withDraftFile } from './draft.ts';
import { type Published, withChanges } from './published-content.ts';
import { conflictsIn, rebaseDraft } from './rebase.ts';
import { changesOf } from './saving.ts';

/** What was sent and may have arrived. */
export const pendingIn = ({ sent = [] }: Draft): Sent | undefined =>
  sent.find(({ isBack }) => !isBack);

/** The published content with what was sent. The draft is based on it. */
export function withPending(published: Published, draft: Draft): Published {
  const pending = pendingIn(draft);
  if (!pending) return published;
  // Without signal, the content may be newer than what the save changes.
  const { files } = rebaseDraft(published, { files: pending.files, photos: draft.photos });
  return withChanges(published, changesOf(published, { ...draft, files }));
}

/** Moves files out of the draft. What was typed since, and blank additions, stay in it. */
export function withSent(draft: Draft, sent: Sent): Draft {
  let result: Draft = { ...draft, sent: [...(draft.sent ?? []), sent] };
  for (const [path, file] of Object.entries(sent.files)) {
    const newer = draft.files[path];
    if (newer) result = withDraftFile(result, path, { ...newer, base: textOfFile(file) ?? null });
  }
  return result;
}

/** Rebases what was sent, because someone else saved first. With conflicts, it is back in the draft. */
export function withRebasedSent(published: Published, draft: Draft): Draft {
  const sent = draft.sent?.map((each) => {
    if (each.isBack) return each;
    const { files } = rebaseDraft(published, { files: each.files, photos: draft.photos });
    return { ...each, version: published.version, files };
  });
  const rebased = { ...draft, ...(sent && { sent }) };
  const base = withPending(published, rebased);
  const isInConflict = conflictsIn(base, rebased).length > 0;
  return isInConflict ? settled(published, draft) : rebaseDraft(base, rebased);
}

/** Moves what was sent back into the draft, below what was typed since. */
function withPendingBack(draft: Draft): Draft {
  const files = { ...draft.files };
  for (const [path, file] of Object.entries(pendingIn(draft)?.files ?? {})) {
    const newer = files[path];
    if (!newer) files[path] = file;
    else {
      // A text that was edited directly has comments that are not in the data.
      const text = file.text !== undefined && newer.data ? textOfFile(newer) : newer.text;
      files[path] = { ...newer, base: file.base, ...(text !== undefined && { text }) };
    }
  }
  const sent = draft.sent?.map((each) => ({ ...each, isBack: true as const }));
  return { ...draft, files, ...(sent && { sent }) };
}

/** The draft once newly loaded content shows what has arrived, rebased onto that content. */
export function settled(published: Published, draft: Draft): Draft {
  const { sent = [], ...back } = withPendingBack(draft);
  const arrived = arrivedIn(published, draft);
  const files = { ...back.files };
  for (const [path, file] of Object.entries(arrived?.files ?? {}))
    if (files[path]) files[path] = { ...files[path], base: textOfFile(file) ?? null };
  const photos = Object.entries(draft.photos).filter(([path]) => !published.files[path]);
  const isOutdated = ({ version }: Sent) =>
    version !== published.version && published.saves?.some((save) => save.version === version);
  const left = arrived ? [] : sent.filter((each) => !isOutdated(each));
  return rebaseDraft(published, {
    ...back,
    files,
    photos: arrived ? Object.fromEntries(photos) : draft.photos,
    ...(left.length > 0 && { sent: left }),
  });
}

/** What was sent and is published now. GitHub accepts one of several saves of the same version. */
export const arrivedIn = (published: Published, { sent = [] }: Draft): Sent | undefined =>
  sent.find(({ id }) => savedVersion(published, id) !== undefined);

/** The version after a save; undefined if the content doesn't include it. */
export const savedVersion = ({ saves = [] }: Published, id: string): string | undefined =>
  saves.find((save) => save.id === id)?.version;
