import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

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

/** Git objects never change, so answers about them are cached by id. */
const cache = new Map<string, unknown>();

function memoize<T>(id: string, compute: () => T): T {
  if (!cache.has(id)) cache.set(id, compute());
  return cache.get(id) as T;
}

/** The GitHub API calls that the editor makes, answered from a real git repository. */
export class FakeGitHub {
  readonly requests: ApiRequest[] = [];
  /** Replaces the next responses. "lost": no request arrives; "late": it is processed, but the response is lost. */
  readonly nextResponses: (ApiResponse | 'lost' | 'late')[] = [];
  /** Larger requests get a 502, as at the real GitHub. */
  maxBytes = 40_000_000;
  #stale = 0;
  readonly #folder = mkdtempSync(join(tmpdir(), 'github-'));

  constructor(content = 'content') {
    cpSync(content, join(this.#folder, 'content'), { recursive: true });
    this.git('init', '-q', '-b', 'main');
    this.commitAll('The farm as it was');
  }

  git(...parts: string[]): string {
    return this.#run(parts).toString('utf8').trim();
  }

  #run(parts: string[], input?: Buffer | string, env = {}): Buffer {
    const who = ['-c', 'user.name=Farmer', '-c', 'user.email=farmer@farm.test'];
    return execFileSync('git', [...who, ...parts], {
      cwd: this.#folder,
      input,
      env: { ...process.env, ...env },
      maxBuffer: 1e8,
    });
  }

  commitAll(message: string) {
    this.git('add', '-A');
    this.git('commit', '-q', '-m', message);
  }

  get head(): string {
    return this.git('rev-parse', 'refs/heads/main');
  }

  text(path: string): string {
    return this.#run(['show', `main:${path}`]).toString('utf8');
  }

  bytes(path: string): Buffer {
    return this.#run(['show', `main:${path}`]);
  }

  /** A change by someone else. */
  replace(path: string, from: string, to: string) {
    const text = this.text(path);
    if (!text.includes(from)) throw new Error(`${path} does not hold ${from}`);
    this.write(path, text.replace(from, to));
  }

  write(path: string, text: string) {
    this.#commit([{ path, contents: Buffer.from(text) }], [], 'Elsewhere');
  }

  remove(path: string) {
    this.#commit([], [path], 'Elsewhere');
  }

  end() {
    rmSync(this.#folder, { recursive: true, force: true });
  }

  /** Undefined if the connection was lost. */
  respond(request: ApiRequest): ApiResponse | undefined {
    this.requests.push(request);
    const next = this.nextResponses.shift();
    if (next === 'lost') return undefined;
    if (next && next !== 'late') return next;
    if (request.body.length > this.maxBytes) return BAD_GATEWAY;
    const response =
      request.token === TOKEN ? this.#responseTo(request) : json(401, BAD_CREDENTIALS);
    return next === 'late' ? undefined : response;
  }

  #responseTo({ method, path, body }: ApiRequest): ApiResponse {
    const own = `/repos/${REPOSITORY}`;
    if (path.startsWith(own)) return this.#rest(`${method} ${path.slice(own.length)}`, body);
    if (method !== 'POST' || path !== '/graphql') return NOT_FOUND;
    const { query, variables } = JSON.parse(body) as { query: string; variables: Variables };
    if (query.includes('history(')) return json(200, this.#history());
    if (query.includes('parents(')) return json(200, this.#past(variables.oid ?? ''));
    return json(
      200,
      query.includes('createCommitOnBranch') ? this.#save(variables) : this.#load(variables),
    );
  }

  #rest(endpoint: string, body: string): ApiResponse {
    const sent = JSON.parse(body || '{}') as Sent;
    const [, id = ''] = /\/([0-9a-f]{40})$/.exec(endpoint) ?? [];
    if (endpoint === 'POST /git/blobs') {
      const bytes = Buffer.from(sent.content ?? '', sent.encoding ?? 'utf8');
      return json(201, { sha: this.#blob(bytes) });
    }
    if (endpoint === `GET /git/blobs/${id}`) {
      return { status: 200, body: this.#run(['cat-file', 'blob', id]) };
    }
    if (endpoint === `GET /git/commits/${id}`) {
      return json(200, { tree: { sha: this.git('rev-parse', `${id}^{tree}`) } });
    }
    if (endpoint === 'POST /git/trees') return json(201, { sha: this.#tree(sent) });
    if (endpoint === 'POST /git/commits') {
      const parents = (sent.parents ?? []).flatMap((parent) => ['-p', parent]);
      const commit = ['commit-tree', sent.tree as string, ...parents, '-m', sent.message ?? ''];
      return json(201, { sha: this.#made(commit) });
    }
    if (endpoint === 'PATCH /git/refs/heads/main') {
      if (!this.#isAncestor(this.head, sent.sha ?? ''))
        return json(422, { message: 'Update is not a fast forward' });
      this.git('update-ref', 'refs/heads/main', sent.sha ?? '');
      return json(200, { object: { sha: sent.sha } });
    }
    const [, base = '', head = ''] = /^GET \/compare\/(\w+)\.\.\.(\w+)$/.exec(endpoint) ?? [];
    if (!base || ![base, head].every((each) => this.#isKnown(each))) return NOT_FOUND;
    const status = this.#isAncestor(base, head) ? 'ahead' : 'behind';
    return json(200, { status });
  }

  #made(parts: string[], input?: Buffer, env?: object): string {
    return this.#run(parts, input, env).toString().trim();
  }

  #blob(bytes: Buffer): string {
    return this.#made(['hash-object', '-w', '--stdin'], bytes);
  }

  #isKnown(commit: string): boolean {
    return this.#succeeds('cat-file', '-e', commit);
  }

  #isAncestor(one: string, other: string): boolean {
    return this.#succeeds('merge-base', '--is-ancestor', one, other);
  }

  #succeeds(...parts: string[]): boolean {
    try {
      this.#run(parts);
      return true;
    } catch {
      return false;
    }
  }

  #tree({ base_tree = '', tree }: Sent): string {
    const index = { GIT_INDEX_FILE: join(this.#folder, '.git', 'index-of-a-tree') };
    this.#run(['read-tree', base_tree], undefined, index);
    for (const { path, sha, content } of tree as TreeChange[]) {
      if (sha === null) this.#run(['update-index', '--force-remove', path], undefined, index);
      else {
        const id = sha ?? this.#blob(Buffer.from(content ?? ''));
        const entry = `100644,${id},${path}`;
        this.#run(['update-index', '--add', '--cacheinfo', entry], undefined, index);
      }
    }
    return this.#made(['write-tree'], undefined, index);
  }

  #load({ owner, name }: Variables) {
    if (`${owner}/${name}` !== REPOSITORY) {
      return {
        data: { repository: null },
        errors: [{ type: 'NOT_FOUND', message: 'Could not resolve' }],
      };
    }
    const target = { oid: this.head, ...this.#content('main') };
    return { data: { repository: { defaultBranchRef: { name: 'main', target } } } };
  }

  #content(commit: string) {
    const tree = this.git('rev-parse', `${commit}:content`);
    return { file: { object: { entries: this.#entries(tree) } } };
  }

  #history() {
    const lines = this.git('log', '--format=%H%x09%cI%x09%an%x09%s', 'main', '--', 'content');
    const nodes = lines.split('\n').map((line) => {
      const [oid, committedDate, name, messageHeadline] = line.split('\t');
      return { oid, committedDate, messageHeadline, author: { name } };
    });
    return { data: { repository: { defaultBranchRef: { target: { history: { nodes } } } } } };
  }

  #past(oid: string) {
    const [, parent] = this.git('rev-list', '--parents', '-n', '1', oid).split(' ');
    const nodes = parent ? [this.#content(parent)] : [];
    return { data: { repository: { object: { ...this.#content(oid), parents: { nodes } } } } };
  }

  #entries(tree: string): unknown[] {
    return memoize(tree, () => {
      const lines = this.git('ls-tree', '-z', tree).split('\0').filter(Boolean);
      return lines.map((line) => {
        const [, type, oid = '', name = ''] = /^\d+ (\w+) (\w+)\t(.*)$/s.exec(line) ?? [];
        if (type === 'tree') return { name, oid, object: { entries: this.#entries(oid) } };
        const text = () => this.#run(['cat-file', 'blob', oid]).toString('utf8');
        return { name, oid, object: { text: name.endsWith('.yaml') ? memoize(oid, text) : null } };
      });
    });
  }

  #save({ input }: Variables) {
    if (!input) return { errors: [{ message: 'There is no input.' }] };
    const { expectedHeadOid } = input;
    if (expectedHeadOid !== this.head) {
      // GitHub sends either, depending on when the other commit arrived.
      const error =
        this.#stale++ % 2 === 0
          ? {
              type: 'STALE_DATA',
              message: `Expected branch to point to "${expectedHeadOid}" but it did not.  Pull and try again.`,
            }
          : {
              type: 'UNPROCESSABLE',
              message: `refs/heads/main is at ${this.head} but expected ${expectedHeadOid}`,
            };
      return { data: { createCommitOnBranch: null }, errors: [error] };
    }
    const { additions, deletions } = input.fileChanges;
    const oid = this.#commit(
      additions.map(({ path, contents }) => ({ path, contents: Buffer.from(contents, 'base64') })),
      deletions.map(({ path }) => path),
      [input.message.headline, input.message.body].join('\n\n').trim(),
    );
    return { data: { createCommitOnBranch: { commit: { oid } } } };
  }

  #commit(additions: { path: string; contents: Buffer }[], deletions: string[], message: string) {
    const parent = this.head;
    const tree = this.#tree({
      base_tree: parent,
      tree: [
        ...additions.map(({ path, contents }) => ({ path, sha: this.#blob(contents) })),
        ...deletions.map((path) => ({ path, sha: null })),
      ],
    });
    const commit = this.#made(['commit-tree', tree, '-p', parent, '-m', message]);
    this.git('update-ref', 'refs/heads/main', commit, parent);
    return commit;
  }

  /** Over HTTP, for browsers whose requests can't be intercepted. */
  async listen(): Promise<{ address: string; server: Server }> {
    const server = createServer(async (request, response) => {
      if (request.method === 'OPTIONS') {
        response.writeHead(204, CORS).end();
        return;
      }
      const apiResponse = this.respond(await readRequest(request));
      if (apiResponse)
        response.writeHead(apiResponse.status, headersOf(apiResponse)).end(apiResponse.body);
      else request.socket.destroy();
    });
    await new Promise<void>((ready) => server.listen(0, 'localhost', ready));
    return { address: `http://localhost:${(server.address() as AddressInfo).port}`, server };
  }
}

async function readRequest(request: IncomingMessage): Promise<ApiRequest> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return {
    method: request.method ?? 'GET',
    path: request.url ?? '/',
    token: tokenIn(request.headers.authorization),
    body: Buffer.concat(chunks).toString('utf8'),
  };
}

export const CORS = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Headers': 'authorization, content-type, accept',
  'Access-Control-Allow-Methods': 'GET, POST, PATCH',
  'Access-Control-Expose-Headers': 'Retry-After, X-RateLimit-Remaining, X-RateLimit-Reset',
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

interface TreeChange {
  path: string;
  sha?: string | null;
  content?: string;
}

/** The fields of all REST requests. */
interface Sent {
  content?: string;
  encoding?: 'base64';
  base_tree?: string;
  tree?: string | TreeChange[];
  parents?: string[];
  message?: string;
  sha?: string;
}

interface Variables {
  oid?: string;
  owner?: string;
  name?: string;
  input?: {
    expectedHeadOid: string;
    message: { headline: string; body: string };
    fileChanges: { additions: { path: string; contents: string }[]; deletions: { path: string }[] };
  };
}
