import { cpSync } from 'node:fs';
import { FIXTURE } from '../../../tests/support/sites.ts';
import { REPOSITORY } from './github.ts';

/** Copies the fixture site and adds the editor, as a build with a repository does. */
export async function copySiteWithEditor(dist: string, content: string, api: string) {
  cpSync(FIXTURE.dist, dist, { recursive: true });
  // Imported late, because it loads the bundler, which is slow.
  const { writeHostedEditor } = await import('../../hosted-editor.ts');
  await writeHostedEditor({ folder: dist, base: '/' }, { repository: REPOSITORY, api }, content);
}
