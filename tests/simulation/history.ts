import { formOf, isInPhotoFolder, kindOf } from '../../editor/content/content-kinds.ts';
import { isEmpty, parseData, textOf, validPathsIn } from '../../editor/content/draft.ts';
import { newPostPath } from '../../editor/content/file-names.ts';
import { fieldAt } from '../../editor/content/form.ts';
import { type Choice, conflictKey, type FileConflict } from '../../editor/content/rebase.ts';
import { changesOf, picturesIn } from '../../editor/content/saving.ts';
import { ordersAfterMove, sectionsIn } from '../../editor/content/sections.ts';
import { folderWith } from '../../editor/content/stored-content.ts';
import { asList, type Path } from '../../editor/content/values.ts';
import type { EditorStore } from '../../editor/store/editor-store.ts';
import { checkContent } from '../../model/check-content.ts';
import { isRecord, valueAt } from '../../model/compare.ts';
import { contentFiles } from '../../model/content-files.ts';
import { baseName } from '../../model/content-folder.ts';
import { Phone, photoWith, type Tab } from './device.ts';
import { type Fault, type InstantBlob, settle, startContent, World } from './world.ts';

/** One step of a history. Numbers choose among what there is, so that every shorter history is valid, too. */
export type Step =
  | { do: 'type'; phone: number; field: number }
  | { do: 'typeText'; phone: number; file: number }
  | { do: 'addRow' | 'removeRow' | 'moveRow'; phone: number; row: number }
  | { do: 'addSection' | 'addPost' | 'removeFile' | 'moveSection'; phone: number; file: number }
  | { do: 'addPhoto' | 'choosePicture' | 'finishPhoto'; phone: number; at: number }
  | { do: 'undo' | 'discard' | 'save' | 'reload'; phone: number }
  | { do: 'undoSave' | 'leaveOut'; phone: number; at: number }
  | { do: 'resolve'; phone: number; choice: Choice }
  | { do: 'openTab' | 'closeTab' | 'continueHere'; phone: number; tab: number }
  | { do: 'full' | 'room'; phone: number }
  | { do: 'editByHand'; at: number }
  | { do: 'deliver'; request: number; fault: Fault }
  | { do: 'deploy' }
  | { do: 'wait'; seconds: number };

const PHONES = 2;
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
      history.checkClaims();
    }
    await history.calmDown();
    history.checkEnd();
    return { operations: steps.length, saves: history.world.github.messages.length - 1 };
  } finally {
    globalThis.fetch = before;
  }
}

class History {
  readonly world = new World(startContent());
  readonly phones = Array.from({ length: PHONES }, (_, i) => new Phone('ab'[i] ?? '', this.world));
  #typed = 0;
  /** Words and photos that someone added and no one removed. */
  readonly #alive = new Set<string>();

  async start() {
    for (const phone of this.phones) phone.open();
    await settle();
    while (this.world.pending.length > 0) {
      this.world.deliver(0, 'none');
      await settle();
    }
  }

  async take(step: Step) {
    await this.#act(step);
    await settle();
  }

  #word = () => `word${++this.#typed}x`;

  /** What an owner sees in this tab: every word that was typed and every photo. */
  #seen(store: EditorStore): Set<string> {
    const { stored, draft, data } = store.getState();
    const files = validPathsIn(stored, draft);
    const photos = files
      .flatMap((file) => picturesIn(file, data(file)))
      .map((path) => this.#photoAt(store, path));
    const edited = Object.keys(draft.files).filter((file) => draft.files[file]?.text !== undefined);
    const texts = [
      ...edited.map((file) => textOf(stored, draft, file)),
      // Comments are seen in the text only.
      ...files.flatMap((file) => stored.files[file]?.text?.match(/^#.*/gm) ?? []),
    ];
    return wordsIn(
      [...files.map((file) => JSON.stringify(data(file))), ...photos, ...texts].join(),
    );
  }

  /** The words and photos in one version of a conflict. */
  #wordsInVersion(store: EditorStore, conflict: FileConflict, side: Choice): Set<string> {
    const { draft, stored } = store.getState();
    const { file, path } = conflict;
    const whole = side === 'theirs' ? stored.files[file]?.text : textOf(stored, draft, file);
    const text = `${JSON.stringify(conflict[side])} ${path.length === 0 ? whole : ''}`;
    const paths = Object.keys({ ...stored.files, ...draft.photos });
    const photos = paths
      .filter((path) => !path.endsWith('.yaml') && text.includes(baseName(path)))
      .map((path) => this.#photoAt(store, path));
    return wordsIn([text, ...photos].join());
  }

  /** The bytes of a photo are its word. */
  #photoAt(store: EditorStore, path: string): string {
    const { draft, stored } = store.getState();
    const photo = draft.photos[path] as InstantBlob | undefined;
    const id = stored.files[path]?.id;
    return (photo?.content ?? (id && this.world.github.blob(id)))?.toString('latin1') ?? '';
  }

  /** What an owner does on purpose decides what may be gone, and what must be there again. */
  #onPurpose(store: EditorStore, act: () => void) {
    const before = this.#seen(store);
    act();
    const after = this.#seen(store);
    for (const word of before) if (!after.has(word)) this.#alive.delete(word);
    for (const word of after) if (!before.has(word)) this.#alive.add(word);
  }

  /** The tab that is visible on a phone, if its owner can type there. */
  #writer(phone: number): { phone: Phone; tab: Tab; store: EditorStore } | undefined {
    const found = this.phones[phone % PHONES] as Phone;
    const tab = found.tabs.find(({ store }) => store?.getState().values.isWriter);
    return tab?.store && { phone: found, tab, store: tab.store };
  }

  async #act(step: Step) {
    if (step.do === 'deliver') return this.#deliver(step.request, step.fault);
    if (step.do === 'deploy') {
      this.world.deployed = this.world.github.nextAfter(this.world.deployed);
      return;
    }
    if (step.do === 'wait') return this.world.wait(step.seconds * 1000);
    if (step.do === 'editByHand') return this.#editByHand(step.at);
    const phone = this.phones[step.phone % PHONES] as Phone;
    if (step.do === 'full' || step.do === 'room') {
      phone.isFull = step.do === 'full';
      return;
    }
    if (step.do === 'openTab' || phone.tabs.length === 0) {
      if (phone.tabs.length < 3) phone.open();
      return;
    }
    if (step.do === 'closeTab') {
      const tab = phone.tabs[step.tab % phone.tabs.length] as Tab;
      this.#close(tab);
      return;
    }
    if (step.do === 'continueHere') {
      const tab = phone.tabs[step.tab % phone.tabs.length] as Tab;
      if (tab.store && !tab.store.getState().values.isWriter) tab.store.continueHere();
      return;
    }
    if (step.do === 'finishPhoto') {
      const [photo] = phone.slowPhotos.splice(step.at % Math.max(1, phone.slowPhotos.length), 1);
      photo?.finish();
      return;
    }
    const open = this.#writer(step.phone);
    if (!open) return;
    const { store, tab } = open;
    const state = store.getState();
    // The questions replace all screens.
    const isAsking = state.conflicts.length > 0;
    if (step.do === 'reload') {
      this.#close(tab);
      phone.open();
      return;
    }
    if (step.do === 'resolve') {
      for (const conflict of state.conflicts) {
        const kept = this.#wordsInVersion(store, conflict, step.choice);
        const other = step.choice === 'ours' ? 'theirs' : 'ours';
        for (const word of this.#wordsInVersion(store, conflict, other))
          if (!kept.has(word)) this.#alive.delete(word);
      }
      store.resolve(new Map(state.conflicts.map((each) => [conflictKey(each), step.choice])));
      return;
    }
    if (isAsking) return;
    switch (step.do) {
      case 'type': {
        const fields = fieldsIn(store);
        const field = fields[step.field % Math.max(1, fields.length)];
        if (field) this.#onPurpose(store, () => store.change(...field, this.#word()));
        return;
      }
      case 'typeText': {
        const files = validPathsIn(state.stored, state.draft);
        const file = files[step.file % files.length] as string;
        const text = textOf(state.stored, state.draft, file) ?? '';
        return this.#onPurpose(store, () => store.changeText(file, `# ${this.#word()}\n${text}`));
      }
      case 'addRow':
      case 'removeRow':
      case 'moveRow': {
        const lists = listsIn(store);
        const list = lists[step.row % Math.max(1, lists.length)];
        if (!list) return;
        const [file, at] = list;
        const rows = asList(valueAt(state.data(file), at));
        const index = step.row % Math.max(1, rows.length);
        return this.#onPurpose(store, () => {
          if (step.do === 'addRow') {
            const blank = { name: this.#word(), price: 3, unit: 'each' };
            store.change(file, at, [...rows, at[0] === 'priceList' ? blank : {}]);
          } else if (step.do === 'removeRow' && rows.length > 1)
            store.remove(file, at, rows.toSpliced(index, 1), 'Removed.');
          else store.change(file, at, [...rows.slice(1), ...rows.slice(0, 1)]);
        });
      }
      case 'addSection':
        return this.#onPurpose(store, () => {
          // Every third one has a name that two phones can choose.
          store.nameSection(step.file % 3 === 0 ? 'Honey' : this.#word());
          const file = store.addSection();
          store.change(file, ['priceList'], {
            title: 'Prices',
            rows: [{ name: this.#word(), price: 3, unit: 'each' }],
          });
        });
      case 'addPost':
        return this.#onPurpose(store, () => {
          const file = newPostPath('2026-03-05');
          const title = this.#word();
          store.addFile(file, { title, number: 2, day: '2026-03-05', ...POST });
          store.choosePicture(file, ['image'], this.#photo(store));
        });
      case 'removeFile': {
        const files = validPathsIn(state.stored, state.draft).filter((file) => {
          const kind = kindOf(file);
          return kind && contentFiles[kind].pattern.startsWith('*');
        });
        const file = files[step.file % Math.max(1, files.length)];
        if (file && files.length > 2)
          this.#onPurpose(store, () => store.removeFile(file, 'Removed.'));
        return;
      }
      case 'moveSection': {
        const last = sectionsIn(state.stored, state.draft).length - 1;
        for (const { file, order } of ordersAfterMove(state.stored, state.draft, 0, last))
          store.change(file, ['order'], order);
        return;
      }
      case 'addPhoto': {
        const files = validPathsIn(state.stored, state.draft).filter((file) =>
          file.startsWith('products/'),
        );
        const file = files[step.at % Math.max(1, files.length)];
        if (file) store.addPhoto(file, this.#photo(store));
        return;
      }
      case 'choosePicture': {
        const [file, at] = picturesOf(store)[step.at % Math.max(1, picturesOf(store).length)] ?? [];
        if (!file || !at) return;
        store.choosePicture(file, at, this.#photo(store, true));
        return;
      }
      case 'undo':
        return this.#onPurpose(store, () => store.undo());
      case 'discard':
        // The button is disabled meanwhile.
        if (state.values.save.step === 'saving') return;
        return this.#onPurpose(store, () => store.discard());
      case 'save':
        store.save();
        return;
      case 'undoSave': {
        const commits = this.world.github.commits;
        const commit = commits[step.at % Math.max(1, commits.length)];
        // The editor offers it only without a draft.
        if (!commit || !isEmpty(state.tidyDraft)) return;
        for (const word of wordsIn(commit.added)) this.#alive.delete(word);
        store.undoSave(commit.id).catch(() => undefined);
        return;
      }
      case 'leaveOut': {
        const files = Object.keys(state.draft.files);
        const file = files[step.at % Math.max(1, files.length)];
        if (file) store.leaveOut([file], !state.draft.files[file]?.isLeftOut);
        return;
      }
    }
  }

  /** Its bytes are its word. It counts as added once its owner sees it. */
  #photo(store: EditorStore, isReplacing = false): File {
    const token = `photo${++this.#typed}x`;
    let before = this.#seen(store);
    const stop = store.subscribe(() => {
      const seen = this.#seen(store);
      if (seen.has(token)) {
        stop();
        this.#alive.add(token);
        // A picture is replaced on purpose, once the new one is there.
        const replaced = isReplacing ? [...before].filter((each) => !seen.has(each)) : [];
        for (const each of replaced) this.#alive.delete(each);
      }
      before = seen;
    });
    return photoWith(token);
  }

  #close(tab: Tab) {
    const { store, phone } = tab;
    // What could not be stored is lost with the tab, as its owner was warned.
    if (store && !store.getState().values.isKept)
      for (const word of this.#seen(store)) if (!phone.stored.includes(word)) this.#forgive(word);
    phone.close(tab);
  }

  #forgive(word: string) {
    if (!wordsIn(this.#published()).has(word)) this.#alive.delete(word);
  }

  #editByHand(at: number) {
    const { github } = this.world;
    const files = Object.keys(github.files).filter((path) => path.endsWith('.yaml'));
    const path = files[at % files.length] as string;
    const word = this.#word();
    const text = github.text(path);
    // A comment, or a value that a form may change, too.
    const price = /^( *(?:name|title|text): ).*$/m;
    const edited = at % 2 === 0 ? `# ${word}\n${text}` : text.replace(price, `$1${word}`);
    for (const gone of wordsIn(text)) if (!wordsIn(edited).has(gone)) this.#alive.delete(gone);
    github.write(path, edited);
    this.#alive.add(word);
  }

  /** The texts of the repository and the bytes of the pictures that they name. */
  #published(): string {
    const { github } = this.world;
    const texts = Object.keys(github.files).filter((path) => path.endsWith('.yaml'));
    const photos = [...this.#usedPictures()].filter((path) => github.files[path]);
    return [...texts, ...photos].map((path) => github.bytes(path).toString('latin1')).join('\n');
  }

  #usedPictures(): Set<string> {
    const { github } = this.world;
    const texts = Object.keys(github.files).filter((path) => path.endsWith('.yaml'));
    return new Set(texts.flatMap((path) => picturesIn(path, parseData(github.text(path)))));
  }

  /** What the screens say right now must be true. */
  checkClaims() {
    const { github, deployed } = this.world;
    for (const { tabs } of this.phones)
      for (const { store } of tabs) {
        if (!store) continue;
        const { save, publishing } = store.getState().values;
        if (save.step !== 'saved' || save.version === undefined) continue;
        assert(github.includes(github.head, save.version), 'It says Saved, but it isn’t.');
        if (publishing?.step === 'live')
          assert(github.includes(deployed, save.version), 'It says Live, but it isn’t.');
      }
  }

  /** Everyone has signal and storage, answers all questions and saves everything. */
  async calmDown() {
    const { world } = this;
    for (const phone of this.phones) phone.isFull = false;
    for (let round = 0; round < MAX_ROUNDS; round++) {
      await this.#deliverAll();
      for (const phone of this.phones) {
        if (phone.tabs.length === 0) phone.open();
        await this.#deliverAll();
        const [tab] = phone.tabs;
        if (!this.#writer(this.phones.indexOf(phone))) tab?.store?.continueHere();
        await this.#deliverAll();
        await this.#finish(this.phones.indexOf(phone));
        await this.#deliverAll();
      }
      world.wait(60_000);
      await this.#deliverAll();
      if (round > 0 && this.#isCalm()) return;
    }
    throw new Error(`It never ends: ${JSON.stringify(this.#drafts()).slice(0, 3000)}`);
  }

  #drafts = () =>
    this.phones.map((_, i) => {
      const state = this.#writer(i)?.store.getState();
      return state && { ...state.values.save, files: state.included.files };
    });

  #isCalm = () =>
    this.phones.every((_, i) => {
      const state = this.#writer(i)?.store.getState();
      return state && isEmpty(state.included) && state.values.isKept;
    });

  /** A save removes nothing from the repository that no one removed. */
  #deliver(request: number, fault: Fault) {
    const { github } = this.world;
    const [head, before] = [github.head, wordsIn(this.#published())];
    this.world.deliver(request, fault);
    if (github.head === head) return;
    const after = wordsIn(this.#published());
    for (const word of before)
      assert(after.has(word) || !this.#alive.has(word), `${word} was overwritten.`);
  }

  async #deliverAll() {
    await settle();
    for (const { slowPhotos } of this.phones)
      for (const { finish } of slowPhotos.splice(0)) finish();
    await settle();
    while (this.world.pending.length > 0) {
      this.#deliver(0, 'none');
      await settle();
    }
  }

  /** Answers, fills in what is missing, includes everything that is valid, and saves. */
  async #finish(phone: number) {
    const open = this.#writer(phone);
    if (!open) return;
    const { store } = open;
    if (store.getState().conflicts.length > 0) {
      await this.take({ do: 'resolve', phone, choice: 'ours' });
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
      const isText = field?.kind === 'text' || field?.kind === 'prose';
      if (isText) store.change(name, path as Path, this.#filler());
    }
    // What an owner can't finish now stays in the draft.
    for (const { file } of problems.length > 0 ? await problemsIn(store) : [])
      store.leaveOut([file.replace('content/', '')], true);
    if (!isEmpty(store.getState().included)) store.save();
  }

  #filler = () => `filled in ${++this.#typed}`;

  checkEnd() {
    const { github } = this.world;
    const there = wordsIn([this.#published(), ...this.phones.map(({ stored }) => stored)].join());
    for (const word of this.#alive) assert(there.has(word), `${word} is gone.`);
    const used = this.#usedPictures();
    for (const path of used) assert(github.files[path], `${path} is missing.`);
    for (const path of Object.keys(github.files)) {
      const isPhoto = isInPhotoFolder(path.replace('content/', '')) && !path.endsWith('.yaml');
      assert(!isPhoto || used.has(path), `${path} is left over.`);
    }
  }
}

const wordsIn = (text: string) => new Set(text.match(/word\d+x|photo\d+x/g));

const POST = {
  summary: 'A summary.',
  link: 'https://example.com/a',
  alt: 'A picture.',
};

/** The text fields of a few files, with their entries. */
function fieldsIn(store: EditorStore): [file: string, at: Path][] {
  const { stored, draft, data } = store.getState();
  return validPathsIn(stored, draft).flatMap((file): [string, Path][] => {
    const kind = kindOf(file);
    if (kind !== 'sections' && kind !== 'posts' && kind !== 'farm') return [];
    const entries = (list: string, field: string) =>
      asList(data(file)?.[list]).map((_, i): [string, Path] => [file, [list, i, field]]);
    const rows = asList(valueAt(data(file), ['priceList', 'rows']));
    return [
      [file, kind === 'farm' ? ['place'] : ['title']],
      ...(kind === 'posts' ? [[file, ['summary']] satisfies [string, Path]] : []),
      ...entries('photos', 'title'),
      ...entries('photos', 'alt'),
      ...rows.map((_, i): [string, Path] => [file, ['priceList', 'rows', i, 'name']]),
    ];
  });
}

function listsIn(store: EditorStore): [file: string, at: Path][] {
  const { stored, draft, data } = store.getState();
  return sectionsIn(stored, draft).flatMap((file): [string, Path][] => [
    ...(asList(data(file)?.photos).length > 0 ? [[file, ['photos']] satisfies [string, Path]] : []),
    ...(isRecord(data(file)?.priceList)
      ? [[file, ['priceList', 'rows']] satisfies [string, Path]]
      : []),
  ]);
}

function picturesOf(store: EditorStore): [file: string, at: Path][] {
  const { stored, draft, data } = store.getState();
  return validPathsIn(stored, draft).flatMap((file): [string, Path][] => [
    ...(file.startsWith('posts/') ? [[file, ['image']] satisfies [string, Path]] : []),
    ...asList(data(file)?.photos).map((_, i): [string, Path] => [file, ['photos', i, 'img']]),
  ]);
}

async function problemsIn(store: EditorStore) {
  const { stored, included } = store.getState();
  return (await checkContent(folderWith(stored, changesOf(stored, included)))).problems;
}

function assert(condition: unknown, message: string): asserts condition {
  if (!condition) throw new Error(message);
}
