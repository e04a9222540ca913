import { afterEach, expect, test, vi } from 'vitest';
import { GitHub } from './github.ts';
import { githubBackend } from './github-backend.ts';

afterEach(() => vi.unstubAllGlobals());

type Answer = (endpoint: string) => { status?: number; body: object };

/** Connects to a repository on a GitHub that gives these answers. */
function backendWith(answer: Answer) {
  vi.stubGlobal('fetch', async (url: string, { method = 'GET' }: RequestInit = {}) => {
    const { status = 200, body } = answer(
      `${method} ${new URL(url, 'https://farm.test').pathname}`,
    );
    return new Response(JSON.stringify(body), { status });
  });
  const github = new GitHub('https://api.test', 'farmer/farm', 'token', '/');
  return githubBackend(github, '/', () => undefined);
}

const loaded = (more: object) => ({
  body: { data: { repository: { nameWithOwner: 'farmer/farm', ...more } } },
});
const CONTENT = { file: { object: { entries: [] } }, history: { nodes: [] } };
const HEAD = loaded({ defaultBranchRef: { name: 'main', target: { oid: 'v1', ...CONTENT } } });

test.each([
  [loaded({ defaultBranchRef: null }), 'There’s no folder “content”'],
  [loaded({ defaultBranchRef: null, isArchived: true }), 'is archived on GitHub'],
  [{ status: 403, body: { message: 'You have triggered an abuse detection.' } }, 'GitHub is busy'],
])('a site that can’t be opened: %j', async (response, message) => {
  await expect(backendWith(() => response).load()).rejects.toThrow(message);
});

test('a save whose commit is gone is not live, and with another error it is not known', async () => {
  let status = 404;
  const backend = backendWith((endpoint) =>
    endpoint === 'GET /editor/content.json' ? { body: { commit: 'v2' } } : { status, body: {} },
  );
  expect(await backend.isLive?.('v1')).toBe(false);
  status = 401;
  await expect(backend.isLive?.('v1')).rejects.toThrow('GitHub rejected this token');
});

test('large photos are uploaded one by one, once, for one commit', async () => {
  const requests: string[] = [];
  const uploads = () => requests.filter((each) => each.endsWith('/git/blobs'));
  const moves = () => requests.filter((each) => each.startsWith('PATCH'));
  const backend = backendWith((endpoint) => {
    requests.push(endpoint);
    if (endpoint === 'POST /graphql') return HEAD;
    if (endpoint.endsWith('/git/blobs') && uploads().length === 2) return { status: 502, body: {} };
    return { body: { sha: 'new', tree: { sha: 'tree' }, object: { sha: 'v2' } } };
  });
  const photos = ['a', 'b'].map((name) => ({
    path: `products/ducks/${name}.jpg`,
    photo: new Blob([name.repeat(2_000_000)]),
  }));
  const published = await backend.load();
  const progress: number[] = [];
  const save = () =>
    backend.save(published, photos, { headline: 'Photos', body: '', id: 'abc' }, (percent) =>
      progress.push(percent),
    );
  await expect(save()).rejects.toThrow('GitHub isn’t answering');
  expect(moves(), 'the branch has not moved').toEqual([]);
  expect(await save()).toMatchObject({ version: 'v2' });
  expect(uploads(), 'what was uploaded is not sent again').toHaveLength(3);
  expect(moves()).toHaveLength(1);
  expect(progress).toEqual([33, 33, 66]);
});
