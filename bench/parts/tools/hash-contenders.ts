// The contenders for hashing: the site, its kernel alone, libraries that other sites use, and the machine's own programs.
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { HashPage } from '../../browser/hash-page';
import type { LabPage } from '../../browser/lab-page';
import { MB } from '../../inputs';
import type { CommonAlgorithm, From, HashJob, HashLibrary } from '../../lab/api';
import { NotHere, type Contender } from '../../measure/contender';
import { checksumTools } from '../../measure/native';

export interface HashSubject {
  readonly label: string;
  readonly ids: readonly CommonAlgorithm[];
}

export const ALL_FOUR: HashSubject = { label: 'four hashes', ids: ['md5', 'sha1', 'sha256', 'sha512'] };

export const SUBJECTS: readonly HashSubject[] = [
  { label: 'MD5', ids: ['md5'] },
  { label: 'SHA-1', ids: ['sha1'] },
  { label: 'SHA-256', ids: ['sha256'] },
  { label: 'SHA-512', ids: ['sha512'] },
  ALL_FOUR,
];

/** The largest file for slow libraries, which take up to half a minute for it. */
const SLOW_BYTES = 16 * MB;

const SLOW: readonly HashLibrary[] = ['crypto-js', 'noble'];

export const nativeName = ({ ids: [only, ...others] }: HashSubject) =>
  others.length > 0 ? 'md5sum to sha512sum in turn' : `${only ?? ''}sum`;

export const nativeHashes = (subject: HashSubject): Contender =>
  checksumTools(
    nativeName(subject),
    subject.ids.map((id) => `${id}sum`),
  );

/** The machine's limit over bytes in memory: a program such as md5sum would include its start and its reading. */
export function opensslHashes({ ids }: HashSubject): Contender {
  let bytes: Uint8Array = new Uint8Array();
  return {
    name: 'OpenSSL in Node',
    kind: 'native',
    prepare: async ({ path }) => {
      bytes = await readFile(path);
    },
    run: () => {
      const startedAt = performance.now();
      const digests = ids.map((id) => createHash(id).update(bytes).digest('hex'));
      return Promise.resolve({ ms: performance.now() - startedAt, output: digests.join(' ') });
    },
  };
}

/** From the file's choice to the result on screen. */
export const siteHashes = ({ page, ...site }: HashPage, { ids }: HashSubject): Contender => ({
  name: 'Toolyard',
  kind: 'ours',
  prepare: async () => {
    await page.bringToFront();
    await site.chooseAlgorithms(ids);
  },
  run: () => site.generate(),
});

const nameOf = (library: HashLibrary) => (library === 'kernel' ? 'Toolyard’s kernel' : library);

/** One library in the laboratory's worker, over the chosen file or over memory. */
export function libraryHashes(lab: LabPage, { ids }: HashSubject, library: HashLibrary, from: From): Contender {
  const job: HashJob = { library, algorithms: ids, from };
  return {
    name: nameOf(library),
    kind: library === 'kernel' ? 'ours' : 'peer',
    ...(SLOW.includes(library) && { maxBytes: SLOW_BYTES }),
    prepare: async ({ path }) => {
      if (library === 'subtle' && ids.includes('md5')) throw new NotHere('crypto.subtle has no MD5');
      if (from === 'file') await lab.choose(path);
      else await lab.prepare(from);
    },
    run: () => lab.hash(job),
  };
}
