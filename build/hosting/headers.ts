/**
 * A rule for `npm start` and for the _headers file, which Cloudflare and others read. Hosts combine all
 * rules that match a path, so no two may set the same header for it.
 */
export interface HeaderRule {
  /** Exact paths, or prefixes followed by an asterisk. */
  paths: string[];
  headers: Record<string, string>;
}

/** What the headers depend on. */
interface ServedSite {
  policy: string;
  /** The pages' addresses below the base: "" is home. */
  pages: string[];
  /** Names of the other files beside index.html. */
  files: string[];
  base: string;
  /** The policy of the editor's page, where there is one. */
  editorPolicy?: string | undefined;
}

/**
 * The features that Chrome, Firefox and Safari all know. Chrome warns about other names. The editor needs clipboard-write, and
 * no two rules may set a header.
 */
const DISABLED_FEATURES = [
  'accelerometer',
  'autoplay',
  'camera',
  'clipboard-read',
  'compute-pressure',
  'display-capture',
  'encrypted-media',
  'fullscreen',
  'gamepad',
  'geolocation',
  'gyroscope',
  'hid',
  'identity-credentials-get',
  'idle-detection',
  'keyboard-map',
  'local-fonts',
  'magnetometer',
  'microphone',
  'midi',
  'otp-credentials',
  'payment',
  'picture-in-picture',
  'publickey-credentials-create',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'storage-access',
  'sync-xhr',
  'usb',
  'window-management',
  'xr-spatial-tracking',
];

const SECURITY = {
  'Strict-Transport-Security': 'max-age=63072000',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin',
  'Permissions-Policy': DISABLED_FEATURES.map((feature) => `${feature}=()`).join(', '),
  'Cross-Origin-Opener-Policy': 'same-origin',
};

/** At the site's root, because a service worker's scope can't be wider than its own folder. */
export const EDITOR_SERVICE_WORKER = 'edit-sw.js';

const SAME_ORIGIN = { 'Cross-Origin-Resource-Policy': 'same-origin' };
/** Feed readers, link previews and picture searches show our pictures on their own pages. */
const CROSS_ORIGIN = { 'Cross-Origin-Resource-Policy': 'cross-origin' };
const REVALIDATE = { 'Cache-Control': 'public, max-age=0, must-revalidate' };
const CACHE_ONE_HOUR = { 'Cache-Control': 'public, max-age=3600' };
const CACHE_FOREVER = { 'Cache-Control': 'public, max-age=31536000, immutable' };

export function headerRules(site: ServedSite): HeaderRule[] {
  const { pages, files, base, editorPolicy } = site;
  const withBase = (path: string) => base + path;
  const others = files.filter((name) => name !== 'sw.js' && name !== EDITOR_SERVICE_WORKER);
  const policyHeader = { 'Content-Security-Policy': site.policy };
  // With an editor, which has its own policy, the site's policy is set path by path.
  const [sitewide, perPath] = editorPolicy ? [{}, policyHeader] : [policyHeader, {}];
  return [
    { paths: [withBase('*')], headers: { ...sitewide, ...SECURITY } },
    {
      paths: [...pages, ...(editorPolicy ? ['404'] : []), 'sw.js'].map(withBase),
      headers: { ...perPath, ...REVALIDATE, ...SAME_ORIGIN },
    },
    { paths: [withBase('assets/*')], headers: { ...perPath, ...CACHE_FOREVER, ...CROSS_ORIGIN } },
    {
      paths: [...others, 'share/*'].map(withBase),
      headers: { ...perPath, ...CACHE_ONE_HOUR, ...CROSS_ORIGIN },
    },
    ...(editorPolicy ? editorRules(withBase, editorPolicy, policyHeader) : []),
  ];
}

function editorRules(
  withBase: (path: string) => string,
  editorPolicy: string,
  policyHeader: Record<string, string>,
): HeaderRule[] {
  const always = { 'X-Robots-Tag': 'noindex, nofollow', ...SAME_ORIGIN };
  return [
    {
      paths: [withBase('edit'), withBase('edit/')],
      headers: { 'Content-Security-Policy': editorPolicy, ...REVALIDATE, ...always },
    },
    {
      paths: [
        withBase(EDITOR_SERVICE_WORKER),
        withBase('editor/content.json'),
        withBase('editor/manifest.webmanifest'),
      ],
      headers: { ...policyHeader, ...REVALIDATE, ...always },
    },
    // A worker, such as the decoder for iPhone photos, has the policy of its own file.
    {
      paths: [withBase('editor/app/*')],
      headers: { 'Content-Security-Policy': editorPolicy, ...CACHE_FOREVER, ...always },
    },
    {
      paths: [withBase('editor/pictures/*')],
      headers: { ...policyHeader, ...CACHE_FOREVER, ...always },
    },
  ];
}

const matches = (path: string, pattern: string) =>
  pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern;

export function headersFor(path: string, rules: HeaderRule[]): Record<string, string> {
  const matching = rules.filter(({ paths }) => paths.some((pattern) => matches(path, pattern)));
  return Object.assign({}, ...matching.map(({ headers }) => headers));
}

/** The rules as a _headers file. */
export const headersFile = (rules: HeaderRule[]) =>
  rules
    .flatMap(({ paths, headers }) => {
      const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`);
      return paths.map((path) => `${[path, ...lines].join('\n')}\n`);
    })
    .join('\n');
