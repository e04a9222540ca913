import { type HeaderRule, headersFor } from './headers.ts';
import type { OwnServer } from './own-server.ts';

/** A Caddyfile. Caddy gets the certificate for HTTPS by itself. */
export function caddyfile(rules: HeaderRule[], { host, folder, base, pages }: OwnServer): string {
  const [everywhere, ...some] = rules;
  return `# Made by  npm run build  for this very build: copy it together with the pages.
${host} {
	root * ${folder}
	encode zstd gzip

	header -Server
	header {
${headerLines(everywhere?.headers ?? {})}
	}
${some
  .map(
    ({ paths, headers }, i) => `	@group${i} path ${paths.join(' ')}
	header @group${i} {
${headerLines(headers)}
	}`,
  )
  .join('\n')}
	@manifest path *.webmanifest
	header @manifest Content-Type "application/manifest+json"

	@hidden path ${base}_headers ${base}404.html
	error @hidden 404
	redir ${base}index.html ${base} permanent
	@page_by_another_name path_regexp page ^${base}(${pages.join('|')})(\\.html|/)$
	redir @page_by_another_name ${base}{re.page.1} permanent
	try_files {path} {path}.html
	file_server

	handle_errors {
		header -Cache-Control
		header Content-Security-Policy "${headersFor(`${base}404`, rules)['Content-Security-Policy']}"
		rewrite * ${base}404.html
		file_server
	}
}
`;
}

const headerLines = (headers: Record<string, string>) =>
  Object.entries(headers)
    .map(([header, value]) => `		${header} "${value}"`)
    .join('\n');
