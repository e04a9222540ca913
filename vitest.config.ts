import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['**/*.test.ts'],
          exclude: ['{tests,*/tests,.*,dist,node_modules}/**'],
          // Some build a small site, while `npm test` builds larger ones.
          testTimeout: 120_000,
          // The tests leave no state behind, so they can share loaded modules.
          isolate: false,
          // Some tests cause errors that a build would report to GitHub.
          env: { GITHUB_ACTIONS: '', CI: '' },
          // contrast.test.ts reads the colors from tokens.css.
          css: true,
        },
      },
      // A plug-in's own kinds of tests.
      '*/tests/*/vitest.config.ts',
      {
        test: {
          name: 'built',
          include: ['{tests,*/tests}/built/*.test.ts'],
          globalSetup: 'tests/support/fixture-site.setup.ts',
          testTimeout: 60_000,
        },
      },
    ],
  },
});
