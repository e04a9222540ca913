import { cpSync } from 'node:fs';
import { addMissingPages } from '../../build/content/fixtures/generate-content.ts';
import { FIXTURE_CONTENT } from './sites.ts';

/** Writes the content of the fixture site. */
export function writeSiteContent(root: string) {
  cpSync(FIXTURE_CONTENT, root, { recursive: true });
  addMissingPages(root);
}
