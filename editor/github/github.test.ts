import { afterEach, expect, test, vi } from 'vitest';
import { GitHub } from './github.ts';

const github = new GitHub('https://api.test', 'farmer/farm', 'token', '/');
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test.each([
  [403, { message: 'Resource not accessible' }, 'Contents: Read and write'],
  [404, { message: 'Not Found' }, 'Your site may have a new name'],
  [502, '<h1>502 Bad Gateway</h1>', 'GitHub isn’t answering right now'],
  [200, '<html>', 'isn’t working right'],
  [200, '', 'isn’t working right'],
  [200, { data: null }, 'isn’t working right'],
  [200, { data: {} }, 'isn’t working right'],
  [200, { data: { repository: null } }, 'isn’t working right'],
  [200, { data: { repository: {} } }, 'isn’t working right'],
  [200, { errors: [{ type: 'RATE_LIMITED' }] }, 'GitHub is busy'],
  [403, { message: 'You have exceeded a secondary rate limit' }, 'GitHub is busy'],
  [409, { message: 'Conflict.' }, 'Conflict.'],
  [422, { message: 'Protected branch.' }, 'Protected branch.'],
] as const)('the response %i %j has an error that says what to do', async (status, sent, error) => {
  const body = typeof sent === 'string' ? sent : JSON.stringify(sent);
  vi.stubGlobal('fetch', async () => new Response(body, { status }));
  await expect(
    github.graphql('', {}, (data: { repository: { id: string } }) => data.repository.id),
  ).rejects.toThrow(error);
});

test('a body that stalls is the same as no signal', async () => {
  const stalled = new ReadableStream({
    pull: (body) => body.error(new DOMException('', 'TimeoutError')),
  });
  const answers = [async () => new Response(stalled)];
  vi.stubGlobal(
    'fetch',
    () => answers.pop()?.() ?? Promise.reject(new TypeError('Failed to fetch')),
  );
  await expect(github.graphql('', {}, () => '')).rejects.toMatchObject({ isOffline: true });
});

test('a request without an end is the same as no signal', async () => {
  vi.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort());
  const hang = (_url: string, { signal }: RequestInit = {}) =>
    new Promise((_, fail) => signal?.aborted && fail(signal.reason));
  vi.stubGlobal('fetch', hang);
  await expect(github.rest('/git/blobs')).rejects.toThrow('There’s no signal right now');
});
