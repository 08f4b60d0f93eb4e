// The address for reports of vulnerabilities, for programs and people: https://www.rfc-editor.org/rfc/rfc9116
import { copyFile, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Settings } from '../src/settings';

const FOLDER = '.well-known';

/** SECURITY.md as plain text, because browsers download Markdown instead of showing it. */
const POLICY = `${FOLDER}/security-policy.txt`;

const YEAR_MS = 365 * 24 * 3_600_000;

export interface SecurityTxtOptions {
  readonly settings: Pick<Settings, 'baseUrl' | 'contact'>;
  /** The day of the commit as an ISO date, so that the same commit gives the same file. */
  readonly day: string;
}

/** RFC 9116, section 2.5. The contact is the support address, or the contact page if the site has none. */
export function securityTxt({ settings: { baseUrl, contact }, day }: SecurityTxtOptions): string {
  const { supportEmail } = contact;
  const fields = {
    Contact: supportEmail === '' ? `${baseUrl}/contact-us` : `mailto:${encodeURI(supportEmail)}`,
    Expires: new Date(Date.parse(day) + YEAR_MS).toISOString(),
    'Preferred-Languages': 'en',
    Canonical: `${baseUrl}/${FOLDER}/security.txt`,
    Policy: `${baseUrl}/${POLICY}`,
  };
  return Object.entries(fields)
    .map(([name, value]) => `${name}: ${value}\n`)
    .join('');
}

/**
 * @param root folder of the sources
 * @param dist folder of the build
 */
export async function writeSecurityTxt(root: string, dist: string, options: SecurityTxtOptions): Promise<void> {
  await mkdir(join(dist, FOLDER), { recursive: true });
  await writeFile(join(dist, FOLDER, 'security.txt'), securityTxt(options));
  await copyFile(join(root, 'SECURITY.md'), join(dist, POLICY));
}
