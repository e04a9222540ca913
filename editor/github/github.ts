import { BackendError } from '../backend.ts';

/** Talks to GitHub and turns whatever goes wrong into words that say what to do. */
export class GitHub {
  readonly #api: string;
  readonly #token: string;
  readonly repository: string;

  constructor(api: string, repository: string, token: string) {
    this.#api = api;
    this.#token = token;
    this.repository = repository;
  }

  /** A path below the repository's own, such as /git/blobs. */
  async rest(path: string, options: RequestInit = {}): Promise<Response> {
    return await this.#ask(`/repos/${this.repository}${path}`, options);
  }

  async graphql<T>(query: string, variables: object): Promise<T> {
    const response = await this.#ask('/graphql', {
      method: 'POST',
      body: JSON.stringify({ query, variables }),
    });
    const { data, errors = [] } = (await response.json()) as {
      data?: T;
      errors?: { type?: string; message: string }[];
    };
    const [error] = errors;
    if (error?.type === 'STALE_DATA') throw new BranchMoved();
    if (error) throw this.#problem(STATUS_OF[error.type ?? ''] ?? 422, error.message);
    return data as T;
  }

  async #ask(path: string, options: RequestInit): Promise<Response> {
    const response = await fetch(this.#api + path, {
      ...options,
      headers: { authorization: `Bearer ${this.#token}`, ...options.headers },
      cache: 'no-store',
      referrerPolicy: 'no-referrer',
    }).catch(() => {
      throw new BackendError(
        'There is no signal right now. Your changes wait on this phone: try again when there is.',
      );
    });
    if (response.ok) return response;
    const { message = '' } = (await response.json().catch(() => ({}))) as { message?: string };
    throw this.#problem(response.status, message, response.headers);
  }

  #problem(status: number, message: string, headers = new Headers()): BackendError {
    if (status === 401) {
      return new BackendError(
        'GitHub doesn’t take this token: it ran out, was revoked, or is not whole. Make a new one and sign in again. Your changes wait on this phone.',
        { needsSignIn: true },
      );
    }
    if (
      status === 429 ||
      headers.get('x-ratelimit-remaining') === '0' ||
      /rate limit/i.test(message)
    ) {
      return new BackendError(
        `GitHub asks for a pause. Your changes wait on this phone: try again ${pauseIn(headers)}.`,
      );
    }
    if (status === 403) {
      return new BackendError(
        `This token may not change ${this.repository}. It needs the permission “Contents: Read and write” for it. Give it that on GitHub, or make a new token and sign in again. Your changes wait on this phone.`,
        { needsSignIn: true },
      );
    }
    if (status === 404) {
      return new BackendError(
        `GitHub shows this token no repository named ${this.repository}. Was it renamed, or was the token made for another one? Your changes wait on this phone.`,
        { needsSignIn: true },
      );
    }
    if (status >= 500) {
      return new BackendError(
        'GitHub has trouble right now. Your changes wait on this phone: try again in a few minutes.',
      );
    }
    return new BackendError(`GitHub did not save it: ${message} Your changes wait on this phone.`);
  }
}

/** Somebody else saved first. */
export class BranchMoved extends Error {}

const STATUS_OF: Record<string, number> = {
  NOT_FOUND: 404,
  FORBIDDEN: 403,
  INSUFFICIENT_SCOPES: 403,
  RATE_LIMITED: 429,
};

function pauseIn(headers: Headers): string {
  const wait = Number(headers.get('retry-after'));
  const until = Number(headers.get('x-ratelimit-reset'));
  const seconds = wait || (until ? until - Date.now() / 1000 : 60);
  const minutes = Math.max(1, Math.ceil(seconds / 60));
  return minutes === 1 ? 'in a minute' : `in ${minutes} minutes`;
}
