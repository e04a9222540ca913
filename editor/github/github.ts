import { ExpectedError } from '../backend.ts';

/** GitHub API client. Turns every error into a message that says what to do. */
export class GitHub {
  readonly #api: string;
  readonly #token: string;
  readonly #site: string;
  /** The owner and the name, which changes when the repository is renamed. */
  repository: string;

  /** `site` is the site's base path. */
  constructor(api: string, repository: string, token: string, site: string) {
    this.#api = api;
    this.#token = token;
    this.#site = site;
    this.repository = repository;
  }

  /** `path` is relative to the repository, such as /git/blobs. */
  async rest(path: string, options: RequestInit = {}): Promise<Response> {
    return await this.#request(`/repos/${this.repository}${path}`, options);
  }

  async blob(path: string): Promise<Blob> {
    const headers = { accept: 'application/vnd.github.raw+json' };
    const response = await this.rest(path, { headers });
    return await this.#readBody(response.blob());
  }

  /** `read` takes what is needed out of the response. */
  async json<T, R>(
    path: string,
    read: (response: T) => R,
    method = 'GET',
    body?: object,
  ): Promise<R> {
    const response = await this.rest(path, {
      method,
      ...(body && { body: JSON.stringify(body) }),
    });
    return readWith(read, await this.#readBody<T>(response.json()));
  }

  async graphql<T, R>(query: string, variables: object, read: (data: T) => R): Promise<R> {
    const response = await this.#request('/graphql', {
      method: 'POST',
      body: JSON.stringify({ query, variables }),
    });
    const { data, errors: [error] = [] } = await this.#readBody<GraphqlResponse<T>>(
      response.json(),
    );
    if (error) {
      const { type = '', message = '' } = error;
      throw this.#errorFor(STATUS_OF[type] ?? 422, message);
    }
    if (!data) throw unreadable();
    return readWith(read, data);
  }

  async #request(path: string, options: RequestInit): Promise<Response> {
    const response = await fetch(this.#api + path, {
      ...options,
      headers: { authorization: `Bearer ${this.#token}`, ...options.headers },
      cache: 'no-store',
      referrerPolicy: 'no-referrer',
      signal: AbortSignal.timeout(timeoutFor(options)),
    }).catch(async () => {
      throw await this.#networkError();
    });
    if (response.ok) return response;
    const { message = '' }: { message?: string } = await response.json().catch(() => ({}));
    throw this.#errorFor(response.status, message);
  }

  /** A body can end too early or never, like a request. */
  async #readBody<T>(reading: Promise<T>): Promise<T> {
    const body = await reading.catch(async (error) => {
      throw error instanceof SyntaxError ? unreadable() : await this.#networkError();
    });
    if (typeof body !== 'object' || body === null) throw unreadable();
    return body;
  }

  /** GitHub's error pages have no CORS headers, so fetch fails as if offline. A request to the site shows which it is. */
  async #networkError(): Promise<ExpectedError> {
    const check = fetch(`${this.#site}editor/content.json`, {
      method: 'HEAD',
      cache: 'no-store',
      signal: AbortSignal.timeout(CHECK_TIMEOUT_MS),
    });
    const hasSignal = await check.then(
      () => true,
      () => false,
    );
    if (hasSignal) return gitHubDown();
    return new ExpectedError(
      `There’s no signal right now. ${SAVED_HERE} Try again when you have signal.`,
      { isOffline: true },
    );
  }

  #errorFor(status: number, message: string): Error {
    const [owner] = this.repository.split('/');
    if (STALE.test(message)) return new StaleBranchError();
    if (status === 401) {
      return new ExpectedError(
        `GitHub rejected this token. It may be expired, revoked or incomplete. Make a new one and sign in again. ${SAVED_HERE}`,
        { needsSignIn: true },
      );
    }
    if (status === 429 || LIMIT.test(message)) {
      return new ExpectedError(`GitHub is busy. ${SAVED_HERE} Try again in a few minutes.`);
    }
    if (/archived/i.test(message)) return this.archived();
    if (status === 403 && TOKEN_RIGHTS.test(message)) {
      return new ExpectedError(
        `This token can’t change ${this.repository}. It needs the permission “Contents: Read and write” and must be from ${owner}, the account that owns the site. Make a new one and sign in again. ${SAVED_HERE}`,
        { needsSignIn: true },
      );
    }
    if (status === 404) return this.notFound();
    if (status >= 500 || status === 408 || TIMEOUT.test(message)) return gitHubDown();
    return new ExpectedError(
      `GitHub refused this. ${SAVED_HERE} Try again later. If it keeps happening, send this to whoever set up your site: ${message}`,
    );
  }

  notFound = () =>
    new NotFoundError(
      `This token can’t open ${this.repository}. Your site may have a new name on GitHub, or the token may be for another site. Make a new token and sign in again. ${SAVED_HERE}`,
      { needsSignIn: true },
    );

  archived = () =>
    new ExpectedError(
      `${this.repository} is archived on GitHub, so no one can change it. Open its Settings on GitHub, tap Unarchive this repository at the bottom, and try again. ${SAVED_HERE}`,
    );
}

/** Or the token may not see it. */
export class NotFoundError extends ExpectedError {}

/** Someone else saved first. */
export class StaleBranchError extends Error {}

const CHECK_TIMEOUT_MS = 10_000;

/** Long enough for one bar of signal: two minutes, and a second for each 4 kB of an upload. */
const timeoutFor = ({ body }: RequestInit) => 120_000 + Math.ceil(String(body ?? '').length / 4);

const SAVED_HERE = 'Any changes you made are saved on this phone.';

const failing = (how: string) =>
  new ExpectedError(`GitHub isn’t ${how}. ${SAVED_HERE} Try again in a few minutes.`, {
    isOffline: true,
  });
const gitHubDown = () => failing('answering right now');
const unreadable = () => failing('working right');

interface GraphqlResponse<T> {
  data?: T | null;
  errors?: { type?: string; message?: string }[];
}

/** A response of another shape than GitHub documents has no place to read from. */
function readWith<T, R>(read: (response: T) => R, response: T): R {
  try {
    const result = read(response);
    if (result !== undefined) return result;
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
  }
  throw unreadable();
}

/** GitHub's messages for a branch that has moved. */
const STALE = /Expected branch to point to|is at [0-9a-f]{40} but expected|not a fast forward/i;

/** GitHub's messages for too many requests. */
const LIMIT = /rate limit|abuse|submitted too quickly/i;
/** GitHub's messages for a token without the right to write. */
const TOKEN_RIGHTS = /not accessible|permission|write access|^Forbidden$|^$/i;
const TIMEOUT = /timeout|timed out|something went wrong/i;

const STATUS_OF: Record<string, number> = {
  NOT_FOUND: 404,
  FORBIDDEN: 403,
  INSUFFICIENT_SCOPES: 403,
  RATE_LIMITED: 429,
};
