import { hash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deflateSync } from 'node:zlib';
import { writeSmallContent } from '../../../build/content/fixtures/small-content.ts';
import { pngChunk } from '../../../photos/fixtures/pictures.ts';
import { type ApiResponse, BAD_GATEWAY, FakeGitHub, json, tokenIn } from '../support/github.ts';
import { Clone } from './clone.ts';

/**
 * What the network does with a request. "lost": the response is lost, or the request, if it wasn't
 * processed. "slow": the tab gets no response, and the request is processed later.
 */
export const FAULTS = {
  lost: 'lost',
  slow: 'slow',
  expired: json(401, { message: 'Bad credentials' }),
  forbidden: json(403, { message: 'Resource not accessible by personal access token' }),
  abuse: json(403, { message: 'You have triggered an abuse detection mechanism.' }),
  conflict: json(409, { message: 'Git Repository is empty.' }),
  limit: json(429, { message: 'Too many requests' }),
  down: BAD_GATEWAY,
  timeout: json(200, { errors: [{ message: 'Something went wrong. It may be a timeout.' }] }),
  html: { status: 200, body: '<html>' },
} satisfies Record<string, ApiResponse | 'lost' | 'slow'>;
export type Fault = keyof typeof FAULTS | 'none';

/** GitHub's errors that may come after it has committed. */
const LATE_FAULTS: Fault[] = ['down', 'timeout', 'html'];

export interface PendingRequest {
  tab: string;
  isLocal: boolean;
  url: URL;
  options: RequestInit;
  settle?: { resolve: (response: Response) => void; reject: (error: Error) => void };
  /** Once the request is processed. */
  response?: ApiResponse | undefined;
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

  /** The request arrives. Its response is under way until `deliver`. */
  async process(request: PendingRequest) {
    request.response ??= request.isLocal
      ? await this.clone.respond(pathOf(request.url), request.options)
      : this.#answer(request.url, request.options);
  }

  /** The response arrives, or an error does. */
  async deliver(request: PendingRequest, fault: Fault) {
    // The computer's server has no errors of GitHub's. It may not be running.
    const problem = request.isLocal && fault !== 'none' ? 'lost' : fault;
    if (problem === 'none') await this.process(request);
    const { settle, response } = request;
    delete request.settle;
    if (problem !== 'slow' || response) this.pending.splice(this.pending.indexOf(request), 1);
    if (problem === 'lost' || problem === 'slow') settle?.reject(new TypeError('Failed to fetch'));
    else if (response && !LATE_FAULTS.includes(problem)) settle?.resolve(asResponse(response));
    else settle?.resolve(asResponse(FAULTS[problem as keyof typeof FAULTS] as ApiResponse));
  }

  #answer(url: URL, options: RequestInit): ApiResponse {
    if (url.pathname.startsWith('/site/'))
      // One phone's host names no commit.
      return json(200, url.hostname.startsWith('a') ? { commit: this.deployed } : {});
    const { authorization } = options.headers as Record<string, string>;
    return this.github.respond({
      method: options.method ?? 'GET',
      path: url.pathname,
      token: tokenIn(authorization),
      body: String(options.body ?? ''),
    }) as ApiResponse;
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
class InstantBlob extends Blob {
  readonly content: Buffer;
  constructor(content: string | Buffer) {
    super([content as BlobPart]);
    this.content = Buffer.from(content);
  }
  override arrayBuffer = async () => Uint8Array.from(this.content).buffer;
}

/** Its name is what an iPhone calls every shot. */
export const photoWith = (text: string) =>
  Object.assign(new InstantBlob(bytesWith(text)), { name: 'image.jpg' }) as InstantBlob & File;

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

/** Each list entry has a tag in a field that no one changes, so that a doubled one is found. */
const TAGGED: [path: string, from: string | RegExp, to: string][] = [
  ['products/ducks.yaml', /alt: Five.*/, 'alt: tag1x'],
  ['products/ducks.yaml', /alt: A drake.*/, 'alt: tag2x'],
  ['products/ducks.yaml', 'unit: each', 'unit: tag3x'],
  ['pages/products.yaml', 'what: ducks', 'what: ducks\n    detail: tag4x'],
  ['pages/about.yaml', /$/, 'story:\n  - tag5x\n  - tag6x\n'],
];

let folder: string | undefined;

/** A folder with the content that each history starts with. */
export function startContent(): string {
  if (!folder) {
    folder = mkdtempSync(join(tmpdir(), 'simulation-'));
    writeSmallContent(folder);
    for (const [path, from, to] of TAGGED) {
      const text = readFileSync(join(folder, path), 'utf8');
      writeFileSync(join(folder, path), text.replace(from, to));
    }
    const made = folder;
    process.once('exit', () => rmSync(made, { recursive: true, force: true }));
  }
  return folder;
}
