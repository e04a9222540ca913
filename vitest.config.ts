import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{model,photos,src,build,editor,tools}/**/*.test.ts'],
          // Some build a small site, while larger ones have the machine first.
          testTimeout: 120_000,
          // They leave nothing behind, so they share the modules that each would load anew.
          isolate: false,
          // Tests provoke what a build would tell GitHub.
          env: { GITHUB_ACTIONS: '' },
          // The colors of the tokens are read from their style sheet.
          css: true,
        },
      },
      {
        test: {
          name: 'built',
          include: ['tests/built/*.test.ts'],
          globalSetup: 'tests/support/fixture-site.setup.ts',
          testTimeout: 60_000,
        },
      },
    ],
  },
});
