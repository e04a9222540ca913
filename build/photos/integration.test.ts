import { pathToFileURL } from 'node:url';
import { expect, onTestFinished, test, vi } from 'vitest';
import { cleanJpeg, jpegWithLocation } from '../../photos/fixtures/pictures.ts';
import { findMetadata } from '../../photos/metadata.ts';
import { tempProject } from './fixtures/temp-project.ts';
import { isOriginal } from './hide-originals.ts';
import { photos } from './integration.ts';

type Setup = NonNullable<ReturnType<typeof photos>['hooks']['astro:config:setup']>;

async function setUp(project: string, command: string) {
  const logger = { info: vi.fn(), error: vi.fn() };
  const config = { root: pathToFileURL(`${project}/`) };
  const given = { command, config, logger, updateConfig: vi.fn() };
  await photos().hooks['astro:config:setup']?.(given as unknown as Parameters<Setup>[0]);
  return logger;
}

test.each(['build', 'dev'])('%s cleans the photos first', async (command) => {
  const project = tempProject({ 'content/a.jpg': await jpegWithLocation() });
  await setUp(project.folder, command);
  expect(findMetadata(project.read('content/a.jpg'))).toEqual([]);
  expect(project.files()).toContain('.photo-originals/content/a.jpg');
});

test('on GitHub, a photo with a location gets a warning next to its file', async () => {
  vi.stubEnv('GITHUB_ACTIONS', 'true');
  const print = vi.spyOn(console, 'log').mockImplementation(() => {});
  onTestFinished(() => {
    vi.unstubAllEnvs();
    vi.restoreAllMocks();
  });
  await setUp(tempProject({ 'content/a.jpg': await jpegWithLocation() }).folder, 'build');
  expect(print.mock.lastCall?.[0]).toMatch(
    /^\n::warning file=content\/a\.jpg::.*uploaded with its location/,
  );
  print.mockClear();
  await setUp(tempProject({ 'content/a.jpg': await cleanJpeg() }).folder, 'build');
  expect(print).not.toHaveBeenCalled();
});

test('another file with a location stops a build, except on GitHub, where it is a warning', async () => {
  const project = tempProject({ 'content/a.MOV': 'com.apple.quicktime.location.ISO6709' });
  const exit = vi.spyOn(process, 'exit').mockImplementation(() => {
    throw new Error('The build has ended.');
  });
  const error = vi.spyOn(console, 'error').mockImplementation(() => {});
  const print = vi.spyOn(console, 'log').mockImplementation(() => {});
  onTestFinished(() => {
    vi.unstubAllEnvs();
    vi.restoreAllMocks();
  });
  vi.stubEnv('GITHUB_ACTIONS', '');
  await expect(setUp(project.folder, 'build')).rejects.toThrow('The build has ended.');
  expect(exit).toHaveBeenCalledWith(1);
  expect(error.mock.lastCall?.[0]).toContain('content/a.MOV has a location in it');
  vi.stubEnv('GITHUB_ACTIONS', 'true');
  await setUp(project.folder, 'build');
  expect(print.mock.lastCall?.[0]).toMatch(/^\n::warning file=content\/a\.MOV::/);
});

test.each(['preview', 'sync'])('%s touches nothing', async (command) => {
  const original = await jpegWithLocation();
  const project = tempProject({ 'content/a.jpg': original });
  await setUp(project.folder, command);
  expect(project.read('content/a.jpg')).toEqual(original);
});

test('a broken photo stops a build with a plain message, and is reported in dev', async () => {
  const project = tempProject({ 'content/a.jpg': 'no picture', 'content/b.jpg': '' });
  const exit = vi.spyOn(process, 'exit').mockImplementation(() => {
    throw new Error('The build has ended.');
  });
  const print = vi.spyOn(console, 'error').mockImplementation(() => {});
  onTestFinished(() => {
    vi.restoreAllMocks();
  });
  await expect(setUp(project.folder, 'build')).rejects.toThrow('The build has ended.');
  expect(exit).toHaveBeenCalledWith(1);
  expect(print.mock.lastCall?.[0]).toMatch(
    /^\ncontent\/a\.jpg can’t be .*\ncontent\/b\.jpg can’t be .*\n$/,
  );
  const logger = await setUp(project.folder, 'dev');
  expect(logger.error).toHaveBeenCalledTimes(2);
});

test('the dev server does not serve originals', () => {
  expect(isOriginal('/.photo-originals/content/a.jpg')).toBe(true);
  expect(isOriginal('/@fs/project/%2Ephoto-originals/a.jpg?import')).toBe(true);
  expect(isOriginal('/content/a.jpg')).toBe(false);
});
