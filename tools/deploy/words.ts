import { isStandIn } from './hosts.ts';

export const HELP = `These are the places to put the site online:

  npm run deploy github       GitHub Pages: free, and publishes each change by itself. Start here.
  npm run deploy cloudflare   Cloudflare: free. You log in once, in the browser.
  npm run deploy netlify      Netlify: free for a small site. You log in once, in the browser.
  npm run deploy server me@my-server:/var/www/farm
                              A machine of your own, over ssh.

docs/hosting.md takes you through each of them. Nothing has been built or sent now.`;

export const NEEDS_A_FOLDER = `A server needs its name and the folder for the pages, with a colon between them, like this:

  npm run deploy server me@my-server:/var/www/farm

Nothing has been built or sent now.`;

export const NEEDS_AN_ADDRESS = `First say at which address people will find the site: search engines and link previews need it.
Run  npm run setup  and answer its last question, or write it into content/farm.yaml, as  site:
Then run this command again. Nothing has been built or sent now.`;

/** What to click on GitHub, for this folder's own repository if it has one. */
export function onGitHub(repository: string | undefined, unsent: number): string {
  if (!repository) {
    return `GitHub Pages publishes what is in a repository on GitHub, and this folder belongs to none yet.
docs/hosting.md takes you there, step by step: look for “GitHub Pages”.`;
  }
  const page = `https://github.com/${repository}`;
  return `${unsent > 0 ? onlyHere(unsent) : ''}GitHub builds and publishes the site by itself. Once, click this there:

  1. ${page}/settings/pages
     Under “Build and deployment”, choose  Source: GitHub Actions
  2. ${page}/actions/workflows/pages.yml
     Click  Run workflow , and in the box that opens  Run workflow  again.

After about five minutes, your site is at  ${pagesAddress(repository)}
${LOOK_THERE}

Next time, ${HOW_TO_SEND} It is online a few minutes later.`;
}

const HOW_TO_SEND = `open GitHub Desktop, write a few words at the bottom left, click
“Commit to main”, then “Push origin” at the top.`;

const onlyHere = (unsent: number) =>
  `${unsent === 1 ? 'One changed file is' : `${unsent} changed files are`} only on this computer yet, and GitHub knows nothing of it.
First ${HOW_TO_SEND}

`;

function pagesAddress(repository: string): string {
  const [owner = '', name = ''] = repository.toLowerCase().split('/');
  const host = `${owner}.github.io`;
  return name === host ? `https://${host}` : `https://${host}/${repository.split('/')[1]}`;
}

const LOOK_THERE = `Open it on your phone. Look at the name, the prices and the photos, and tap each button once.
Then send the address to a friend: the message should show a picture of the farm.`;

export const foundAddress = (address: string) => `
Your address is ${address}
It is written into content/farm.yaml now. Search engines and link previews need it, so the
site is built and sent once more.`;

interface Done {
  /** The address that people type. */
  site: string;
  /** Where the host has put it, if it says so. */
  found: string | undefined;
  byHand: string | undefined;
  command: string;
}

export function done({ site, found, byHand, command }: Done): string {
  const isElsewhere = found && new URL(found).host !== new URL(site).host;
  const online = isStandIn(site) ? ADDRESS_ABOVE : `Your site is online:  ${site}`;
  return [
    ...(byHand ? [byHand] : []),
    online,
    ...(isElsewhere ? [`Until that address leads to it, it is here:  ${found}`] : []),
    LOOK_THERE,
    `Next time you change something, look at it with  npm start  and then run this again:
  ${command}`,
  ].join('\n\n');
}

const ADDRESS_ABOVE = `Your site is online. Its address stands above.
Write it into content/farm.yaml, as  site:  and run the command once more: search engines and
link previews need it.`;

export const didNotWork = (host: string) =>
  `\n${host} stopped before it was done, so nothing new is online. What it said stands above.
Run the command again, or look for ${host} in docs/hosting.md.`;

export const isNotHere = (tool: string) =>
  `\nThis computer has no ${tool}, so nothing new is online. docs/hosting.md says where it comes from.`;

export const couldNotBuild =
  '\nThe site could not be built, so nothing new is online. What must be mended stands above.';
