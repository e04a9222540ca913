import { describe, expect, it } from 'vitest';
import { originAndBase } from './address.ts';

describe('the site’s address', () => {
  it('may have a path, which becomes the base path', () => {
    expect(originAndBase({ SITE_ADDRESS: 'https://me.github.io/my-farm' })).toEqual({
      origin: 'https://me.github.io',
      base: '/my-farm/',
    });
  });

  it('comes from content/farm.yaml otherwise', () => {
    const farm = { name: '', site: 'https://farm.test/ducks', offline: true };
    expect(originAndBase({}, farm)).toEqual({ origin: 'https://farm.test', base: '/ducks/' });
    const placeholder = { ...farm, site: 'https://example.com/' };
    expect(originAndBase({}, placeholder)).toEqual({ origin: undefined, base: '/' });
  });

  it.each(['/my-farm', '/my-farm/', '//my-farm//'])('normalizes the path %s', (path) => {
    expect(originAndBase({ SITE_ADDRESS: `https://farm.test${path}` }).base).toBe('/my-farm/');
  });
});
