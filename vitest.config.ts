import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{src,tools,art}/**/*.test.ts'],
    testTimeout: 30_000,
  },
});
