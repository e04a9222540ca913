import { hash } from 'node:crypto';
import { checkContent } from '../../../model/check-content.ts';
import { type Fields, valueAt } from '../../../model/compare.ts';
import { stemOf } from '../../../model/content-folder.ts';
import { formOf, kindOf } from '../../content/content-kinds.ts';
import {
  EMPTY_DRAFT,
  isEmpty,
  parseData,
  pathsIn,
  textOf,
  validPathsIn,
} from '../../content/draft.ts';
import { newPostPath } from '../../content/file-names.ts';
import { fieldAt } from '../../content/form.ts';
import type { Choice } from '../../content/merge.ts';
import { folderWith } from '../../content/published-content.ts';
import { conflictKey, conflictsIn, type FileConflict } from '../../content/rebase.ts';
import { changesOf, picturesIn } from '../../content/saving.ts';
import { ordersAfterMove, sectionsIn } from '../../content/sections.ts';
import { asList, type Path } from '../../content/values.ts';
import type { HistoryEntry } from '../../local/save-history.ts';
import type { EditorState } from '../../store/editor-state.ts';
import type { EditorStore } from '../../store/editor-store.ts';
import { type Files, isPhoto, picturesNamedIn } from './clone.ts';
import { OwnerDevice, type Tab } from './device.ts';
import {
  type Fault,
  type PendingRequest,
  photoWith,
  settle,
  startContent,
  World,
} from './world.ts';

/** One step of a history. Numbers choose among what there is, so that every shorter history is valid, too. */
export type Step =
  | { do: 'type'; device: number; field: number }
  | { do: 'typeText'; device: number; file: number }
  | { do: 'addRow' | 'removeRow' | 'moveRow'; device: number; row: number }
  | { do: 'addSection' | 'addPost' | 'removeFile' | 'moveSection'; device: number; file: number }
  | { do: 'addPhoto' | 'choosePicture' | 'finishPhoto'; device: number; at: number }
  | { do: 'undo' | 'discard' | 'save' | 'reload' | 'refresh'; device: number }
  | { do: 'undoSave' | 'leaveOut'; device: number; at: number }
  | { do: 'resolve'; device: number; choice: Choice }
  | { do: 'openTab' | 'closeTab' | 'continueHere'; device: number; tab: number }
  | { do: 'full' | 'room'; device: number }
  | { do: 'editByHand'; at: number }
  | { do: 'pull'; choice: Choice }
  | { do: 'push' }
  | { do: 'process'; request: number }
  | { do: 'deliver'; request: number; fault: Fault }
  | { do: 'deliverAll' }
  | { do: 'deploy' }
  | { do: 'wait'; seconds: number }
  | { do: 'tapNext'; button: Button };

interface OpenTab {
  device: OwnerDevice;
  tab: Tab;
  store: EditorStore;
}

/** What a person taps next, when everything has arrived. */
export const BUTTONS = ['publish', 'discard', 'undo'] as const;
type Button = (typeof BUTTONS)[number];

interface Wishes {
  added: Set<string>;
  removed: Set<string>;
}

const MAX_ROUNDS = 40;

/** Plays a history and throws if anything was lost, overwritten or claimed wrongly. */
export async function play(steps: readonly Step[]): Promise<{ operations: number; saves: number }> {
  const history = new History();
  const before = globalThis.fetch;
  globalThis.fetch = history.world.fetch as typeof fetch;
  try {
    await history.start();
    for (const step of steps) {
      await history.take(step);
      await history.checkClaims();
    }
    await history.calmDown();
    await history.checkClaims();
    await history.checkEnd();
    return { operations: steps.length, saves: history.world.github.messages.length - 1 };
  } finally {
    globalThis.fetch = before;
    history.world.clone.delete();
  }
}

class History {
  readonly world = new World(startContent());
  readonly devices = [
    new OwnerDevice('a', 'github', this.world),
    new OwnerDevice('b', 'github', this.world),
    new OwnerDevice('computer', 'local', this.world),
  ];
  /** The pictures at the start have smaller numbers. */
  #typed = 100;
  /** Words and photos that someone added, with those who removed them. */
  readonly #removers = new Map<string, Set<OwnerDevice | 'saved' | 'hand'>>();
  /** Those who typed a word, or brought it back. */
  readonly #adders = new Map<string, Set<OwnerDevice>>();
  readonly #wishes = new WeakMap<PendingRequest, Wishes>();
  readonly #checked = new WeakSet<EditorState>();
  /** What a Discard brought back, by what its Undo restores. */
  readonly #restored = new WeakMap<object, Set<string>>();
  readonly #removedFiles = new Set<string>();

  async start() {
    for (const word of wordsOf(this.#commit())) this.#add(word);
    for (const device of this.devices) device.open();
    await this.#deliverAll();
  }

  async take(step: Step) {
    await this.#act(step);
    await settle();
    for (const request of this.world.pending) this.#wishesOf(request);
  }

  /** What the owner had added and removed when a request was sent. */
  #wishesOf(request: PendingRequest): Wishes {
    const device = this.devices.find(({ name }) => request.tab.startsWith(name)) as OwnerDevice;
    const wordsOf = (map: Map<string, Set<unknown>>) =>
      new Set(map.entries().flatMap(([word, who]) => (who.has(device) ? [word] : [])));
    const wishes = this.#wishes.get(request) ?? {
      added: wordsOf(this.#adders),
      removed: wordsOf(this.#removers),
    };
    this.#wishes.set(request, wishes);
    return wishes;
  }

  #word = () => `word${++this.#typed}x`;
  #tag = () => `tag${++this.#typed}x`;

  /** What an owner sees in this tab: every word that was typed, and the name of every photo. */
  #seen(
    store: EditorStore,
    { base, draft }: Pick<EditorState, 'base' | 'draft'> = store.getState(),
  ): Set<string> {
    const files = pathsIn(base, draft);
    const texts = files.map((file) => textOf(base, draft, file));
    return wordsIn(texts.join());
  }

  /** The words and photos in one version of a conflict. */
  #wordsInVersion(store: EditorStore, conflict: FileConflict, side: Choice): Set<string> {
    const { draft, base } = store.getState();
    const { file, path } = conflict;
    const whole = side === 'theirs' ? base.files[file]?.text : textOf(base, draft, file);
    const text = `${JSON.stringify(conflict[side])} ${path.length === 0 ? whole : ''}`;
    return wordsIn(text);
  }

  /** What an owner does on purpose decides what may be gone, and what must be there again. */
  #onPurpose(tab: OpenTab, act: () => void) {
    const before = this.#seen(tab.store);
    this.#adding(tab, act);
    this.#remove(before.difference(this.#seen(tab.store)), tab.device);
  }

  #adding({ device, store }: OpenTab, act: () => void) {
    const before = this.#seen(store);
    act();
    for (const word of this.#seen(store).difference(before)) this.#add(word, device);
  }

  /** Words are unique, so one that is there again was removed. Someone else may have removed it, too. */
  #add(word: string, by?: OwnerDevice) {
    const removers = this.#removers.get(word) ?? new Set();
    if (by) removers.delete(by);
    this.#removers.set(word, removers);
    if (by) this.#bringBack([word], by);
  }

  #bringBack(words: Iterable<string>, by: OwnerDevice) {
    for (const word of words) this.#adders.set(word, (this.#adders.get(word) ?? new Set()).add(by));
  }

  #remove(words: Iterable<string>, by: OwnerDevice | 'saved' | 'hand') {
    for (const word of words) this.#removers.get(word)?.add(by);
  }

  #device = (at: number) => this.devices[at % this.devices.length] as OwnerDevice;

  /** The tab that is visible on a device, if its owner can type there. */
  #writer(device: OwnerDevice): OpenTab | undefined {
    const tab = device.tabs.find(({ store }) => store?.getState().values.isWriter);
    return tab?.store && { device, tab, store: tab.store };
  }

  async #act(step: Step) {
    if (step.do === 'process' || step.do === 'deliver') {
      const request = pick(this.world.pending, step.request);
      if (!request) return;
      return step.do === 'process'
        ? this.#watch(request, () => this.world.process(request))
        : this.#watch(request, () => this.world.deliver(request, step.fault));
    }
    if (step.do === 'deliverAll') return this.#deliverAll();
    if (step.do === 'tapNext') return this.#tapNext(step.button);
    if (step.do === 'deploy') {
      this.world.deployed = this.world.github.nextAfter(this.world.deployed);
      return;
    }
    if (step.do === 'wait') return this.world.wait(step.seconds * 1000);
    if (step.do === 'editByHand') return this.#editByHand(step.at);
    if (step.do === 'pull') return this.#pull(step.choice);
    if (step.do === 'push') return this.world.clone.push();
    const device = this.#device(step.device);
    if (step.do === 'full' || step.do === 'room') {
      device.isFull = step.do === 'full';
      device.wasFull ||= device.isFull;
      return;
    }
    if (step.do === 'openTab' || device.tabs.length === 0) {
      if (device.tabs.length < 3) device.open();
      return;
    }
    if (step.do === 'closeTab') {
      const tab = pick(device.tabs, step.tab) as Tab;
      // Otherwise, its owner is warned.
      if (tab.store?.getState().values.isStored !== false) device.close(tab);
      return;
    }
    if (step.do === 'continueHere') {
      const store = pick(device.tabs, step.tab)?.store;
      if (!store?.getState().values.isWriter) store?.continueHere();
      return;
    }
    if (step.do === 'finishPhoto') {
      const [photo] = device.slowPhotos.splice(step.at % Math.max(1, device.slowPhotos.length), 1);
      photo?.finish();
      return;
    }
    const open = this.#writer(device);
    if (!open) return;
    const { store, tab } = open;
    const state = store.getState();
    // The questions replace all screens.
    const isAsking = state.conflicts.length > 0;
    if (step.do === 'reload') {
      if (!state.values.isStored) return;
      device.close(tab);
      device.open();
      return;
    }
    // There is signal again.
    if (step.do === 'refresh') {
      store.reload();
      return;
    }
    if (step.do === 'resolve') {
      for (const conflict of state.conflicts) {
        const kept = this.#wordsInVersion(store, conflict, step.choice);
        const other = step.choice === 'ours' ? 'theirs' : 'ours';
        this.#remove(this.#wordsInVersion(store, conflict, other).difference(kept), device);
        if (step.choice === 'ours') this.#bringBack(kept, device);
      }
      store
        .resolve(new Map(state.conflicts.map((each) => [conflictKey(each), step.choice])))
        .catch(() => undefined);
      return;
    }
    if (isAsking) return;
    switch (step.do) {
      case 'type': {
        const field = pick(fieldsIn(store), step.field);
        if (!field) return;
        const [file, at] = field;
        const [tag] = String(valueAt(state.data(file), at)).match(/tag\d+x/) ?? [];
        const text = tag ? `${tag} ${this.#word()}` : this.#word();
        this.#onPurpose(open, () => store.change(file, at, text));
        return;
      }
      case 'typeText': {
        const file = pick(validPathsIn(state.base, state.draft), step.file) as string;
        const text = textOf(state.base, state.draft, file) ?? '';
        return this.#onPurpose(open, () => store.changeText(file, `# ${this.#word()}\n${text}`));
      }
      case 'addRow':
      case 'removeRow':
      case 'moveRow': {
        const [file, at] = pick(listsIn(store), step.row) ?? [];
        if (!file || !at) return;
        const rows = asList(valueAt(state.data(file), at));
        const index = step.row % Math.max(1, rows.length);
        return this.#onPurpose(open, () => {
          if (step.do === 'addRow') {
            const blank = { name: this.#word(), price: 3, unit: this.#tag() };
            store.change(file, at, [...rows, at[0] === 'priceList' ? blank : {}]);
          } else if (step.do === 'removeRow' && rows.length > 1)
            store.remove(file, at, rows.toSpliced(index, 1), 'Removed.');
          else store.change(file, at, [...rows.slice(1), ...rows.slice(0, 1)]);
        });
      }
      case 'addSection':
        return this.#onPurpose(open, () => {
          // Every third one has a name that two phones can choose.
          store.nameSection(step.file % 3 === 0 ? 'Honey' : this.#word());
          const file = store.addSection();
          store.change(file, ['priceList'], {
            title: 'Prices',
            rows: [{ name: this.#word(), price: 3, unit: this.#tag() }],
          });
        });
      case 'addPost':
        return this.#onPurpose(open, () => {
          const file = newPostPath('2026-03-05');
          const title = this.#word();
          store.addFile(file, { title, number: 2, day: '2026-03-05', ...POST });
          store.choosePicture(file, ['image'], this.#photo(open, file));
        });
      case 'removeFile': {
        const files = (['sections', 'posts'] as const).flatMap((kind) =>
          validPathsIn(state.base, state.draft, kind),
        );
        const file = pick(files, step.file);
        if (file && files.length > 2)
          this.#onPurpose(open, () => store.removeFile(file, 'Removed.'));
        return;
      }
      case 'moveSection': {
        const last = sectionsIn(state.base, state.draft).length - 1;
        for (const { file, order } of ordersAfterMove(state.base, state.draft, 0, last))
          store.change(file, ['order'], order);
        return;
      }
      case 'addPhoto': {
        const file = pick(sectionsIn(state.base, state.draft), step.at);
        if (file) store.addPhoto(file, this.#photo(open, file));
        return;
      }
      case 'choosePicture': {
        const [file, at] = pick(picturesOf(store), step.at) ?? [];
        if (file && at) store.choosePicture(file, at, this.#photo(open, file, at));
        return;
      }
      case 'undo': {
        // It brings back what was removed, and removes nothing else than a discarded draft did.
        const again = this.#restored.get(state.values.undo ?? {}) ?? new Set();
        const before = this.#seen(store);
        this.#adding(open, () => store.undo());
        this.#remove(before.difference(this.#seen(store)).intersection(again), device);
        return;
      }
      case 'discard': {
        // The button is disabled meanwhile.
        if (state.values.save.step === 'saving') return;
        const before = this.#seen(store);
        this.#onPurpose(open, () => store.discard());
        const { undo = {} } = store.getState().values;
        this.#restored.set(undo, this.#seen(store).difference(before));
        return;
      }
      case 'save':
        store.save();
        return;
      case 'undoSave': {
        // The editor offers it only without a draft.
        if (!isEmpty(state.tidyDraft)) return;
        const save = pick(await this.#saves(device), step.at);
        if (!save) return;
        this.#remove(save.added, device);
        this.#bringBack(save.removed, device);
        store.undoSave(save.id).catch(() => undefined);
        return;
      }
      case 'leaveOut': {
        const file = pick(Object.keys(state.draft.files), step.at);
        if (file) store.leaveOut([file], !state.draft.files[file]?.isLeftOut);
        return;
      }
    }
  }

  /**
   * Its name has a hash of its bytes. It counts as added once its owner sees it. At a path, it may replace the
   * picture that was there when it was chosen, and what is new there when it is ready.
   */
  #photo({ device, store }: OpenTab, file: string, at?: Path): File {
    const photo = photoWith(String(++this.#typed));
    const token = `${stemOf(file)}/image-${hash('sha256', photo.content).slice(0, 10)}.png`;
    const there = at && valueAt(store.getState().data(file), at);
    const others = this.#seen(store).difference(wordsIn(String(there)));
    let before = this.#seen(store);
    const stop = store.subscribe(() => {
      const seen = this.#seen(store);
      if (seen.has(token)) {
        stop();
        this.#add(token, device);
        if (at) this.#remove(before.difference(seen).difference(others), device);
      }
      before = seen;
    });
    return photo;
  }

  #editByHand(at: number) {
    const { github } = this.world;
    const files = Object.keys(github.files).filter((path) => path.endsWith('.yaml'));
    const path = pick(files, at) as string;
    const word = this.#word();
    const text = github.text(path);
    // A comment, or a value that a form may change, too.
    const price = /^( *(?:name|title|text): ).*$/m;
    const edited = at % 2 === 0 ? `# ${word}\n${text}` : text.replace(price, `$1${word}`);
    this.#remove(wordsIn(text).difference(wordsIn(edited)), 'hand');
    github.write(path, edited);
    this.#add(word);
  }

  /** Past saves, newest first, with the words that each has added and removed. */
  async #saves(
    device: OwnerDevice,
  ): Promise<{ id: string; added: Set<string>; removed: Set<string> }[]> {
    const { github, clone } = this.world;
    if (device.backend === 'github')
      return github.commits.toReversed().map(({ id, parent }) => {
        const [after, before] = [id, parent].map((each) => wordsOf(this.#commit(each)));
        return differencesOf(id, before, after);
      });
    const { body } = await clone.respond('/edit/history', {});
    return (JSON.parse(String(body)) as HistoryEntry[]).map(({ id, changes }) => {
      const words = (side: 'before' | 'after') =>
        wordsIn(changes.map(({ [side]: file }) => file?.text).join());
      return differencesOf(id, words('before'), words('after'));
    });
  }

  /** What a person doesn't choose in a merge is gone on purpose. */
  #pull(choice: Choice) {
    const { clone } = this.world;
    const [ours, theirs] = [clone.files, this.#commit()];
    for (const { path } of clone.pull(choice)) {
      const words = (files: Files) => wordsIn(String(files.get(path)));
      const [kept, lost] = choice === 'ours' ? [ours, theirs] : [theirs, ours];
      if (!isPhoto(path)) this.#remove(words(lost).difference(words(kept)), 'hand');
    }
  }

  #commit(id = this.world.github.head): Files {
    const { github } = this.world;
    const files = Object.entries(github.filesAt(id));
    return new Map(files.map(([path, blob]) => [path, github.blob(blob)]));
  }

  /** An entry, or a photo in a list, is there once. */
  #checkEntries(file: string, data: Fields | undefined) {
    // If two people keep a file that a third has removed, their versions have no common ancestor.
    if (this.#removedFiles.has(file)) return;
    const photos = asList(data?.photos).map((photo) => valueAt(photo, ['img']));
    const tags = JSON.stringify(data)?.match(/tag\d+x/g) ?? [];
    const all = [...tags, ...photos].filter((entry) => entry !== undefined);
    for (const [i, entry] of all.entries())
      assert(all.indexOf(entry) === i, `${entry} is in ${file} twice.`);
  }

  /** What the screens say right now must be true. */
  async checkClaims() {
    for (const device of this.devices)
      for (const { store } of device.tabs) {
        const state = store?.getState();
        if (!store || !state || this.#checked.has(state)) continue;
        this.#checked.add(state);
        await this.#checkStatus(device, state);
        if (state.values.isWriter) this.#checkScreen(device, store);
      }
  }

  async #checkStatus(device: OwnerDevice, { values: { save, publishing } }: EditorState) {
    const { github, deployed } = this.world;
    if (save.step !== 'saved' || save.version === undefined) return;
    const isSaved =
      device.backend === 'github'
        ? github.includes(github.head, save.version)
        : (await this.#saves(device)).some(({ id }) => id === save.version);
    assert(isSaved, 'It says Saved, but it isn’t.');
    if (publishing?.step === 'live')
      assert(github.includes(deployed, save.version), 'It says Live, but it isn’t.');
  }

  /** An owner sees what is published, and what they changed. */
  #checkScreen(device: OwnerDevice, store: EditorStore) {
    const { base, draft, data, conflicts, values, pending } = store.getState();
    // Without room, a device can't remember what it has sent.
    if (!device.wasFull) for (const conflict of conflicts) this.#checkQuestion(device, conflict);
    // What was sent is shown until it has arrived, or until it is a question.
    const sent = { ...draft, files: pending?.files ?? {} };
    if (conflicts.length + conflictsIn(values.published, sent).length > 0) return;
    const before = this.#seen(store, { base: values.published, draft: EMPTY_DRAFT });
    const seen = this.#seen(store);
    for (const word of before.difference(seen))
      assert(this.#removers.get(word)?.has(device), `It offers to remove ${word}.`);
    for (const word of seen.difference(before))
      assert(this.#adders.get(word)?.has(device), `It offers to add ${word}.`);
    for (const file of validPathsIn(base, draft)) {
      this.#checkEntries(file, data(file));
      // A computer has no copies of pictures that git has removed.
      for (const path of device.backend === 'github' ? picturesIn(file, data(file)) : [])
        assert(base.files[path] || draft.photos[path], `It misses ${path}.`);
    }
  }

  /** “Also changed somewhere else” must not be about the owner's own change. */
  #checkQuestion(device: OwnerDevice, { isUndo, base, theirs }: FileConflict) {
    const [before, after] = [base, theirs].map((value) => wordsIn(JSON.stringify(value) ?? ''));
    const { added, removed } = differencesOf('', before, after);
    if (isUndo || added.size + removed.size === 0) return;
    const isOther = (who: Set<unknown> = new Set()) =>
      !who.has(device) || [...who].some((each) => each !== device && each !== 'saved');
    const isByOther =
      added.values().some((word) => isOther(this.#adders.get(word))) ||
      removed.values().some((word) => isOther(this.#removers.get(word)));
    assert(isByOther, `It asks about its owner’s own change: ${[...added, ...removed]}`);
  }

  /** Everything has arrived. On each device, its owner taps what is on the screen. */
  async #tapNext(button: Button) {
    await this.#deliverAll();
    for (const [i, device] of this.devices.entries()) {
      const store = this.#writer(device)?.store;
      if (!store || store.getState().conflicts.length > 0) continue;
      const before = this.#seen(store);
      if (button === 'publish') {
        const canSave = (await problemsIn(store)).length === 0;
        await this.take({ do: 'save', device: i });
        await this.#deliverAll();
        const { included, conflicts } = store.getState();
        assert(!canSave || isEmpty(included) || conflicts.length > 0, 'Publish did nothing.');
      } else {
        await this.take({ do: 'discard', device: i });
        assert(isEmpty(store.getState().tidyDraft), 'Discard left something.');
      }
      if (button === 'undo') {
        await this.take({ do: 'undo', device: i });
        const lost = before.difference(this.#seen(store));
        assert(lost.size === 0, `Undo lost ${[...lost]}`);
      }
      await this.checkClaims();
    }
  }

  /** Everyone has signal and storage, answers all questions and saves everything. */
  async calmDown() {
    const { world } = this;
    for (const device of this.devices) device.isFull = false;
    for (let round = 0; round < MAX_ROUNDS; round++) {
      await this.#deliverAll();
      for (const device of this.devices) {
        if (device.tabs.length === 0) device.open();
        await this.#deliverAll();
        const [tab] = device.tabs;
        if (!this.#writer(device)) tab?.store?.continueHere();
        await this.#deliverAll();
        // Its owner comes back to it.
        this.#writer(device)?.store.reload();
        await this.#deliverAll();
        await this.#finish(device);
        await this.#deliverAll();
      }
      this.#pull('ours');
      world.clone.push();
      world.wait(60_000);
      await this.#deliverAll();
      if (round > 0 && this.#isCalm()) return;
    }
    throw new Error('It never ends.');
  }

  #isCalm = () =>
    this.world.clone.isPushed &&
    this.devices.every((device) => {
      const state = this.#writer(device)?.store.getState();
      return state && isEmpty(state.included) && !state.pending && state.values.isStored;
    });

  /** A save removes only what its owner removed, and adds only what its owner added. */
  async #watch(request: PendingRequest, act: () => Promise<void>) {
    const wishes = this.#wishesOf(request);
    const content = () => (request.isLocal ? this.world.clone.files : this.#commit());
    const old = content();
    const before = wordsOf(old);
    await act();
    const files = content();
    for (const path of old.keys()) if (!files.has(path)) this.#removedFiles.add(path);
    const after = wordsOf(files);
    for (const word of before.difference(after))
      assert(wishes.removed.has(word), `${word} was overwritten.`);
    for (const word of after.difference(before))
      assert(wishes.added.has(word), `${word} came back.`);
    for (const [path, bytes] of files)
      if (path.endsWith('.yaml')) this.#checkEntries(path, parseData(bytes.toString('utf8')));
    this.#remove(before.difference(after), 'saved');
  }

  async #deliverAll() {
    await settle();
    for (const { slowPhotos } of this.devices)
      for (const { finish } of slowPhotos.splice(0)) finish();
    await settle();
    while (this.world.pending.length > 0) {
      const [request] = this.world.pending as [PendingRequest];
      await this.#watch(request, () => this.world.deliver(request, 'none'));
      await settle();
    }
  }

  /** Answers, fills in what is missing, includes everything that is valid, and saves. */
  async #finish(device: OwnerDevice) {
    const open = this.#writer(device);
    if (!open) return;
    const { store } = open;
    if (store.getState().conflicts.length > 0) {
      await this.take({ do: 'resolve', device: this.devices.indexOf(device), choice: 'ours' });
      return;
    }
    const all = Object.keys(store.getState().draft.files);
    if (all.length === 0) return;
    store.leaveOut(all, false);
    const problems = await problemsIn(store);
    for (const { file, path = [] } of problems) {
      const name = file.replace('content/', '');
      const kind = kindOf(name);
      const field = kind && fieldAt(formOf(kind), path as Path);
      const isText = field?.type === 'text' || field?.type === 'prose';
      const place = store.getState().placeInDraft(name, path as Path);
      if (isText) store.change(name, place, this.#filler());
    }
    // What an owner can't finish now stays in the draft.
    for (const { file } of problems.length > 0 ? await problemsIn(store) : [])
      store.leaveOut([file.replace('content/', '')], true);
    if (!isEmpty(store.getState().included)) store.save();
  }

  #filler = () => `filled in ${++this.#typed}`;

  async checkEnd() {
    const files = this.#commit();
    const drafts = this.devices.map(({ stored }) => stored);
    const there = wordsOf(files).union(wordsIn(drafts.join()));
    for (const [word, { size }] of this.#removers)
      assert(size > 0 || there.has(word), `${word} is gone.`);
    const named = picturesNamedIn(files);
    for (const path of named) assert(files.has(path), `${path} is missing.`);
    for (const path of files.keys())
      assert(!isPhoto(path) || named.has(path), `${path} is left over.`);
    const published = { version: '', files: Object.fromEntries(files.entries().map(asPublished)) };
    const { problems } = await checkContent(folderWith(published, []));
    assert(problems.length === 0, `It is invalid: ${JSON.stringify(problems)}`);
  }
}

const differencesOf = (id: string, before = new Set<string>(), after = new Set<string>()) => ({
  id,
  added: after.difference(before),
  removed: before.difference(after),
});

const asPublished = ([path, bytes]: [string, Buffer]) =>
  [path, path.endsWith('.yaml') ? { id: '', text: bytes.toString('utf8') } : { id: '' }] as const;

/** A section's title is in the paths of its photos, too, where no one reads it. */
const wordsIn = (text: string) =>
  new Set(text.match(/(?<!\/)(?:word|tag)\d+x|[\w-]+\/[\w-]+\.(?:png|webp)/g));

const wordsOf = (files: Files) =>
  wordsIn([...files].map(([path, bytes]) => (path.endsWith('.yaml') ? bytes : '')).join());

const POST = {
  summary: 'A summary.',
  link: 'https://example.com/a',
  alt: 'A picture.',
};

/** Any number chooses among what there is. */
const pick = <T>(all: readonly T[], at: number): T | undefined => all[at % Math.max(1, all.length)];

type Place = [file: string, at: Path];

/** The text fields of a few files, with their entries. */
function fieldsIn(store: EditorStore): Place[] {
  const { base, draft, data } = store.getState();
  return validPathsIn(base, draft).flatMap((file): Place[] => {
    const kind = kindOf(file);
    if (kind === 'products') return [[file, ['tally', 0, 'what']]];
    if (kind === 'about') return asList(data(file)?.story).map((_, i) => [file, ['story', i]]);
    if (kind !== 'sections' && kind !== 'posts' && kind !== 'farm') return [];
    const entries = (list: Path, field: string) =>
      asList(valueAt(data(file), list)).map((_, i): Place => [file, [...list, i, field]]);
    const summary: Place[] = kind === 'posts' ? [[file, ['summary']]] : [];
    return [
      [file, kind === 'farm' ? ['place'] : ['title']],
      ...summary,
      ...entries(['photos'], 'title'),
      ...entries(['priceList', 'rows'], 'name'),
    ];
  });
}

/** The lists of photos and prices that have entries. */
function listsIn(store: EditorStore): Place[] {
  const { base, draft, data } = store.getState();
  return sectionsIn(base, draft)
    .flatMap((file): Place[] => [
      [file, ['photos']],
      [file, ['priceList', 'rows']],
    ])
    .filter(([file, at]) => asList(valueAt(data(file), at)).length > 0);
}

function picturesOf(store: EditorStore): Place[] {
  const { base, draft, data } = store.getState();
  return validPathsIn(base, draft).flatMap((file): Place[] => {
    const covers: Place[] = file.startsWith('posts/') ? [[file, ['image']]] : [];
    const photos = asList(data(file)?.photos);
    return [...covers, ...photos.map((_, i): Place => [file, ['photos', i, 'img']])];
  });
}

async function problemsIn(store: EditorStore) {
  const { base, included } = store.getState();
  return (await checkContent(folderWith(base, changesOf(base, included)))).problems;
}

function assert(condition: unknown, message: string): asserts condition {
  if (!condition) throw new Error(message);
}
