// Recognizes checksum lists by their content and reads them, PGP-signed ones included.
import { ToolError } from '../../contract/run/errors';
import { messagesOf, type Message, type Text } from '../../contract/run/message';
import { readRows, type ListedFile } from './checksum-rows';
import type { messages } from './messages';
import { ALGORITHM_IDS, ALGORITHMS_BY_NAME, squash, type AlgorithmId } from './spec';

/** Makes a message of this kernel. */
export const message = messagesOf<typeof messages>('hash-generator');

export interface ChecksumList {
  readonly files: readonly ListedFile[];
  /** Notes about skipped lines. */
  readonly notes: readonly Message[];
}

/** Unavailable algorithms that lists may be named for, by normalized name. */
const UNAVAILABLE: readonly (readonly [RegExp, Text])[] = [
  [/blake2b(?!(?:128|160|192|224|256|384|512)(?!\d))\d{2,3}(?!\d)/, message('otherBlake2b')],
  [/blake2s(?:128|160|224)/, message('otherBlake2s')],
  [/whirlpool/, 'Whirlpool'],
  [/streebog|gost/, 'Streebog'],
  [/tiger/, 'Tiger'],
  [/md4/, 'MD4'],
];

const BLAKE2B = ALGORITHM_IDS.filter((id) => id.startsWith('blake2b'));

/** Programs that print one algorithm in several lengths. The names of their lists don't contain the length. */
const FAMILIES: readonly (readonly [RegExp, readonly AlgorithmId[]])[] = [
  [/sha3(?!84)/, ['sha3-224', 'sha3-256', 'sha3-384', 'sha3-512']],
  [/b2sum|b2$|blake2/, [...BLAKE2B, 'blake2s']],
  [/b3sum|b3$/, ['blake3']],
  [/keccak/, ['keccak-256']],
  [/ripemd|rmd/, ['ripemd160']],
  // Node.js writes SHASUMS256.txt.
  [/shasums?1(?!\d)/, ['sha1']],
  [/shasums?224/, ['sha224']],
  [/shasums?256/, ['sha256']],
  [/shasums?384/, ['sha384']],
  [/shasums?512/, ['sha512']],
];

const squashedName = (listName: string) => squash(listName.replace(/^.*\//s, ''));

const unavailableIn = (listName: string) => UNAVAILABLE.find(([pattern]) => pattern.test(squashedName(listName)))?.[1];

/** The algorithms in a list's name (`SHA256SUMS`, `SHA3SUMS`, `b2sums.txt`, `x.iso.sha512`), if any. */
function algorithmsOfListName(listName: string): readonly AlgorithmId[] {
  if (unavailableIn(listName) !== undefined) return [];
  const name = squashedName(listName);
  const named = [...ALGORITHMS_BY_NAME].filter(([squashed]) => name.includes(squashed));
  // The longest name wins: `blake2bsums` also contains the names of others.
  const longest = named.sort(([a], [b]) => b.length - a.length)[0]?.[1];
  return longest ? [longest] : (FAMILIES.find(([pattern]) => pattern.test(name))?.[1] ?? []);
}

const PGP_SIGNATURE = '-----BEGIN PGP SIGNATURE-----';

const lastOf = (path: string) => path.replace(/^.*[/\\]/s, '').normalize('NFC');

/** A hash without a name belongs to the file that its list is named for (`a.iso.sha256`), or to the only other file. */
function fileBeside(listName: string, others: readonly string[]): string {
  const whole = lastOf(listName).replace(/\.(?:txt|asc)$/i, '');
  const named = whole.replace(/\.[^.]+$/, '');
  const names = others.map(lastOf);
  const beside = [whole, named].find((name) => names.includes(name) && name !== lastOf(listName));
  if (beside !== undefined) return beside;
  const ofStem = names.filter((name) => name.startsWith(`${named}.`));
  const [only, ...further] = ofStem.length > 0 ? ofStem : names;
  return only !== undefined && further.length === 0 ? only : named;
}

const WORD = String.raw`(?:^|[-_. ])(?:md5|sha-?\d*|sha3-\d+|b2|b3|blake2[bs]?|blake3|checksum)(?:s|sum|sums)?\d*`;

/** `SHA256SUMS`, `md5sums.txt`, `disk.iso.sha256`, `SHASUMS256.txt`, `SHA256SUMS-linux.txt`, `CHECKSUM.SHA256-x`, `a.sfv`. */
const LIST_NAME = new RegExp(
  String.raw`${WORD}(?: \(\d+\))?(?:\.(?:txt|asc))*$|${WORD}[-_ ][^.]*\.(?:txt|asc)$|^checksum\.sha\d+-|\.sfv$`,
  'i',
);

/** Whether a file is a list by its name. If it has no checksum, that is an error. */
export const isNamedAsList = (path: string) => LIST_NAME.test(lastOf(path));

/**
 * Whether at least half of a text's lines are checksums.
 * @param isCut the text is only the beginning of a file, and its last line may be cut
 */
export function looksLikeList(text: string, path: string, isCut: boolean): boolean {
  const { files, bare, skipped } = readRows(text, path, algorithmsOfListName(path));
  const checksums = files.length + bare.length;
  const others = skipped.length - (isCut ? 1 : 0);
  return checksums > 0 && (others <= checksums || text.startsWith('-----BEGIN PGP SIGNED MESSAGE-----'));
}

/** Whether a text that looks like a list names some of `others`, the paths of the other inputs. */
export function isListOf(text: string, path: string, others: readonly string[]): boolean {
  const algorithms = algorithmsOfListName(path);
  const { files, bare } = readRows(text, path, algorithms);
  const names = new Set(others.map(lastOf));
  if (files.length > 0) return files.some(({ name }) => names.has(lastOf(name)));
  // Eight digits alone may be a date, so they count only if the name has an algorithm: `a.iso.crc32`.
  const isHash = algorithms.length > 0 || bare.every(({ expected }) => expected.length >= 32);
  return isHash && names.has(fileBeside(path, others));
}

/**
 * @param others the paths of the other inputs, one of which a hash without a name belongs to
 * @throws ToolError `invalid-input` for a text without any checksum, unless it is the signature of another file
 */
export function parseChecksumList(text: string, listName: string, others: readonly string[] = []): ChecksumList {
  const { files: named, bare, bareLines, skipped } = readRows(text, listName, algorithmsOfListName(listName));
  const isSigned = text.includes(PGP_SIGNATURE);
  const beside = fileBeside(listName, others);
  const isBare = named.length === 0 && bare.length > 0;
  const files = isBare ? bare.map((file) => ({ ...file, name: beside })) : named;
  if (files.length > 0) {
    const unavailable = unavailableIn(listName);
    const left = isBare ? skipped : [...skipped, ...bareLines].sort((a, b) => a - b);
    const notes = [
      ...(isBare ? [message('unnamed', { count: bare.length, list: listName, name: beside })] : []),
      ...(unavailable === undefined ? [] : [message('unavailable', { list: listName, algorithm: unavailable })]),
      ...(left.length > 0 ? [skippedNote(listName, left, isSigned)] : []),
    ];
    return { files, notes };
  }
  if (text.trimStart().startsWith(PGP_SIGNATURE)) {
    return { files, notes: [message('signature', { list: listName })] };
  }
  throw new ToolError('invalid-input', message('noChecksums', { list: listName }));
}

function skippedNote(list: string, lines: readonly number[], isSigned: boolean): Message {
  const skipped = message('skipped', { count: lines.length, line: lines[0] ?? 0, list });
  return isSigned ? message('skippedOfSigned', { skipped }) : skipped;
}
