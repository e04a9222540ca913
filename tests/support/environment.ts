/** Variables of test runners and CI that would change a test's own build. */
const NOT_FOR_BUILDS =
  /^(BASE_URL|MODE|DEV|PROD|SSR|TEST|NODE_ENV|VITEST.*|SITE_ADDRESS|CI|GITHUB_.*)$/;

export const plainEnvironment = (): NodeJS.ProcessEnv =>
  Object.fromEntries(Object.entries(process.env).filter(([name]) => !NOT_FOR_BUILDS.test(name)));
