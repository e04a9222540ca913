import { rmSync, writeFileSync } from 'node:fs';
import { serialize } from 'node:v8';
import { writeSmallContent } from '../../build/content/fixtures/small-content.ts';
import { bundleLocalEditor } from '../../editor/local/server.ts';
import { copySiteWithEditor } from './copy-site-with-editor.ts';
import { EDGE_CASES } from './edge-cases.ts';
import { plainEnvironment } from './environment.ts';
import { API } from './github.ts';
import { makeHoneyFarm } from './honey-farm-content.ts';
import { CODE, projectCopy } from './project-copy.ts';
import { FIXTURE, FIXTURE_CONTENT, folderOf, isBuilt, markAsBuilt, SMALL } from './sites.ts';

/** `npm test -- sites`: builds the tests' sites that are outdated. Arguments name sites. */

interface TestSite {
  /** Its sources, besides the code. */
  parts: string[];
  make(name: string): Promise<void>;
}
type Copy = ReturnType<typeof projectCopy>;

const EDGE_CASES_FILE = 'tests/support/edge-cases.ts';

/** The owner's site is first, because the others share its image cache. */
const SITES: Record<string, TestSite> = {
  owner: siteFrom('content'),
  fixture: {
    parts: [FIXTURE_CONTENT],
    make: (name) => build(projectCopy(name).at('.'), FIXTURE.address),
  },
  /** The fixture, built on another day. */
  later: {
    parts: [FIXTURE_CONTENT],
    make: (name) => inDays(100, () => build(projectCopy(name).at('.'), FIXTURE.address)),
  },
  small: {
    parts: [FIXTURE_CONTENT],
    async make(name) {
      rmSync(folderOf(name), { recursive: true, force: true });
      writeSmallContent(SMALL.content);
      await copySiteWithEditor(SMALL.dist, SMALL.content, API);
      writeFileSync(SMALL.localEditor, serialize(await bundleLocalEditor('development')));
    },
  },
  honey: siteFrom(
    FIXTURE_CONTENT,
    makeHoneyFarm,
    'tests/support/honey-farm-content.ts',
    'tests/support/scene.ts',
  ),
  max: siteFrom(FIXTURE_CONTENT, ({ at }) => EDGE_CASES.max(at('content')), EDGE_CASES_FILE),
  min: siteFrom(FIXTURE_CONTENT, ({ at }) => EDGE_CASES.min(at('content')), EDGE_CASES_FILE),
};

function siteFrom(
  content: string,
  change: (copy: Copy) => void | Promise<void> = () => {},
  ...changedBy: string[]
): TestSite {
  return {
    parts: [content, ...changedBy],
    async make(name) {
      const copy = projectCopy(name, content);
      await change(copy);
      await build(copy.at('.'));
    },
  };
}

async function inDays(days: number, run: () => Promise<void>) {
  const Today = Date;
  const later = () => Today.now() + days * 24 * 60 * 60 * 1000;
  globalThis.Date = new Proxy(Today, {
    construct: (_, given) => Reflect.construct(Today, given.length > 0 ? given : [later()]),
    get: (_, name) => (name === 'now' ? later : Reflect.get(Today, name)),
  });
  await run();
  globalThis.Date = Today;
}

/** With an address, as GitHub Pages builds it. */
async function build(root: string, address?: string) {
  const project = process.cwd();
  process.chdir(root);
  process.env = { ...plainEnvironment(), ...(address && { SITE_ADDRESS: address }) };
  const { build } = await import('astro');
  await build({ root, logLevel: 'error' });
  process.chdir(project);
}

const wanted = process.argv.slice(2);
for (const name of wanted.length > 0 ? wanted : Object.keys(SITES)) {
  const site = SITES[name];
  if (!site) throw new Error(`There is no site ${name}. There are: ${Object.keys(SITES)}`);
  if (isBuilt(name)) continue;
  console.log(`Building the site “${name}” …`);
  await site.make(name);
  markAsBuilt(name, [...CODE, 'package-lock.json', 'tests/support/build-sites.ts', ...site.parts]);
}
