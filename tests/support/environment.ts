/** What a test runner or a host's workflow adds to the environment, and a test's own build must not see. */
const NOT_FOR_BUILDS =
  /^(BASE_URL|MODE|DEV|PROD|SSR|TEST|NODE_ENV|VITEST.*|SITE_ADDRESS|GITHUB_.*)$/;

export const plainEnvironment = (): NodeJS.ProcessEnv =>
  Object.fromEntries(Object.entries(process.env).filter(([name]) => !NOT_FOR_BUILDS.test(name)));
