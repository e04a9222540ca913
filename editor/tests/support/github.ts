import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { filesIn } from '../../../build/built-site.ts';

export const API = 'https://api.github.com';
export const REPOSITORY = 'farmer/our-little-farm';
export const TOKEN = 'github_pat_11TEST_forthisrepositoryonly';

interface ApiRequest {
  method: string;
  path: string;
  token: string;
  body: string;
}

export interface ApiResponse {
  status: number;
  headers?: Record<string, string>;
  body: string | Buffer;
}

/** The blob ids of all files, by path. */
type Tree = Record<string, string>;

interface Commit {
  id: string;
  parent?: Commit;
  tree: Tree;
  message: string;
  date: string;
}

/** The GitHub API calls that the editor makes, answered from a repository in memory. */
export class FakeGitHub {
  readonly requests: ApiRequest[] = [];
  /** Replaces the next responses. "lost": no request arrives. */
  readonly nextResponses: (ApiResponse | 'lost')[] = [];
  /** Changes when the repository is renamed. */
  repository = REPOSITORY;
  #stale = 0;
  #head: Commit;
  readonly #blobs = new Map<string, Buffer>();
  readonly #commits = new Map<string, Commit>();

  constructor(content = 'content') {
    const files = filesIn(content).map((path) => [
      `content/${path}`,
      this.#addBlob(readFileSync(join(content, path))),
    ]);
    this.#head = this.#addCommit(Object.fromEntries(files), 'The farm as it was');
  }

  get head(): string {
    return this.#head.id;
  }

  get files(): Tree {
    return this.#head.tree;
  }

  /** The commits' messages, newest first. */
  get messages(): string[] {
    return historyOf(this.#head).map(({ message }) => message);
  }

  /** The commits after the first, oldest first. */
  get commits(): { id: string; parent: string }[] {
    return historyOf(this.#head)
      .reverse()
      .flatMap(({ id, parent }) => (parent ? [{ id, parent: parent.id }] : []));
  }

  /** The blob ids of a commit's content files, by path in content/. */
  filesAt(commit: string): Tree {
    const files = Object.entries(this.#commits.get(commit)?.tree ?? {});
    return Object.fromEntries(files.map(([path, id]) => [path.replace('content/', ''), id]));
  }

  /** Whether a commit includes another one. */
  includes(commit: string, other: string): boolean {
    const found = this.#commits.get(commit);
    return found !== undefined && historyOf(found).some(({ id }) => id === other);
  }

  /** The commit after this one, or this one if it is the last. */
  nextAfter(commit: string): string {
    const all = historyOf(this.#head).reverse();
    return all[all.findIndex(({ id }) => id === commit) + 1]?.id ?? this.head;
  }

  /** What the last commit changed. */
  get changedFiles(): string[] {
    const [now, before = {}] = [this.#head.tree, this.#head.parent?.tree];
    return Object.keys({ ...before, ...now }).filter((path) => now[path] !== before[path]);
  }

  text(path: string): string {
    return this.bytes(path).toString('utf8');
  }

  bytes(path: string): Buffer {
    return this.blob(this.files[path]);
  }

  /** A change by someone else. */
  replace(path: string, from: string, to: string) {
    const text = this.text(path);
    if (!text.includes(from)) throw new Error(`${path} does not hold ${from}`);
    this.write(path, text.replace(from, to));
  }

  write(path: string, text: string) {
    this.commit({ [path]: Buffer.from(text) }, 'Elsewhere');
  }

  remove(path: string) {
    this.commit({ [path]: null }, 'Elsewhere');
  }

  /** Null removes a file. Returns the commit. */
  commit(files: Record<string, Buffer | null>, message: string): string {
    const tree = { ...this.files };
    for (const [path, bytes] of Object.entries(files)) {
      if (bytes) tree[path] = this.#addBlob(bytes);
      else delete tree[path];
    }
    this.#head = this.#addCommit(tree, message, this.#head);
    return this.head;
  }

  /** Undefined if the connection was lost. */
  respond(request: ApiRequest): ApiResponse | undefined {
    this.requests.push(request);
    const next = this.nextResponses.shift();
    if (next === 'lost') return undefined;
    if (next) return next;
    return request.token === TOKEN ? this.#responseTo(request) : json(401, BAD_CREDENTIALS);
  }

  #responseTo({ method, path, body }: ApiRequest): ApiResponse {
    const own = `/repos/${this.repository}`;
    if (path.startsWith(own)) return this.#rest(`${method} ${path.slice(own.length)}`);
    if (method !== 'POST' || path !== '/graphql') return NOT_FOUND;
    const { query, variables } = JSON.parse(body) as GraphQl;
    if (variables.path) return json(200, this.#removed(variables.path));
    if (query.includes('messageHeadline')) return json(200, this.#history());
    // A query names each level of folders that it wants.
    const depth = query.split('entries {').length - 1;
    if (query.includes('parents(')) return json(200, this.#past(depth / 2, variables.oid));
    return json(200, variables.input ? this.#save(variables.input) : this.#load(depth));
  }

  #rest(endpoint: string): ApiResponse {
    // Signing in creates an empty blob.
    if (endpoint === 'POST /git/blobs') return json(201, { sha: '' });
    const [, id] = /^GET \/git\/blobs\/([0-9a-f]{40})$/.exec(endpoint) ?? [];
    if (id) return { status: 200, body: this.blob(id) };
    const [, from = '', to = ''] = /^GET \/compare\/(\w+)\.\.\.(\w+)/.exec(endpoint) ?? [];
    const [base, head] = [from, to].map((each) => this.#commits.get(each));
    if (!base || !head) return NOT_FOUND;
    return json(200, { status: historyOf(head).includes(base) ? 'ahead' : 'behind' });
  }

  blob(id = ''): Buffer {
    const bytes = this.#blobs.get(id);
    if (!bytes) throw new Error('There is no such file.');
    return bytes;
  }

  #addBlob(bytes: Buffer): string {
    const id = hash('sha1', Buffer.concat([Buffer.from(`blob ${bytes.length}\0`), bytes]));
    this.#blobs.set(id, bytes);
    return id;
  }

  #addCommit(files: Tree, message: string, parent?: Commit): Commit {
    const tree = Object.fromEntries(Object.entries(files).sort());
    const date = new Date().toISOString();
    const id = hash('sha1', [parent?.id, JSON.stringify(tree), message].join());
    const commit = { id, tree, message, date, ...(parent && { parent }) };
    this.#commits.set(id, commit);
    return commit;
  }

  #load(depth: number) {
    const nodes = historyOf(this.#head).map(({ id, message }) => ({ oid: id, message }));
    const target = { oid: this.head, history: { nodes }, ...this.#content(this.#head, depth) };
    const defaultBranchRef = { name: 'main', target };
    return { data: { repository: { nameWithOwner: this.repository, defaultBranchRef } } };
  }

  #content({ tree }: Commit, depth: number) {
    return { file: { object: { entries: this.#entries(tree, 'content/', depth) } } };
  }

  /** The newest commit that changed a file, and the file before it. */
  #removed(path: string) {
    const commit = historyOf(this.#head).find(
      ({ tree, parent }) => tree[path] !== parent?.tree[path],
    );
    const oid = commit?.parent?.tree[path];
    const node = { parents: { nodes: commit?.parent ? [{ file: oid ? { oid } : null }] : [] } };
    const target = { history: { nodes: commit ? [node] : [] } };
    return { data: { repository: { defaultBranchRef: { target } } } };
  }

  #history() {
    const nodes = historyOf(this.#head).map(({ id, date, message }) => ({
      oid: id,
      committedDate: date,
      messageHeadline: message.split('\n')[0],
      author: { name: 'Farmer' },
    }));
    return { data: { repository: { defaultBranchRef: { target: { history: { nodes } } } } } };
  }

  #past(depth: number, oid = '') {
    const commit = this.#commits.get(oid) ?? this.#head;
    const nodes = commit.parent ? [this.#content(commit.parent, depth)] : [];
    return {
      data: { repository: { object: { ...this.#content(commit, depth), parents: { nodes } } } },
    };
  }

  #entries(tree: Tree, folder: string, depth: number): object[] {
    if (depth === 0) return [];
    const paths = Object.keys(tree).filter((path) => path.startsWith(folder));
    const names = new Set(paths.map((path) => path.slice(folder.length).replace(/\/.*/, '')));
    return [...names].map((name) => {
      const oid = tree[folder + name];
      if (!oid)
        return { name, object: { entries: this.#entries(tree, `${folder}${name}/`, depth - 1) } };
      const text = name.endsWith('.yaml') ? this.blob(oid).toString('utf8') : null;
      return { name, oid, object: { text } };
    });
  }

  #save({ expectedHeadOid, message, fileChanges }: CommitInput) {
    if (expectedHeadOid !== this.head) {
      // GitHub sends either, depending on when the other commit arrived.
      const stale =
        this.#stale++ % 2 === 0
          ? `Expected branch to point to "${expectedHeadOid}" but it did not.  Pull and try again.`
          : `refs/heads/main is at ${this.head} but expected ${expectedHeadOid}`;
      return { data: { createCommitOnBranch: null }, errors: [{ message: stale }] };
    }
    const { additions, deletions } = fileChanges;
    const files = [
      ...additions.map(({ path, contents }) => [path, Buffer.from(contents, 'base64')] as const),
      ...deletions.map(({ path }) => [path, null] as const),
    ];
    const oid = this.commit(
      Object.fromEntries(files),
      `${message.headline}\n\n${message.body}`.trim(),
    );
    return { data: { createCommitOnBranch: { commit: { oid } } } };
  }

  /** Over HTTP, for browsers whose requests can't be intercepted. */
  async listen(): Promise<{ address: string; server: Server }> {
    const server = createServer(async (request, response) => {
      if (request.method === 'OPTIONS') {
        response.writeHead(204, CORS).end();
        return;
      }
      const apiResponse = this.respond({
        method: request.method ?? 'GET',
        path: request.url ?? '/',
        token: tokenIn(request.headers.authorization),
        body: await text(request),
      });
      if (apiResponse)
        response.writeHead(apiResponse.status, headersOf(apiResponse)).end(apiResponse.body);
      else request.socket.destroy();
    });
    await new Promise<void>((ready) => server.listen(0, 'localhost', ready));
    return { address: `http://localhost:${(server.address() as AddressInfo).port}`, server };
  }
}

/** A commit and all before it, newest first. */
const historyOf = (commit: Commit): Commit[] => [
  commit,
  ...(commit.parent ? historyOf(commit.parent) : []),
];

export const CORS = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Headers': 'authorization, content-type, accept',
  'Access-Control-Allow-Methods': 'GET, POST',
};

/** GitHub's error pages have no CORS headers. */
export const headersOf = ({ status, headers }: ApiResponse) => ({
  ...(status < 500 && CORS),
  ...headers,
});

export const tokenIn = (header = '') => header.replace(/^Bearer /, '');

const BAD_CREDENTIALS = { message: 'Bad credentials' };
export const BAD_GATEWAY: ApiResponse = { status: 502, body: '<h1>502 Bad Gateway</h1>' };

export const json = (status: number, body: object, headers = {}): ApiResponse => ({
  status,
  headers: { 'Content-Type': 'application/json', ...headers },
  body: JSON.stringify(body),
});

const NOT_FOUND = json(404, { message: 'Not Found' });

interface CommitInput {
  expectedHeadOid: string;
  message: { headline: string; body: string };
  fileChanges: { additions: { path: string; contents: string }[]; deletions: { path: string }[] };
}

interface GraphQl {
  query: string;
  variables: { oid?: string; path?: string; input?: CommitInput };
}
