// Which build of the site runs here.
import { version } from '../../package.json';
import type { Build } from '../../workers/contract/recipe/receipt';

/**
 * The digest is that of the page's import map, which names the digest of each of its scripts: build/integrity.ts. In development there is
 * none, so it is that of an empty text.
 */
export async function buildHere(): Promise<Build> {
  const map = document.querySelector('script[type="importmap"]')?.textContent ?? '';
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(map)));
  const hex = Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return { version, host: 'site', digest: hex };
}
