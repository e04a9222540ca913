import { runCommand } from '../build/command.ts';
import project from '../package.json' with { type: 'json' };
import { launchCheck } from './check/launch-check.ts';
import { report } from './check/report.ts';

/** `npm run check`: what is left to do before the site goes online. `all` also lists what can wait. */
await runCommand(async () => {
  const options = process.argv.slice(2);
  const { problems, warnings } = await launchCheck('content', new Date());
  console.log(`Version ${project.version}\n`);
  console.log(report(problems, warnings, { all: options.includes('all') }));
  return problems.length === 0;
});
