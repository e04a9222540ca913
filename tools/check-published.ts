import { existsSync } from 'node:fs';
import { annotate, runCommand } from '../build/command.ts';
import { builtFor, serve } from '../build/hosting/serve.ts';
import { crawl } from './check-published/crawl.ts';
import { picturesWithMetadata } from './check-published/photo-metadata.ts';

/**
 * `npm run test:content`: whether the built site may be published. Every link and file is there, and no
 * picture has a location. No other test keeps the owner's changes from being published.
 */
await runCommand(async () => {
  if (!existsSync('dist/index.html')) {
    console.error('The site isn’t built yet. Run  npm run build');
    return false;
  }
  const problems = [...(await photosWithMetadata()), ...(await brokenLinks())];
  if (problems.length === 0) {
    console.log(
      'The site can be published: every link and file is there, and no photo has a location.',
    );
    return true;
  }
  const report = problems.join('\n');
  console.error(report);
  annotate('error', report);
  return false;
});

/** The build removes what photos in content/ have in them. */
async function photosWithMetadata(): Promise<string[]> {
  return (await picturesWithMetadata('dist')).map(
    (file) =>
      `${file} has a location or camera details in it. Run  npm run photos  and publish again.`,
  );
}

async function brokenLinks(): Promise<string[]> {
  const { base, published } = builtFor('dist');
  const { address, server } = await serve('dist', base);
  const { problems } = await crawl({
    local: address,
    published,
    content: 'content',
  });
  server.close();
  server.closeAllConnections();
  return problems.map((problem) => problem.replaceAll(address, published ?? base));
}
