import { hash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deflateSync } from 'node:zlib';
import { filesIn } from '../../../build/built-site.ts';
import { writeSmallContent } from '../../../build/content/fixtures/small-content.ts';
import { pngChunk } from '../../../photos/fixtures/pictures.ts';
import { type ApiResponse, BAD_GATEWAY, FakeGitHub, json, tokenIn } from '../support/github.ts';
import { Clone, isPhoto } from './clone.ts';

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
  isLocal: boolean;
  url: URL;
  options: RequestInit;
  settle?: { resolve: (response: Response) => void; reject: (error: Error) => void };
}

interface Timer {
  tab: string;
  at: number;
  run: () => void;
}

/** One repository, the site that is built from it, its clone, the network, and time. Nothing happens by itself. */
export class World {
  readonly github: FakeGitHub;
  readonly clone: Clone;
  readonly pending: PendingRequest[] = [];
  timers: Timer[] = [];
  now = Date.parse('2026-03-05T12:00:00Z');
  /** The commit that the live site was built from. */
  deployed: string;

  constructor(content: string) {
    this.github = new FakeGitHub(content);
    this.clone = new Clone(this.github, content);
    this.deployed = this.github.head;
  }

  /**
   * Queues a request until `deliver` answers it. The host of its URL names the tab. On the computer,
   * the page's secret does.
   */
  readonly fetch = (url: string | URL | Request, options: RequestInit = {}) =>
    new Promise<Response>((resolve, reject) => {
      const { 'x-editor': tab } = { ...options.headers } as { 'x-editor'?: string };
      const address = new URL(String(url), `https://${tab}`);
      this.pending.push({
        tab: address.hostname,
        isLocal: tab !== undefined,
        url: address,
        options,
        settle: { resolve, reject },
      });
    });

  async deliver(index: number, fault: Fault) {
    const [request] = this.pending.splice(index % Math.max(1, this.pending.length), 1);
    if (!request) return;
    const problem = fault === 'none' || fault === 'late' ? undefined : FAULTS[fault];
    // The computer's server has no errors of GitHub's. It may not be running.
    const response = request.isLocal
      ? !problem && (await this.clone.respond(pathOf(request.url), request.options))
      : problem === 'lost'
        ? undefined
        : (problem ?? this.#answer(request.url, request.options));
    if (!response || fault === 'late') request.settle?.reject(new TypeError('Failed to fetch'));
    else request.settle?.resolve(asResponse(response));
  }

  #answer(url: URL, options: RequestInit): ApiResponse | undefined {
    if (url.pathname.startsWith('/site/'))
      // One phone's host names no commit.
      return json(200, url.hostname.startsWith('a') ? { commit: this.deployed } : {});
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

const pathOf = ({ pathname, search }: URL) => pathname + search;

function asResponse({ status, body, headers }: ApiResponse): Response {
  const text = typeof body === 'string' ? body : body.toString('utf8');
  return {
    ok: status < 400,
    status,
    headers: new Headers(headers),
    text: async () => text,
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

/** Its name is what an iPhone calls every shot. */
export const photoWith = (word: string) =>
  Object.assign(new InstantBlob(bytesWith(word)), { name: 'image.jpg' }) as unknown as File;

/** A PNG that isn't compressed. The word is its pixels. */
function bytesWith(word: string): Buffer {
  const row = Buffer.concat([Buffer.of(0), Buffer.from(word.padEnd(WIDTH))]);
  const header = Buffer.alloc(13);
  header.writeUInt32BE(WIDTH, 0);
  header.writeUInt32BE(1, 4);
  header.writeUInt8(8, 8);
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    pngChunk('IHDR', header),
    pngChunk('IDAT', deflateSync(row, { level: 0 })),
    pngChunk('IEND', Buffer.of()),
  ]);
}

const WIDTH = 16;

/** Hashes are there at once, as the bytes of an InstantBlob. */
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

/** A folder with the content that each history starts with. Its pictures contain words, too. */
export function startContent(): string {
  if (!folder) {
    folder = mkdtempSync(join(tmpdir(), 'simulation-'));
    writeSmallContent(folder);
    for (const [i, path] of filesIn(folder).filter(isPhoto).entries())
      writeFileSync(join(folder, path), bytesWith(`photo${i}x`));
    const made = folder;
    process.once('exit', () => rmSync(made, { recursive: true, force: true }));
  }
  return folder;
}
