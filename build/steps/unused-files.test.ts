import { expect, test } from 'vitest';
import { readBuiltSite } from '../built-site.ts';
import { tempProject } from '../photos/fixtures/temp-project.ts';
import { removeUnusedFiles } from './unused-files.ts';

test('keeps what a page references, directly or through another file, and removes the rest', () => {
  const needed = {
    'index.html':
      '<img src="/assets/IMG%201.a1.avif"><img src="/assets/Ann&#x27;s%20%C3%A9t%C3%A9%20&amp;%20I.f6.avif"><i component-url="/assets/Menu.b2.js">',
    'feed.xml': '<img src="https://example.com/assets/cover.c3.webp">',
    'sw.js': '',
    'assets/IMG 1.a1.avif': '',
    "assets/Ann's été & I.f6.avif": '',
    'assets/cover.c3.webp': '',
    'assets/Menu.b2.js': 'import "./react.d4.js"',
    'assets/react.d4.js': '',
  };
  const needless = { 'assets/IMG 1.a1.jpg': '', 'assets/Viewer.e5.js': 'import "./react.d4.js"' };
  const { folder, files } = tempProject({ ...needed, ...needless });
  expect(removeUnusedFiles(readBuiltSite(folder, '/'))).toMatch(/^2 unused files/);
  expect(files()).toEqual(Object.keys(needed).sort());
});
