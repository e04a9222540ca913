import { OWNER_BROWSERS } from './browsers.ts';

const NAMES = OWNER_BROWSERS.map((browser) =>
  browser.replace(/^([a-z])([a-z]+)/, (_, first, rest) => `${first.toUpperCase()}${rest} `),
);
const NEEDS_NEWER_BROWSER = `To edit your site, use ${NAMES.slice(0, -1).join(', ')} or ${NAMES.at(-1)}, or a newer version of one of these.`;
const FAILED_TO_START = 'The editor couldn’t start. Check your signal, then refresh this page.';

/**
 * Runs before the editor and in any browser, so it is JavaScript of 2009. A browser that is too old for the editor
 * shows what it needs, and an editor that fails to start says so: the page is never empty.
 * The oldest browsers of `browsers.ts` got `toSorted` last (Chrome, Firefox) or lookbehind (Safari).
 */
export const BOOT_SCRIPT = `(function () {
  var root = document.getElementById('editor');
  function show(text) {
    if (root.firstChild) return;
    var main = root.appendChild(document.createElement('main'));
    main.style.padding = '2rem 5vw';
    main.appendChild(document.createElement('h1')).textContent = 'Edit your site';
    main.appendChild(document.createElement('p')).textContent = text;
  }
  function onError(event) {
    var tag = event.target && event.target.tagName;
    if (!tag || tag === 'SCRIPT') show(${JSON.stringify(FAILED_TO_START)});
  }
  var isNew = Boolean([].toSorted);
  try {
    new RegExp('(?<=a)');
  } catch (error) {
    isNew = false;
  }
  if (isNew) {
    addEventListener('error', onError, true);
    addEventListener('unhandledrejection', onError);
  } else {
    show(${JSON.stringify(NEEDS_NEWER_BROWSER)});
    // The editor starts only in an element of this name.
    root.removeAttribute('id');
  }
})();`;
