import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { parse } from 'yaml';
import { readFarm } from '../../build/read-farm.ts';
import { rewriteYaml } from '../../model/rewrite-yaml.ts';
import { type Host, isStandIn } from './hosts.ts';
import { couldNotBuild, didNotWork, done, foundAddress, isNotHere } from './words.ts';

const FARM = 'content/farm.yaml';

/** Builds the site and sends it. A host that gives the address away afterwards gets it twice. */
export function putOnline(host: Host, command: string): boolean {
  if (!buildAndSend(host)) return false;
  const found = host.findAddress();
  if (found && isStandIn(readFarm().site)) {
    console.log(foundAddress(found));
    const text = readFileSync(FARM, 'utf8');
    writeFileSync(FARM, rewriteYaml(text, { ...parse(text), site: found }));
    if (!buildAndSend(host)) return false;
  }
  console.log(`\n${done({ site: readFarm().site, found, byHand: host.byHand, command })}`);
  return true;
}

function buildAndSend({ name, steps }: Host): boolean {
  for (const step of [['npm', 'run', 'build'], ...steps]) {
    const [command = '', ...args] = step;
    const { status, error } = spawnSync(command, args, {
      stdio: 'inherit',
      shell: process.platform === 'win32',
    });
    if (status === 0) continue;
    const isMissing = error && 'code' in error && error.code === 'ENOENT';
    if (isMissing) console.error(isNotHere(command));
    else console.error(command === 'npm' ? couldNotBuild : didNotWork(name));
    return false;
  }
  return true;
}
