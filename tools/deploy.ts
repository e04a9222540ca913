import { spawnSync } from 'node:child_process';
import { siteAddress } from '../build/hosting/address.ts';
import { deployPlan } from './deploy/deploy-plan.ts';

/** `npm run deploy -- host`: builds the site and puts it online, or explains how that is done. */
const plan = deployPlan(process.argv.slice(2), siteAddress().host);
if ('say' in plan) {
  console.log(plan.say);
  process.exit(1);
}
for (const [command = '', ...args] of [['npm', 'run', 'build'], ...plan.steps]) {
  const { status } = spawnSync(command, args, {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) {
    console.error(`\n${command} did not succeed, so the site was not put online.`);
    process.exit(1);
  }
}
console.log(`\n${plan.afterwards}`);
