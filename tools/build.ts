import { existsSync } from 'node:fs';
import { build } from 'astro';
import { isVerbose, runCommand } from '../build/command.ts';
import { leftToDo } from '../build/content/left-to-do.ts';

const FIRST = `Building the site for the first time. Every photo is prepared in all the sizes that phones and
screens need, which takes a minute or two. After that, a build takes seconds.`;

/** `npm run build`: builds the site into dist/. `--verbose` shows Astro's own log. */
await runCommand(async () => {
  const started = Date.now();
  console.log(existsSync('.cache/astro/assets') ? 'Building the site…' : FIRST);
  await build(isVerbose() ? {} : { logLevel: 'silent' });
  const seconds = Math.round((Date.now() - started) / 1000);
  console.log(`The site is built, in ${seconds} seconds.`);
  const left = await leftToDo();
  if (left.length > 0) console.log(`\n${left.join('\n')}\n`);
  return true;
});
