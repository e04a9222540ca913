import type { HeaderRule } from './headers.ts';
import type { OwnServer } from './own-server.ts';

/** A site for nginx, as a file for /etc/nginx/sites-available. */
export function nginxSite(
  rules: HeaderRule[],
  { host, folder, base, port, pages }: OwnServer,
): string {
  const [everywhere, ...some] = rules;
  const varying = [...new Set(some.flatMap(({ headers }) => Object.keys(headers)))];
  return `# Made by  npm run build  for this very build: copy it together with the pages.
${varying.map((header) => headerMap(header, some)).join('\n')}
server {
    listen ${port};
    listen [::]:${port};
    server_name ${host};
    root ${folder};
    charset utf-8;
    server_tokens off;
    absolute_redirect off;

    gzip on;
    gzip_vary on;
    gzip_types text/javascript application/manifest+json application/xml image/svg+xml;
    types {
        text/html html;
        text/javascript js;
        text/plain txt;
        application/manifest+json webmanifest;
        application/xml xml;
        image/svg+xml svg;
        image/avif avif;
        image/webp webp;
        image/jpeg jpg;
        image/png png;
        image/x-icon ico;
        font/woff2 woff2;
    }

${Object.entries(everywhere?.headers ?? {})
  .map(([header, value]) => `    add_header ${header} "${value}" always;`)
  .join('\n')}
${varying.map((header) => `    add_header ${header} ${variable(header)} always;`).join('\n')}

    error_page 404 ${base}404.html;
    location = ${base}404.html { internal; }
    location = ${base}_headers { return 404; }
    location = ${base} { try_files ${base}index.html =404; }
    location = ${base}index.html { return 301 ${base}; }
    location ~ ^${base}(${pages.join('|')})(\\.html|/)$ { return 301 ${base}$1; }
    location / { try_files $uri $uri.html =404; }
}
`;
}

const variable = (header: string) => `$farm_${header.toLowerCase().replaceAll('-', '_')}`;

function headerMap(header: string, rules: HeaderRule[]): string {
  const lines = rules.flatMap(({ paths, headers }) =>
    header in headers ? paths.map((path) => `    ${pattern(path)} "${headers[header]}";`) : [],
  );
  return `map $uri ${variable(header)} {\n${lines.join('\n')}\n}\n`;
}

/** While nginx answers for /about, it calls it /about.html. */
function pattern(path: string): string {
  if (path.endsWith('*')) return `~^${path.slice(0, -1)}`;
  if (path.endsWith('/')) return `${path}index.html`;
  return path.includes('.') ? path : `${path}.html`;
}
