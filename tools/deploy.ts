import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { inPlainWords } from '../build/plain-words.ts';
import { readFarm } from '../build/read-farm.ts';
import { planFor, repositoryIn } from './deploy/plan.ts';
import { putOnline } from './deploy/put-online.ts';

/** `npm run deploy host`: builds the site and puts it online, or explains how that is done. */
await inPlainWords(async () => {
  const args = process.argv.slice(2);
  const gitConfig = existsSync('.git/config') ? readFileSync('.git/config', 'utf8') : '';
  const changed = spawnSync('git', ['status', '--porcelain', 'content'], { encoding: 'utf8' });
  const unsent = (changed.stdout ?? '').split('\n').filter(Boolean).length;
  const plan = planFor(args, { ...readFarm(), repository: repositoryIn(gitConfig), unsent });
  if ('host' in plan) return putOnline(plan.host, `npm run deploy ${args.join(' ')}`);
  console.log(plan.say);
  return !plan.isFault;
});
