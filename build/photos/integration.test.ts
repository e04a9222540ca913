import { pathToFileURL } from 'node:url';
import { expect, onTestFinished, test, vi } from 'vitest';
import { cleanJpeg, locatedJpeg } from '../../photos/fixtures/pictures.ts';
import { carriesMetadata } from '../../photos/metadata.ts';
import { newFarm } from './fixtures/farm.ts';
import { photos } from './integration.ts';
import { asksForOriginal } from './private-originals.ts';

type Setup = NonNullable<ReturnType<typeof photos>['hooks']['astro:config:setup']>;

async function setUp(project: string, command: string) {
  const logger = { info: vi.fn(), error: vi.fn() };
  const config = { root: pathToFileURL(`${project}/`) };
  const given = { command, config, logger, updateConfig: vi.fn() };
  await photos().hooks['astro:config:setup']?.(given as unknown as Parameters<Setup>[0]);
  return logger;
}

test.each(['build', 'dev'])('%s cleans the photos first', async (command) => {
  const farm = newFarm({ 'content/a.jpg': await locatedJpeg() });
  await setUp(farm.project, command);
  expect(carriesMetadata(farm.read('content/a.jpg'))).toEqual([]);
  expect(farm.files()).toContain('.photo-originals/content/a.jpg');
});

test('on GitHub, a photo with a location gets a warning next to its file', async () => {
  vi.stubEnv('GITHUB_ACTIONS', 'true');
  const print = vi.spyOn(console, 'log').mockImplementation(() => {});
  onTestFinished(() => {
    vi.unstubAllEnvs();
    vi.restoreAllMocks();
  });
  await setUp(newFarm({ 'content/a.jpg': await locatedJpeg() }).project, 'build');
  expect(print.mock.lastCall?.[0]).toMatch(
    /^\n::warning file=content\/a\.jpg::.*uploaded with its location/,
  );
  print.mockClear();
  await setUp(newFarm({ 'content/a.jpg': await cleanJpeg() }).project, 'build');
  expect(print).not.toHaveBeenCalled();
});

test.each(['preview', 'sync'])('%s touches nothing', async (command) => {
  const original = await locatedJpeg();
  const farm = newFarm({ 'content/a.jpg': original });
  await setUp(farm.project, command);
  expect(farm.read('content/a.jpg')).toEqual(original);
});

test('a broken photo stops a build with a plain message, and is reported in dev', async () => {
  const farm = newFarm({ 'content/a.jpg': 'no picture', 'content/b.jpg': '' });
  const exit = vi.spyOn(process, 'exit').mockImplementation(() => {
    throw new Error('The build has ended.');
  });
  const print = vi.spyOn(console, 'error').mockImplementation(() => {});
  onTestFinished(() => {
    vi.restoreAllMocks();
  });
  await expect(setUp(farm.project, 'build')).rejects.toThrow('The build has ended.');
  expect(exit).toHaveBeenCalledWith(1);
  expect(print.mock.lastCall?.[0]).toMatch(
    /^\ncontent\/a\.jpg can't be .*\ncontent\/b\.jpg can't be .*\n$/,
  );
  const logger = await setUp(farm.project, 'dev');
  expect(logger.error).toHaveBeenCalledTimes(2);
});

test('the dev server does not serve originals', () => {
  expect(asksForOriginal('/.photo-originals/content/a.jpg')).toBe(true);
  expect(asksForOriginal('/@fs/farm/%2Ephoto-originals/a.jpg?import')).toBe(true);
  expect(asksForOriginal('/content/a.jpg')).toBe(false);
});
