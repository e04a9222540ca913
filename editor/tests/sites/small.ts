import { rmSync, writeFileSync } from 'node:fs';
import { serialize } from 'node:v8';
import { writeSmallContent } from '../../../build/content/fixtures/small-content.ts';
import { FIXTURE_CONTENT, folderOf, type TestSite } from '../../../tests/support/sites.ts';
import { copySiteWithEditor } from '../support/copy-site-with-editor.ts';
import { API } from '../support/github.ts';

/** The fixture site's files with the hosted editor beside them, which edits a smaller content; and the local editor's bundle. */
export const SMALL = {
  content: '.cache/sites/small/content',
  dist: '.cache/sites/small/dist',
  localEditor: '.cache/sites/small/local-editor',
};

const small: TestSite = {
  parts: ['editor', FIXTURE_CONTENT],
  async make(name) {
    rmSync(folderOf(name), { recursive: true, force: true });
    writeSmallContent(SMALL.content);
    await copySiteWithEditor(SMALL.dist, SMALL.content, API);
    // Imported late, because it loads the bundler, which is slow.
    const { bundleLocalEditor } = await import('../../local/server.ts');
    writeFileSync(SMALL.localEditor, serialize(await bundleLocalEditor('development')));
  },
};
export default small;
