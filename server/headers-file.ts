// The same headers for static hosts: a `_headers` file, as Netlify and Cloudflare read it.
import { HSTS, IMMUTABLE_FOLDERS, KEEP_FOREVER, OWN_POLICIES, securityHeaders } from './headers';
import type { ThirdPartySources } from './third-parties';

const rule = (path: string, lines: readonly string[]) => [path, ...lines.map((line) => `  ${line}`)].join('\n');

const lineOf = ([name, value]: readonly [string, string]) => `${name}: ${value}`;

/** Where rules overlap Netlify takes the last one. Cloudflare takes both, unless the first is taken off by a "!" line. */
const instead = (name: string, value: string) => [`! ${name}`, lineOf([name, value])];

/** Without the line for answers that must be asked for anew: both hosts do that by themselves. */
export function headersFile(others: ThirdPartySources): string {
  const everywhere = Object.entries({ ...securityHeaders('/', others), ...HSTS }).map(lineOf);
  const own = OWN_POLICIES.filter(([start]) => start !== '/api/'); // a static host has no API
  const rules = [
    rule('/*', everywhere),
    ...IMMUTABLE_FOLDERS.map((folder) => rule(`${folder}*`, [lineOf(['Cache-Control', KEEP_FOREVER])])),
    ...own.map(([start, policy]) => rule(`${start}*`, instead('Content-Security-Policy', policy))),
  ];
  return `${rules.join('\n\n')}\n`;
}
