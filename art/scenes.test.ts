import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Scene } from './scene.ts';

const folder = join(import.meta.dirname, 'scenes');
const files = readdirSync(folder).filter((file) => file.endsWith('.ts'));
const modules = await Promise.all(files.map((file) => import(join(folder, file))));
const scenes: Scene[] = modules.flatMap((module) => module.default);

describe.each(scenes.map((scene) => [scene.name, scene] as const))('%s', (_name, scene) => {
  test('draws the same picture twice', () => {
    const drawn = scene.draw();
    expect(scene.draw() === drawn).toBe(true);
    expect(drawn.includes('NaN')).toBe(false);
  });
});

test('every picture has its own name and its own file', () => {
  expect(new Set(scenes.map((scene) => scene.name)).size).toBe(scenes.length);
  expect(new Set(scenes.map((scene) => scene.output)).size).toBe(scenes.length);
});
