import { existsSync } from 'node:fs';
import { inPlainWords } from '../build/command.ts';
import { type Place, tellGitHub } from '../build/github-annotations.ts';
import { crawl } from './support/crawl.ts';
import { pagesElsewhere } from './support/pages-elsewhere.ts';
import { picturesWithMetadata } from './support/photo-metadata.ts';
import { publishedAddress, serve } from './support/serve.ts';

/**
 * `npm run test:content`: whether the built site may be published. Every link and file is there, and no
 * picture says where it was taken. It needs no browser, and no other test keeps a price from being published.
 */
await inPlainWords(async () => {
  if (!existsSync('dist/index.html')) {
    console.error('There is no built site yet. Run  npm run build');
    return false;
  }
  const places = [...picturesThatTell('content'), ...picturesThatTell('dist')];
  const problems = [...places.map(({ message }) => message), ...(await lostLinks())];
  if (problems.length === 0) {
    console.log(
      'The site can be published: every link and file is there, and no photo has a location.',
    );
    return true;
  }
  const report = problems.join('\n');
  console.error(report);
  tellGitHub(report, places);
  return false;
});

function picturesThatTell(folder: string): Place[] {
  return picturesWithMetadata(folder).map(({ file }) => ({
    file,
    message: `${file} says where or how it was taken. Run  npm run photos  and publish again. If it is in the folder public, move it into content.`,
  }));
}

async function lostLinks(): Promise<string[]> {
  const published = publishedAddress('dist');
  const { address, server } = await serve('dist', new URL(published).pathname, { packed: false });
  const { problems } = await crawl({
    local: address,
    published,
    elsewhere: await pagesElsewhere('.'),
  });
  server.close();
  server.closeAllConnections();
  return problems.map((problem) => problem.replaceAll(address, published));
}
