/** What a test runner adds to the environment, and a build of its own must not see. */
const FROM_THE_TEST_RUNNER = /^(BASE_URL|MODE|DEV|PROD|SSR|TEST|NODE_ENV|VITEST.*)$/;

export const plainEnvironment = (): NodeJS.ProcessEnv =>
  Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !FROM_THE_TEST_RUNNER.test(name)),
  );
