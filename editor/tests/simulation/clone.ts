import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { filesIn } from '../../../build/built-site.ts';
import { isInPhotoFolder } from '../../content/content-kinds.ts';
import { parseData } from '../../content/draft.ts';
import type { Choice } from '../../content/merge.ts';
import { picturesIn } from '../../content/saving.ts';
import { localServer } from '../../local/server.ts';
import type { ApiResponse, FakeGitHub } from '../support/github.ts';

/** Files by their path in content/. */
export type Files = ReadonlyMap<string, Buffer>;

/** A file that was changed both in the clone and on GitHub; undefined: removed. */
interface MergeConflict {
  path: string;
  ours: Buffer | undefined;
  theirs: Buffer | undefined;
}

/** The page's files, which no history opens. */
const BUNDLE = { script: '', style: '', files: [] };

/** The repository's clone on a computer, with the server of `npm run edit`. */
export class Clone {
  readonly #github: FakeGitHub;
  readonly #project = mkdtempSync(join(tmpdir(), 'clone-'));
  readonly #content = join(this.#project, 'content');
  readonly #server: ReturnType<typeof localServer>;
  /** The newest commit that is in the clone. */
  #pulled: string;

  constructor(github: FakeGitHub, content: string) {
    this.#github = github;
    this.#pulled = github.head;
    cpSync(content, this.#content, { recursive: true });
    this.#server = localServer(this.#content, BUNDLE);
  }

  delete() {
    rmSync(this.#project, { recursive: true });
  }

  get files(): Files {
    const paths = filesIn(this.#content);
    return new Map(paths.map((path) => [path, readFileSync(join(this.#content, path))]));
  }

  get isPushed(): boolean {
    return this.#pulled === this.#github.head && this.#changes().size === 0;
  }

  /** The server's response to the editor's page. */
  async respond(path: string, { method = 'GET', body }: RequestInit): Promise<ApiResponse> {
    const secret = readFileSync(join(this.#project, '.cache/editor-secret'), 'utf8');
    const request = Object.assign(Readable.from([Buffer.from(String(body ?? ''))]), {
      method,
      url: path.replace('/edit', ''),
      headers: { host: 'localhost', 'x-editor': secret },
      socket: { remoteAddress: '127.0.0.1' },
    });
    return await new Promise((done) => {
      let status = 0;
      const response = {
        writeHead: (code: number) => {
          status = code;
          return response;
        },
        end: (content: string | Buffer = '') => done({ status, body: content }),
      };
      this.#server(
        request as unknown as IncomingMessage,
        response as unknown as ServerResponse<IncomingMessage>,
      );
    });
  }

  /** `git commit` and `git pull`. Where both sides changed a file, a person chooses a version. */
  pull(choice: Choice): MergeConflict[] {
    const [base, ours, theirs] = [this.#commit(this.#pulled), this.files, this.#commit()];
    const merged = new Map(ours);
    const conflicts: MergeConflict[] = [];
    const put = (path: string, bytes: Buffer | undefined) =>
      bytes ? merged.set(path, bytes) : merged.delete(path);
    for (const path of new Set([...base.keys(), ...ours.keys(), ...theirs.keys()])) {
      const [was, our, their] = [base.get(path), ours.get(path), theirs.get(path)];
      if (isSame(was, their) || isSame(our, their)) continue;
      if (!isSame(was, our)) conflicts.push({ path, ours: our, theirs: their });
      if (isSame(was, our) || choice === 'theirs') put(path, their);
    }
    if (conflicts.length > 0) {
      // Git merges each picture without the text that names it, so this is part of the choice.
      const used = picturesNamedIn(merged);
      for (const path of used) put(path, merged.get(path) ?? ours.get(path) ?? theirs.get(path));
      for (const path of [...merged.keys()])
        if (isPhoto(path) && !used.has(path)) merged.delete(path);
    }
    this.#write(merged);
    this.#pulled = this.#github.head;
    return conflicts;
  }

  /** `git commit` and `git push`, which is rejected if GitHub has newer commits. */
  push() {
    const changes = this.#changes();
    if (this.#pulled !== this.#github.head || changes.size === 0) return;
    const files = [...changes].map(([path, bytes]) => [`content/${path}`, bytes ?? null]);
    this.#pulled = this.#github.commit(Object.fromEntries(files), 'From the computer');
  }

  #commit(id = this.#github.head): Files {
    const files = Object.entries(this.#github.filesAt(id));
    return new Map(files.map(([path, blob]) => [path, this.#github.blob(blob)]));
  }

  #changes(): ReadonlyMap<string, Buffer | undefined> {
    const [before, now] = [this.#commit(this.#pulled), this.files];
    const paths = new Set([...before.keys(), ...now.keys()]);
    const changed = [...paths].filter((path) => !isSame(before.get(path), now.get(path)));
    return new Map(changed.map((path) => [path, now.get(path)]));
  }

  #write(files: Files) {
    const before = this.files;
    for (const path of before.keys()) if (!files.has(path)) rmSync(join(this.#content, path));
    for (const [path, bytes] of files) {
      if (isSame(before.get(path), bytes)) continue;
      mkdirSync(dirname(join(this.#content, path)), { recursive: true });
      writeFileSync(join(this.#content, path), bytes);
    }
  }
}

/** The pictures that content files name. */
export const picturesNamedIn = (files: Files) =>
  new Set(
    [...files].flatMap(([path, bytes]) =>
      path.endsWith('.yaml') ? picturesIn(path, parseData(bytes.toString('utf8'))) : [],
    ),
  );

export const isPhoto = (path: string) => isInPhotoFolder(path) && !path.endsWith('.yaml');

const isSame = (one: Buffer | undefined, other: Buffer | undefined) =>
  one && other ? one.equals(other) : one === other;
