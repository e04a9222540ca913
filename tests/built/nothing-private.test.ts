import { globSync, readFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { describe, expect, it } from 'vitest';

const published = globSync('dist/**/*.*');
const texts = published.filter((file) => /\.(html|js|xml|txt|svg|json|webmanifest)$/.test(file));

describe('what is published', () => {
  it('holds no source maps and no hidden files', () => {
    expect(published.filter((file) => /\.map$|(^|[\\/])\.(?!well-known)/.test(file))).toEqual([]);
    expect(texts.length).toBeGreaterThan(15);
  });

  it.each(texts)('%s names no folder of the machine that built it', (file) => {
    const text = readFileSync(file, 'utf8');
    expect(text).not.toContain(process.cwd());
    expect(text).not.toContain(`${homedir()}/`);
    expect(text).not.toMatch(/node_modules|file:\/\/|sourceMappingURL/);
  });

  it.each(texts)('%s holds no key or token', (file) => {
    expect(readFileSync(file, 'utf8')).not.toMatch(
      /-----BEGIN|AKIA[0-9A-Z]{16}|gh[pousr]_\w{36}|xox[abpr]-|(api|secret)[_-]?key["']?\s*[:=]/i,
    );
  });
});
