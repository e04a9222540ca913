import { describe, expect, it } from 'vitest';
import { siteAddress } from './address.ts';

describe('the site’s address', () => {
  it('may have a path, which becomes the base path', () => {
    expect(siteAddress({ SITE_ADDRESS: 'https://me.github.io/my-farm' })).toEqual({
      origin: 'https://me.github.io',
      base: '/my-farm/',
    });
  });

  it('comes from content/farm.yaml otherwise', () => {
    expect(siteAddress({})).toMatchObject({ origin: expect.stringMatching(/^https:/), base: '/' });
  });

  it.each(['/my-farm', '/my-farm/', '//my-farm//'])('normalizes the path %s', (path) => {
    expect(siteAddress({ SITE_ADDRESS: `https://farm.test${path}` }).base).toBe('/my-farm/');
  });
});
