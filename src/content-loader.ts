import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { glob, type Loader } from 'astro/loaders';
import { describeProblem } from './content/problem.ts';
import { readYaml } from './content/read-yaml.ts';

interface EntryInfo {
  contents: string;
  fileUrl: URL;
}

/** Astro's own loader of files, but reading YAML just as the content check does. */
export function contentLoader(options: { base: string; pattern: string }): Loader {
  const loader = glob(options);
  const entryTypes = new Map([['.yaml', { extensions: ['.yaml'], getEntryInfo }]]);
  return {
    ...loader,
    load: (context) => loader.load({ ...context, entryTypes } as typeof context),
  };
}

function getEntryInfo({ contents, fileUrl }: EntryInfo) {
  const file = relative(process.cwd(), fileURLToPath(fileUrl));
  const { data, problems } = readYaml(file, contents);
  const [problem] = problems;
  if (problem) throw Object.assign(new Error(describeProblem(problem)), { stack: '' });
  return { data: data as Record<string, unknown>, rawData: contents };
}
