/**
 * A rule of the _headers file, which `npm start`, Cloudflare and others read. Hosts combine all rules that match a
 * path, so no two may set the same header for it. A plug-in appends the rules of its own pages and files.
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
}

/**
 * What could watch a visitor. The policy allows no code from elsewhere that could use it. A plug-in's page may need
 * clipboard-write, and no two rules may set a header.
 */
const DISABLED_FEATURES = [
  'camera',
  'clipboard-read',
  'display-capture',
  'geolocation',
  'microphone',
  'payment',
  'usb',
];

const SECURITY = {
  'Strict-Transport-Security': 'max-age=63072000',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin',
  'Permissions-Policy': DISABLED_FEATURES.map((feature) => `${feature}=()`).join(', '),
  'Cross-Origin-Opener-Policy': 'same-origin',
};

export const SAME_ORIGIN = { 'Cross-Origin-Resource-Policy': 'same-origin' };
/** Feed readers, link previews and picture searches show our pictures on their own pages. */
const CROSS_ORIGIN = { 'Cross-Origin-Resource-Policy': 'cross-origin' };
export const REVALIDATE = { 'Cache-Control': 'public, max-age=0, must-revalidate' };
const CACHE_ONE_HOUR = { 'Cache-Control': 'public, max-age=3600' };
export const CACHE_FOREVER = { 'Cache-Control': 'public, max-age=31536000, immutable' };

/** The policy is set path by path, because a plug-in's page has its own. */
export function headerRules({ policy, pages, files, base }: ServedSite): HeaderRule[] {
  const withBase = (path: string) => base + path;
  const policyHeader = { 'Content-Security-Policy': policy };
  return [
    { paths: [withBase('*')], headers: SECURITY },
    {
      paths: [...pages, '404', 'sw.js'].map(withBase),
      headers: { ...policyHeader, ...REVALIDATE, ...SAME_ORIGIN },
    },
    {
      paths: [withBase('assets/*')],
      headers: { ...policyHeader, ...CACHE_FOREVER, ...CROSS_ORIGIN },
    },
    {
      paths: [...files.filter((name) => name !== 'sw.js'), 'share/*'].map(withBase),
      headers: { ...policyHeader, ...CACHE_ONE_HOUR, ...CROSS_ORIGIN },
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

/** The rules of a _headers file. */
export function rulesIn(file: string): HeaderRule[] {
  const rules: HeaderRule[] = [];
  for (const line of file.split('\n')) {
    const [name = '', ...value] = line.trim().split(': ');
    if (line.startsWith('/')) rules.push({ paths: [line], headers: {} });
    else if (name) Object.assign(rules.at(-1)?.headers ?? {}, { [name]: value.join(': ') });
  }
  return rules;
}
