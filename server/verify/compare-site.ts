// Requests every file of a build from a deployed site, and compares each response with the build's own server.
import { sha256, type BuildRecord, type FileRecord } from '../build/build-record';
import { headerWeaknesses } from './compare-headers';

export type Kind = 'same' | 'different' | 'missing' | 'extra' | 'weaker';

export interface Finding {
  readonly kind: Kind;
  /** A path of the site. */
  readonly address: string;
  /** The difference, without a period. Empty if there is none. */
  readonly what: string;
}

/** Responds to a request for a path. */
export type Ask = (path: string) => Response | Promise<Response>;

export interface Comparison {
  /** The deployed site. */
  readonly site: Ask;
  /** The site's `build.json`. */
  readonly record: BuildRecord;
  /** A server of the local build. */
  readonly own: Ask;
  /**
   * The `build.json` of that build. It lists the files to compare: the folder also has compressed copies, whose number depends
   * on the version of Node that built it.
   */
  readonly ownRecord: BuildRecord;
}

/** Enough to use the whole connection, and few enough for any host. */
const AT_ONCE = 6;

/** The page of the status 404 has no address. */
const NOWHERE = '/there-is-no-page-here';

/** Each page has one address, without the file's ending. */
export const addressOf = (file: string) =>
  file === '404.html' ? NOWHERE : `/${file.replace(/(?:^|\/)index\.html$|\.html$/, '')}`;

const shown = ({ bytes, sha256 }: FileRecord) => `${bytes.toLocaleString('en')} bytes, SHA-256 ${sha256.slice(0, 16)}…`;

const recordOf = (content: Uint8Array): FileRecord => ({ bytes: content.length, sha256: sha256(content) });

async function compareFile({ site, own }: Comparison, file: string, wanted: FileRecord): Promise<readonly Finding[]> {
  const address = addressOf(file);
  const [found, expected] = [await site(address), await own(address)];
  await expected.body?.cancel();
  if (found.status !== expected.status) {
    await found.body?.cancel();
    const what = `answered with ${found.status}, not ${expected.status}`;
    return [{ kind: found.status < 400 ? 'different' : 'missing', address, what }];
  }
  const given = recordOf(new Uint8Array(await found.arrayBuffer()));
  const content: Finding =
    given.sha256 === wanted.sha256
      ? { kind: 'same', address, what: '' }
      : { kind: 'different', address, what: `the site has ${shown(given)}; the build has ${shown(wanted)}` };
  const weaker = headerWeaknesses(expected.headers, found.headers);
  return [content, ...weaker.map((what): Finding => ({ kind: 'weaker', address, what }))];
}

/** In the order of the build's files, followed by files that only the site has. Rejects if the site can't be reached. */
export async function compareSite(comparison: Comparison): Promise<readonly Finding[]> {
  const files = Object.entries(comparison.ownRecord.files);
  const findings: (readonly Finding[])[] = [];
  const waiting = files.entries();
  const work = async () => {
    for (const [index, [file, wanted]] of waiting) findings[index] = await compareFile(comparison, file, wanted);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  const known = new Set(files.map(([file]) => file));
  const extra = Object.keys(comparison.record.files).filter((file) => !known.has(file));
  const what = 'the site lists it, and the build does not have it';
  return [...findings.flat(), ...extra.map((file): Finding => ({ kind: 'extra', address: addressOf(file), what }))];
}
