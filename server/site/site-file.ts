// The build's notes for its server: the third-party hosts that its pages use, and the site's name and address.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import type { ThirdPartySources } from '../third-parties';

export const SITE_FILE = '.site.json';

const siteFile = v.object({
  sources: v.objectWithRest({ withoutTrustedTypes: v.exactOptional(v.literal(true)) }, v.array(v.string())),
  name: v.optional(v.string(), 'Toolyard'),
  baseUrl: v.optional(v.pipe(v.string(), v.url()), 'http://localhost:8080'),
});

export interface SiteFile {
  readonly sources: ThirdPartySources;
  readonly name: string;
  /** Without a trailing slash. */
  readonly baseUrl: string;
}

/** @param root the folder of the production build; without the file, the defaults of a build without settings */
export function readSiteFile(root: string): SiteFile {
  const file = join(root, SITE_FILE);
  return v.parse(siteFile, existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : { sources: {} });
}
