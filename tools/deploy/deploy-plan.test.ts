import { describe, expect, it } from 'vitest';
import { deployPlan } from './deploy-plan.ts';

const plan = (...args: string[]) => deployPlan(args, 'farm.example.org');
const words = (found: ReturnType<typeof deployPlan>) => ('say' in found ? found.say : '');

describe('npm run deploy', () => {
  it('explains itself when no host is named, or one that it does not know', () => {
    for (const found of [plan(), plan('ftp'), plan('constructor'), plan('server')]) {
      expect(words(found)).toContain('Say where');
      for (const host of ['cloudflare', 'netlify', 'github', 'server']) {
        expect(words(found)).toContain(`npm run deploy -- ${host}`);
      }
    }
  });

  it('sends nothing online under the stand-in address', () => {
    for (const host of ['cloudflare', 'netlify']) {
      expect(words(deployPlan([host], 'example.com'))).toContain('site: https://example.com');
    }
  });

  it('tells what to click on GitHub', () => {
    expect(words(deployPlan(['github'], 'example.com'))).toContain('Source: GitHub Actions');
  });

  it('copies pages and settings to a machine of one’s own', () => {
    const found = plan('server', 'me@farm:/var/www/farm/');
    expect(found).toMatchObject({
      steps: [
        ['rsync', '-a', '--delete', '--delay-updates', 'dist/', 'me@farm:/var/www/farm/'],
        ['rsync', '-a', 'dist-server/', 'me@farm:/var/www/farm-server/'],
      ],
    });
    expect(found).toHaveProperty('afterwards', expect.stringContaining('ssh me@farm sudo'));
  });
});
