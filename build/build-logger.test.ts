import { expect, test, vi } from 'vitest';
import buildLogger from './build-logger.ts';

test('hides Astro’s warning about an empty collection, and prints other warnings', () => {
  const printed = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { write } = buildLogger();
  const warn = (label: string, message: string) =>
    write({ level: 'warn', label, message, newLine: true });
  warn('content', 'The collection "posts" does not exist or is empty.');
  warn('build', 'A route is there twice.');
  expect(printed.mock.calls).toEqual([['A route is there twice.']]);
  printed.mockRestore();
});
