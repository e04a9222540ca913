import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { jpegWithLocation } from '../../photos/fixtures/pictures.ts';
import type * as originals from './originals.ts';

/** A project whose photos another program changes just when their originals are saved. */
async function farmWithAnotherProgram() {
  vi.resetModules();
  vi.doMock('./originals.ts', async (load) => {
    const real = await load<typeof originals>();
    return {
      ...real,
      saveOriginal: async (...given: Parameters<typeof real.saveOriginal>) => {
        const [project, photo] = given;
        writeFileSync(join(project, photo), 'another program was here');
        return await real.saveOriginal(...given);
      },
    };
  });
  onTestFinished(() => {
    vi.doUnmock('./originals.ts');
    vi.resetModules();
  });
  const { tempProject } = await import('./fixtures/temp-project.ts');
  return tempProject({ 'content/a.jpg': await jpegWithLocation() });
}

test('a photo that another program changes during cleaning is not replaced', async () => {
  const project = await farmWithAnotherProgram();
  const { problems } = await project.clean();
  expect(problems.map(({ message }) => message)).toEqual([
    'content/a.jpg was just changed by another program, so it was left as it is. Run this again.',
  ]);
  expect(project.text('content/a.jpg')).toBe('another program was here');
  expect(project.files()).toEqual(['.photo-originals/content/a.jpg', 'content/a.jpg']);
});
