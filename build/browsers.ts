import type { Plugin } from 'vite';

/**
 * The oldest browsers that get the whole site. CSS and scripts are compiled for them, and `npm run test:engines` tries
 * the built site in real ones. docs/browsers.md says which devices have them.
 */
export const VISITOR_BROWSERS = ['chrome106', 'safari15.6', 'firefox115'];

/** Astro compiles an island for the newest browsers, whatever `build.target` says. */
export const compileIslands: Plugin = {
  name: 'compile-islands',
  configEnvironment(name, config) {
    if (name === 'client') config.build = { ...config.build, target: VISITOR_BROWSERS };
  },
};
