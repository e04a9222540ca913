import { hash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeSmallContent } from '../../build/content/fixtures/small-content.ts';
import { type ApiResponse, BAD_GATEWAY, FakeGitHub, json, tokenIn } from '../support/github.ts';

/** What the network does with a request. */
export const FAULTS = {
  lost: 'lost',
  late: 'late',
  expired: json(401, { message: 'Bad credentials' }),
  forbidden: json(403, { message: 'Resource not accessible by personal access token' }),
  abuse: json(403, { message: 'You have triggered an abuse detection mechanism.' }),
  conflict: json(409, { message: 'Git Repository is empty.' }),
  limit: json(429, { message: 'Too many requests' }),
  down: BAD_GATEWAY,
  timeout: json(200, { errors: [{ message: 'Something went wrong. It may be a timeout.' }] }),
  html: { status: 200, body: '<html>' },
} satisfies Record<string, ApiResponse | 'lost' | 'late'>;
export type Fault = keyof typeof FAULTS | 'none';

interface PendingRequest {
  tab: string;
  url: URL;
  options: RequestInit;
  settle?: { resolve: (response: Response) => void; reject: (error: Error) => void };
}

interface Timer {
  tab: string;
  at: number;
  run: () => void;
}

/** One repository, the site that is built from it, the network, and time. Nothing happens by itself. */
export class World {
  readonly github: FakeGitHub;
  readonly pending: PendingRequest[] = [];
  timers: Timer[] = [];
  now = Date.parse('2026-03-05T12:00:00Z');
  /** The commit that the live site was built from. */
  deployed: string;

  constructor(content: string) {
    this.github = new FakeGitHub(content);
    this.deployed = this.github.head;
  }

  /** Queues a request until `deliver` answers it. The host of its URL names the tab. */
  readonly fetch = (url: string | URL | Request, options: RequestInit = {}) =>
    new Promise<Response>((resolve, reject) => {
      const address = new URL(String(url));
      this.pending.push({
        tab: address.hostname,
        url: address,
        options,
        settle: { resolve, reject },
      });
    });

  deliver(index: number, fault: Fault) {
    const [request] = this.pending.splice(index % Math.max(1, this.pending.length), 1);
    if (!request) return;
    const { url, options, settle } = request;
    const problem = fault === 'none' ? undefined : FAULTS[fault];
    const response =
      problem === 'lost'
        ? undefined
        : typeof problem === 'object'
          ? problem
          : this.#answer(url, options);
    if (!response || problem === 'late') settle?.reject(new TypeError('Failed to fetch'));
    else settle?.resolve(asResponse(response));
  }

  #answer(url: URL, options: RequestInit): ApiResponse | undefined {
    if (url.pathname.startsWith('/site/'))
      return json(200, { commit: this.deployed, files: this.github.filesAt(this.deployed) });
    const { authorization } = options.headers as Record<string, string>;
    return this.github.respond({
      method: options.method ?? 'GET',
      path: url.pathname,
      token: tokenIn(authorization),
      body: String(options.body ?? ''),
    });
  }

  /** A closed tab's requests may still arrive, but it gets no response, and its timers end. */
  close(tab: string) {
    for (const request of this.pending) if (request.tab === tab) delete request.settle;
    this.timers = this.timers.filter((timer) => timer.tab !== tab);
  }

  wait(ms: number) {
    this.now += ms;
    const due = this.timers.filter(({ at }) => at <= this.now);
    this.timers = this.timers.filter(({ at }) => at > this.now);
    for (const { run } of due) run();
  }
}

function asResponse({ status, body, headers }: ApiResponse): Response {
  const text = typeof body === 'string' ? body : body.toString('utf8');
  return {
    ok: status < 400,
    status,
    headers: new Headers(headers),
    json: async () => JSON.parse(text),
    blob: async () => new InstantBlob(body),
  } as unknown as Response;
}

/** Its bytes are there at once. Otherwise, the order of events would depend on the machine. */
export class InstantBlob extends Blob {
  readonly content: Buffer;
  constructor(content: string | Buffer) {
    super([content as BlobPart]);
    this.content = Buffer.from(content);
  }
  override arrayBuffer = async () => Uint8Array.from(this.content).buffer;
}

/** For the same reason, hashes are there at once. */
export const instantDigest = async (algorithm: AlgorithmIdentifier, data: BufferSource) =>
  Uint8Array.from(
    hash(
      String(algorithm).replace('-', '').toLowerCase(),
      Buffer.from(data as ArrayBuffer),
      'buffer',
    ),
  ).buffer;

/** Lets everything happen that waits for no network, photo or timer. */
export const settle = () => new Promise<void>((done) => setImmediate(done));

let folder: string | undefined;

/** A folder with the content that each history starts with. */
export function startContent(): string {
  if (!folder) {
    folder = mkdtempSync(join(tmpdir(), 'simulation-'));
    writeSmallContent(folder);
    const made = folder;
    process.once('exit', () => rmSync(made, { recursive: true, force: true }));
  }
  return folder;
}
