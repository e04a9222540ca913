import { appendFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';

const RETRY_DELAYS_MS = [10_000, 30_000, 90_000];

/**
 * For pages.yml: where GitHub Pages serves this repository, or undefined if its Pages are off. Any other
 * answer is a failure, after a few retries, or nothing would be published and no one would know.
 */
export async function pagesAddress(
  env: NodeJS.ProcessEnv,
  delays = RETRY_DELAYS_MS,
): Promise<string | undefined> {
  const url = `${env.GITHUB_API_URL}/repos/${env.GITHUB_REPOSITORY}/pages`;
  const headers = { Authorization: `Bearer ${env.GITHUB_TOKEN}` };
  const response = await fetch(url, { headers, signal: AbortSignal.timeout(30_000) }).catch(
    () => undefined,
  );
  if (response?.status === 404) return undefined;
  if (response?.ok) {
    const { html_url } = (await response.json()) as { html_url: string };
    return html_url.replace(/\/$/, '');
  }
  const [delay, ...later] = delays;
  if (delay === undefined)
    throw new Error(
      `GitHub is busy and didn't say where your site is (${response?.status ?? 'no answer'}). Your site stays as it was. In an hour, run this workflow again.`,
    );
  await wait(delay);
  return pagesAddress(env, later);
}

if (import.meta.main) {
  try {
    const address = await pagesAddress(process.env);
    if (address) appendFileSync(String(process.env.GITHUB_OUTPUT), `address=${address}\n`);
    else
      console.log(
        '::notice::Nothing is published, because Pages is off. To publish, set Settings › Pages › Source to GitHub Actions.',
      );
  } catch (error) {
    console.log(`::error::${(error as Error).message}`);
    process.exitCode = 1;
  }
}
