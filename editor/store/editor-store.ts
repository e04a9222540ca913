import { checkContent } from '../../model/check-content.ts';
import { type Fields, isEqual, valueAt } from '../../model/compare.ts';
import { baseName, stemOf } from '../../model/content-folder.ts';
import { type Backend, ExpectedError, failureOf, SAVE_VERBS, STILL_LOADING } from '../backend.ts';
import { formFor } from '../content/content-kinds.ts';
import { commitMessage } from '../content/describe-draft.ts';
import {
  type Draft,
  draftFileOf,
  EMPTY_DRAFT,
  isEmpty,
  type Sent,
  withDraftFile,
  withFile,
  withText,
} from '../content/draft.ts';
import { newPhotoPath, randomLetters } from '../content/file-names.ts';
import { followPath } from '../content/follow-path.ts';
import type { Choice } from '../content/merge.ts';
import { folderWith, type Published } from '../content/published-content.ts';
import { conflictsIn, rebaseDraft, resolveConflicts } from '../content/rebase.ts';
import { changesOf, missingPictures } from '../content/saving.ts';
import { newSection } from '../content/sections.ts';
import {
  arrivedIn,
  savedVersion,
  settled,
  withPending,
  withRebasedSent,
  withSent,
} from '../content/sent.ts';
import { revertedFiles, withReverted } from '../content/undo.ts';
import { asList, type Path, withValue } from '../content/values.ts';
import type { Device } from './device.ts';
import { EditorState, type StateValues } from './editor-state.ts';
import { PublishTracker } from './publishing.ts';
import { readDraft, writeDraft } from './stored-draft.ts';

/** Limits the retries when someone else saves first. */
const MAX_ATTEMPTS = 5;
const STORAGE_RETRY_MS = 3000;
/** With a slow signal, what is stored on the device opens after this long. */
export const MAX_WAIT_MS = 4000;
/** After a failed save, the content is loaded again: the save may have succeeded. */
const CHECK_AFTER_MS = 20_000;

interface StoreOptions {
  backend: Backend;
  published: Published;
  /** The newest content, if `published` may be outdated. */
  loading?: Promise<Published>;
}

/**
 * Owns the published content, the draft and the step of the save. Every method reads the state
 * again after an `await`, because the owner can type meanwhile.
 */
export class EditorStore {
  backend: Backend;
  readonly #device: Device;
  readonly #site: string;
  readonly #tracker: PublishTracker;
  readonly #listeners = new Set<() => void>();
  #state: EditorState;
  /** Photos in the draft that could not be stored yet. */
  readonly #unstored = new Map<string, Blob>();
  #lastChoice: Promise<void> | undefined;
  #cancelRetry: (() => void) | undefined;
  /** Counts the versions of `published`, so that a slow load never replaces a newer one. */
  #epoch = 0;
  /** The id of the save that waits for its response. */
  #inFlight: string | undefined;
  #turn = 0;
  #waitingToWrite: (() => void)[] = [];

  private constructor({ backend, published, loading }: StoreOptions, device: Device) {
    this.backend = backend;
    this.#device = device;
    this.#site = backend.siteId;
    this.#state = new EditorState({
      published,
      draft: EMPTY_DRAFT,
      save: { step: 'editing' },
      undo: undefined,
      processing: 0,
      rebases: [],
      isStored: true,
      isWriter: false,
      offline: loading && STILL_LOADING,
      publishing: undefined,
    });
    this.#tracker = new PublishTracker(
      () => this.backend,
      device,
      (publishing) => {
        this.#set({ publishing });
        // Someone else may have published since.
        if (publishing?.step === 'live') this.#load().catch(() => undefined);
      },
    );
  }

  /** Opens the editor in this tab, with the draft that is stored on this device. */
  static async open(options: StoreOptions, device: Device): Promise<EditorStore> {
    const store = new EditorStore(options, device);
    if (options.loading) store.reload(options.loading);
    await store.#startWriting();
    return store;
  }

  /** Continues with another token. The draft stays, even if it could not be stored. */
  reconnect({ backend, published, loading }: StoreOptions) {
    this.backend = backend;
    this.#set({ save: { step: 'editing' }, offline: loading && STILL_LOADING });
    this.reload(loading ?? Promise.resolve(published));
  }

  // What React subscribes to.

  readonly getState = () => this.#state;

  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
    };
  };

  // Edits.

  change(file: string, at: Path, value: unknown) {
    const data = this.#state.data(file);
    if (!data || !hasPlace(data, at)) return;
    const changed = withValue(data, at, value, formFor(file)) as Fields;
    this.#edit(withFile(this.#base, this.#draft, file, changed));
  }

  /** Like `change`, with an Undo button. */
  remove(file: string, at: Path, value: unknown, what: string) {
    this.#removing([file], what, () => this.change(file, at, value));
  }

  changeText(file: string, text: string) {
    this.#edit(withText(this.#base, this.#draft, file, text));
  }

  addFile(file: string, data: Fields) {
    this.#edit(withFile(this.#base, this.#draft, file, data));
  }

  removeFile(file: string, what: string) {
    this.#removing([file], what, () => this.#edit(withFile(this.#base, this.#draft, file, null)));
  }

  /** Keeps the name of a section that has no file yet. */
  nameSection(name: string) {
    const { newSection: _before, ...others } = this.#draft;
    this.#edit(name === '' ? others : { ...others, newSection: name });
  }

  /** Adds the section that was named, and returns its path. */
  addSection(): string {
    const name = this.#draft.newSection ?? '';
    const { file, data } = newSection(this.#base, this.#draft, name.trim());
    this.addFile(file, data);
    this.nameSection('');
    return file;
  }

  discard() {
    const files = Object.keys(this.#draft.files);
    this.#removing(files, 'Discarded your changes.', () => {
      // The photos stay until the next start, for Undo.
      const { newSection: _name, ...others } = this.#draft;
      let draft: Draft = { ...others, files: {} };
      for (const file of files)
        draft = withDraftFile(draft, file, draftFileOf(this.#base, EMPTY_DRAFT, file));
      this.#edit(draft);
    });
  }

  undo() {
    const { undo } = this.#state.values;
    if (!undo) return;
    let draft = this.#draft;
    for (const [path, file] of Object.entries(undo.files)) draft = withDraftFile(draft, path, file);
    this.#edit(rebaseDraft(this.#base, draft));
    if (undo.newSection !== undefined) this.nameSection(undo.newSection);
  }

  /** Leaves files out of the next save, or includes them again. */
  leaveOut(files: readonly string[], isOut: boolean) {
    let draft = this.#draft;
    for (const path of files) {
      const { [path]: file } = draft.files;
      if (!file) continue;
      const { isLeftOut: _before, ...others } = file;
      draft = withDraftFile(draft, path, isOut ? { ...others, isLeftOut: true } : others);
    }
    this.#setDraft(draft);
  }

  /** Resolves conflicts. A question that has changed since stays open. */
  async resolve(choices: ReadonlyMap<string, Choice>) {
    await this.#load().catch(() => undefined);
    const resolved = () => resolveConflicts(this.#base, this.#draft, choices);
    await this.#restorePictures(resolved());
    this.#edit(resolved());
  }

  // Photos.

  /** Adds a photo to a file's list and returns its relative path; undefined if the file is gone. */
  async addPhoto(file: string, photo: File): Promise<string | undefined> {
    const img = await this.#processPhoto(file, photo);
    const data = this.#state.data(file);
    if (!data) return undefined;
    const photos = asList(data.photos);
    // The same photo is listed once.
    if (!photos.some((each) => valueAt(each, ['img']) === img))
      this.change(file, ['photos'], [...photos, { img, title: '', alt: '' }]);
    return img;
  }

  /** Sets a picture field. Its entry may have moved while the photo was processed. */
  choosePicture(file: string, at: Path, photo: File): Promise<void> {
    const before = this.#state.data(file);
    const earlier = this.#lastChoice;
    const choose = async () => {
      const img = await this.#processPhoto(file, photo, earlier);
      const place = followPath(before, this.#state.data(file), at);
      if (place) this.change(file, place, img);
    };
    this.#lastChoice = choose();
    return this.#lastChoice;
  }

  /** A slow photo that was chosen earlier must not replace this one, so it is added first. */
  async #processPhoto(file: string, photo: File, earlier?: Promise<void>): Promise<string> {
    this.#set({ processing: this.#state.values.processing + 1 });
    try {
      const encoding = this.#device.encodePhoto(photo);
      await Promise.allSettled([earlier, encoding]);
      const { blob, extension } = await encoding;
      const path = await newPhotoPath(file, photo.name, blob, extension);
      await this.#addPhotoFile(path, blob);
      return `./${stemOf(file)}/${baseName(path)}`;
    } finally {
      this.#set({ processing: this.#state.values.processing - 1 });
    }
  }

  /** Stores a photo before the draft's text names it. Ends when this tab may write. */
  async #addPhotoFile(path: string, blob: Blob) {
    let turn: number;
    do {
      await this.#untilWriter();
      turn = this.#turn;
      const isStored = await this.#device.storage.writePhoto(this.#site, path, blob);
      if (!isStored) this.#unstored.set(path, blob);
      // Another tab deletes photos that its draft doesn't name.
    } while (!this.#state.values.isWriter || turn !== this.#turn);
    this.#setDraft({ ...this.#draft, photos: { ...this.#draft.photos, [path]: blob } });
  }

  /** Adds the pictures that a draft uses and that someone has removed. */
  async #restorePictures(draft: Draft) {
    for (const path of missingPictures(this.#base, draft)) {
      const blob = await this.backend.removedPicture(path);
      if (blob) await this.#addPhotoFile(path, blob);
    }
  }

  // Saving.

  async save() {
    const { save, processing, isWriter } = this.#state.values;
    if (save.step === 'saving' || processing > 0 || !isWriter) return;
    this.#set({ save: { step: 'saving' }, undo: undefined });
    try {
      // What is left to send depends on what has arrived.
      if (this.#state.pending) await this.#load();
    } catch (error) {
      this.#set({ save: { step: 'failed', ...failureOf(error) } });
      return;
    }
    const { included, pending, values } = this.#state;
    if (!isEmpty(included) && !pending) {
      const id = randomLetters();
      const { version } = values.published;
      this.#setDraft(withSent(this.#draft, { id, version, files: included.files }));
      await this.#send(id);
    } else if (values.save.step === 'saving') this.#stopSaving();
  }

  async #send(id: string) {
    this.#inFlight = id;
    this.#set({ save: { step: 'saving' } });
    try {
      for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt++) {
        const { pending, conflicts, values } = this.#state;
        // It is back in the draft, or another tab has taken over and decides what to send.
        if (pending?.id !== id || !values.isWriter) return this.#stopSaving();
        const { published } = values;
        const sent: Draft = { files: pending.files, photos: this.#draft.photos };
        const isAsking = conflicts.length + conflictsIn(published, sent).length > 0;
        const changes = changesOf(published, sent);
        const { problems } = await checkContent(folderWith(published, changes));
        if (isAsking || problems.length > 0 || changes.length === 0) return this.#stopSaving();
        const message = { ...commitMessage(published, sent), id };
        const newest = await this.backend.save(published, changes, message, (percent) => {
          if (this.#inFlight === id) this.#set({ save: { step: 'saving', percent } });
        });
        // A load was faster than this response.
        if (this.#inFlight !== id) return;
        const arrived = arrivedIn(newest, this.#draft);
        if (arrived) {
          this.#inFlight = undefined;
          this.#receive(newest);
          // An earlier save was late, and the rest isn't saved yet.
          if (arrived.id !== id && !isEmpty(this.#state.included)) await this.save();
          return;
        }
        this.#update(newest, withRebasedSent(newest, this.#draft));
      }
      throw new ExpectedError('Someone else is saving right now. Try again in a minute.');
    } catch (error) {
      if (this.#inFlight !== id) return;
      this.#inFlight = undefined;
      const failure = failureOf(error);
      this.#set({ save: { step: 'failed', ...failure } });
      this.#device.after(failure.isOffline ? CHECK_AFTER_MS : 0, () => {
        if (this.#draft.sent) this.#load().catch(() => undefined);
      });
    }
  }

  /** Nothing was sent. */
  #stopSaving() {
    this.#inFlight = undefined;
    const { published } = this.#state.values;
    this.#update(published, settled(published, this.#draft));
    this.#set({ save: { step: 'editing' } });
  }

  /** Drafts the reverse of a past save. Returns false if there is nothing to undo. */
  async undoSave(id: string): Promise<boolean> {
    const changes = await this.backend.changesIn(id);
    await this.#load();
    const files = revertedFiles(changes);
    const reverted = () => rebaseDraft(this.#base, withReverted(this.#base, this.#draft, files));
    await this.#restorePictures(reverted());
    await this.#untilWriter();
    const before = this.#draft;
    this.#edit(reverted());
    return !isEqual(before.files, this.#draft.files);
  }

  // The published content.

  /** Loads the newest content. If that fails, `offline` says why. */
  async reload(loading = this.backend.load()) {
    try {
      await this.#load(loading);
    } catch (error) {
      this.#set({ offline: failureOf(error) });
    }
  }

  async #load(loading = this.backend.load(), attempts = MAX_ATTEMPTS): Promise<void> {
    const epoch = this.#epoch;
    const published = await loading;
    // A save has finished meanwhile, and this may be the content before it.
    if (epoch !== this.#epoch)
      return attempts > 1 ? this.#load(undefined, attempts - 1) : undefined;
    this.#set({ offline: undefined });
    this.#receive(published);
  }

  /** Only the published content shows whether what was sent has arrived. */
  #receive(published: Published) {
    const { pending, draft } = this.#state;
    const arrived = arrivedIn(published, draft);
    // It is still on its way, and its response brings newer content.
    if (this.#inFlight && this.#inFlight !== arrived?.id) return;
    this.#inFlight = undefined;
    this.#update(published, settled(published, draft));
    if (arrived) this.#saved(published, arrived);
    else if (pending) this.#set({ save: this.#stepAfter(pending), undo: undefined });
    // A removal that was discarded has arrived all the same.
    this.#restorePictures(this.#draft).catch(() => undefined);
  }

  #saved(published: Published, { id }: Sent) {
    const version = savedVersion(published, id) ?? published.version;
    this.#set({ save: { step: 'saved', version }, offline: undefined });
    this.#tracker.track(version);
  }

  /** The step once a save is known not to have arrived. */
  #stepAfter({ files }: Sent): StateValues['save'] {
    const { save } = this.#state.values;
    if (save.step === 'saving') return save;
    const isLeft = Object.keys(files).some((path) => this.#state.tidyDraft.files[path]);
    if (!isLeft) return { step: 'editing' };
    if (save.step === 'failed' && !save.isOffline) return save;
    const { saved, button } = SAVE_VERBS[this.backend.name];
    return { step: 'failed', message: `It isn’t ${saved} yet. Tap ${button} to try again.` };
  }

  #update(published: Published, draft: Draft) {
    const before = this.#state;
    this.#epoch++;
    this.#set({ published, draft });
    const after = this.#state;
    if (Object.keys(before.base.files).some((file) => before.data(file) !== after.data(file)))
      this.#set({ rebases: [...after.values.rebases, { before, after }] });
    this.#storeDraft();
  }

  dismissPublishing() {
    this.#tracker.dismiss();
  }

  // The one tab that writes.

  /** Takes over from another tab, with what was typed there. */
  continueHere() {
    return this.#startWriting();
  }

  async #startWriting() {
    const turn = ++this.#turn;
    let isLost = false;
    const wasOther = await this.#device.tabs.becomeWriter(this.#site, () => {
      isLost = true;
      if (turn === this.#turn) this.#stopWriting();
    });
    // This tab has changes that could not be stored.
    if (this.#state.values.isWriter) return;
    // Another tab may have saved since this one loaded the content.
    const waiting = new Promise<void>((done) => this.#device.after(MAX_WAIT_MS, done));
    if (wasOther || turn > 1) await Promise.race([this.reload(), waiting]);
    if (isLost || turn !== this.#turn) return;
    const draft = await readDraft(this.#device.storage, this.#site);
    if (isLost || turn !== this.#turn) return;
    // The other tab has deleted photos that only Undo would bring back.
    const { published, offline } = this.#state.values;
    const base = withPending(published, draft);
    this.#set({ isWriter: true, draft: rebaseDraft(base, draft), undo: undefined });
    this.#storeDraft();
    if (draft.sent && !offline) this.#receive(published);
    for (const resume of this.#waitingToWrite.splice(0)) resume();
  }

  #stopWriting() {
    // Changes that could not be stored are only here, so this tab takes the writing back.
    if (this.#state.values.isStored) this.#set({ isWriter: false });
    else this.#startWriting();
  }

  async #untilWriter() {
    if (this.#state.values.isWriter) return;
    await new Promise<void>((done) => this.#waitingToWrite.push(done));
  }

  // State.

  get #base() {
    return this.#state.base;
  }
  get #draft() {
    return this.#state.draft;
  }

  #removing(paths: string[], what: string, remove: () => void) {
    const { newSection } = this.#draft;
    const files = Object.fromEntries(
      paths.map((path) => [path, draftFileOf(this.#base, this.#draft, path)]),
    );
    remove();
    this.#set({ undo: { what, files, newSection } });
  }

  #edit(draft: Draft) {
    const { save } = this.#state.values;
    this.#set({ save: save.step === 'saving' ? save : { step: 'editing' }, undo: undefined });
    this.#setDraft(draft);
  }

  #setDraft(draft: Draft) {
    if (!this.#state.values.isWriter) return;
    this.#set({ draft });
    this.#storeDraft();
  }

  /** Stores the draft on this device, and tries again later if that fails. */
  #storeDraft() {
    if (!this.#state.values.isWriter) return;
    this.#cancelRetry?.();
    const isWritten = writeDraft(this.#device.storage, this.#site, this.#draft);
    const isStored = isWritten && this.#unstored.size === 0;
    if (isStored !== this.#state.values.isStored) this.#set({ isStored });
    if (!isStored) this.#cancelRetry = this.#device.after(STORAGE_RETRY_MS, () => this.#retry());
  }

  async #retry() {
    for (const [path, blob] of this.#unstored) {
      const isNeeded = path in this.#draft.photos;
      if (!isNeeded || (await this.#device.storage.writePhoto(this.#site, path, blob)))
        this.#unstored.delete(path);
    }
    this.#storeDraft();
  }

  #set(values: Partial<StateValues>) {
    this.#state = new EditorState({ ...this.#state.values, ...values });
    for (const listener of this.#listeners) listener();
  }
}

/** Whether a path's entries exist, so that a value never lands in an entry that was removed. */
const hasPlace = (data: Fields, at: Path) =>
  at.every((step, i) => {
    if (typeof step !== 'number') return true;
    const { length } = asList(valueAt(data, at.slice(0, i)));
    // A single value may be added at the end.
    return step < length || (step === length && i === at.length - 1);
  });
