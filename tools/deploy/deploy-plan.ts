/** What `npm run deploy` does for each host. */
export interface Plan {
  /** Commands to run after the build, in order. */
  steps: string[][];
  /** What to say when they are done. */
  afterwards: string;
}

/** The hosts' own tools are large, so they are no dependencies: npx gets them when they are wanted. */
export const WRANGLER = 'wrangler@4.158.0';
const NETLIFY = 'netlify-cli@27.10.2';

const HELP = `This command builds the site and puts it online. Say where:

  npm run deploy -- cloudflare    Cloudflare's global network: free, asks you to log in
  npm run deploy -- netlify       Netlify: free, asks you to log in
  npm run deploy -- github        GitHub Pages: free, tells you what to click
  npm run deploy -- server me@my-server:/var/www/farm
                                  a machine of your own, over ssh

docs/hosting.md takes you through each of them. Nothing has been built or sent now.`;

const STAND_IN = `content/farm.yaml still has the stand-in  site: https://example.com
Search engines and link previews would lead people there. Write the address that people will type
to find your site, and run this command again. (It may be the one that your host gave you.)`;

const GITHUB = `GitHub builds and publishes the site by itself:

  1. On github.com, open your repository's Settings › Pages, and choose  Source: GitHub Actions.
  2. Push to the branch main. The workflow .github/workflows/pages.yml does the rest.

It also knows the address that GitHub gives the site, so content/farm.yaml may keep its stand-in.`;

export function deployPlan([host, target]: string[], siteHost: string): Plan | { say: string } {
  const isComplete = host === 'server' ? /^[^:]+:.+/.test(target ?? '') : true;
  if (host === 'github') return { say: GITHUB };
  if (!host || !Object.hasOwn(PLANS, host) || !isComplete) return { say: HELP };
  if (siteHost === 'example.com') return { say: STAND_IN };
  return PLANS[host as keyof typeof PLANS](target ?? '');
}

const PLANS = {
  cloudflare: (): Plan => ({
    steps: [['npx', '--yes', WRANGLER, 'deploy']],
    afterwards: 'The site is online.',
  }),
  netlify: (): Plan => ({
    steps: [['npx', '--yes', NETLIFY, 'deploy', '--prod', '--no-build', '--dir', 'dist']],
    afterwards: 'The site is online.',
  }),
  server: (target: string): Plan => {
    const folder = target.replace(/\/+$/, '');
    const [machine] = folder.split(':');
    return {
      steps: [
        ['rsync', '-a', '--delete', '--delay-updates', 'dist/', `${folder}/`],
        ['rsync', '-a', 'dist-server/', `${folder}-server/`],
      ],
      afterwards: `The pages and the server's settings are on the machine. Make it read them:
  ssh ${machine} sudo systemctl reload nginx      (or caddy)`,
    };
  },
};
