import { parseArgs } from 'node:util';

/**
 * `npm run bench`: how fast the pages are, and how everything grows with its photos. `-- pages` or `-- growth`
 * measures one of them.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { runs: { type: 'string', default: '5' } },
});
for (const part of positionals.length > 0 ? positionals : ['pages', 'growth']) {
  const { default: measure } = await import(`./${part}.ts`);
  console.table(await measure(Number(values.runs)));
}
