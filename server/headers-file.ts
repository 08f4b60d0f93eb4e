// The server's headers for static hosts, as a `_headers` file for Netlify and Cloudflare.
import { embedPolicy, HSTS, IMMUTABLE_FOLDERS, KEEP_FOREVER, OWN_POLICIES, securityHeaders } from './headers';
import type { ThirdPartySources } from './third-parties';

const rule = (path: string, lines: readonly string[]) => [path, ...lines.map((line) => `  ${line}`)].join('\n');

const lineOf = ([name, value]: readonly [string, string]) => `${name}: ${value}`;

/** If rules overlap, Netlify uses the last one and Cloudflare joins both unless a "!" line removes the first. */
const instead = (name: string, value: string) => [`! ${name}`, lineOf([name, value])];

/**
 * Omits `no-cache`: Netlify and Cloudflare already revalidate.
 * @param embeds the addresses of embedded pages. Each is named, because an unknown address shows the “not found” page, which no other
 * site may frame
 */
export function headersFile(others: ThirdPartySources, embeds: readonly string[] = []): string {
  const everywhere = Object.entries({ ...securityHeaders('/', others), ...HSTS }).map(lineOf);
  const own = OWN_POLICIES.filter(([start]) => start !== '/api/'); // a static host has no API
  const rules = [
    rule('/*', everywhere),
    ...IMMUTABLE_FOLDERS.map((folder) => rule(`${folder}*`, [lineOf(['Cache-Control', KEEP_FOREVER])])),
    ...own.map(([start, policy]) => rule(`${start}*`, instead('Content-Security-Policy', policy))),
    ...embeds.map((path) => rule(path, instead('Content-Security-Policy', embedPolicy(others)))),
  ];
  return `${rules.join('\n\n')}\n`;
}
