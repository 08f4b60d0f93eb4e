// Puts digests into the pages, so that the browser runs only scripts that the build has made: https://www.w3.org/TR/sri-2/
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** "sha256-" and Base64, as in the attribute `integrity`. In single quotes it is a source in a policy. */
export const integrityOf = (content: string | Uint8Array) =>
  `sha256-${createHash('sha256').update(content).digest('base64')}`;

/** @param file a path in the build */
const integrityIn = (dist: string, file: string) => integrityOf(readFileSync(join(dist, file)));

/** The digest of zero bytes, which matches no script. */
const WRONG = integrityOf('');

/** An address of the probe: src/pages/tool/requests/integrity.ts. */
const PROBE = '#changed';

/**
 * The import map of every page. An import has no attribute for a digest, so browsers look it up here:
 * https://html.spec.whatwg.org/multipage/webappapis.html#parse-an-import-map-string. It lists all modules, because a visitor
 * can reach every page without a new document. It is the same on every page, so the policy needs one hash.
 * @param files paths of modules in the build
 * @param probe the module that finds out whether the browser checks digests: it imports itself again with a wrong one.
 * Embedded pages have none.
 */
export function importMapOf(dist: string, files: readonly string[], probe?: string): string {
  const modules = [...new Set(files)].sort().map((file) => [`/${file}`, integrityIn(dist, file)] as const);
  const wrong = probe === undefined ? [] : [[`/${probe}${PROBE}`, WRONG] as const];
  return JSON.stringify({ integrity: Object.fromEntries([...modules, ...wrong]) });
}

const LOADING =
  /<(?:script|link rel="(?:stylesheet|modulepreload)")(?=[^>]* (?:src|href)="\/([^"]+)")[^>]*?(?= ?\/?>)/g;

/** Adds a digest to every script, style and module preload that the HTML loads from the build. */
export const withIntegrity = (dist: string, html: string) =>
  html.replace(LOADING, (tag, file: string) => `${tag} integrity="${integrityIn(dist, file)}"`);
