// Reads checksum lists as md5sum, sha256sum, b2sum, OpenSSL and their like write them, PGP-signed ones included.
import { ToolError } from '../../contract/errors';
import { ALGORITHMS_BY_NAME, parseChecksumLine, squash, type AlgorithmId } from './spec';

export interface ListedFile {
  readonly name: string;
  /** The likeliest first; only one where the line or the list's name decides. */
  readonly candidates: readonly [AlgorithmId, ...AlgorithmId[]];
  /** Lower-case hexadecimal. */
  readonly expected: string;
}

export interface ChecksumList {
  readonly files: readonly ListedFile[];
  /** What was skipped, in words. */
  readonly notes: readonly string[];
}

/** Algorithms that lists are named for and that are not available here, by their squashed names. */
const UNAVAILABLE: readonly (readonly [RegExp, string])[] = [
  [/sha2?512t?256/, 'SHA-512/256'],
  [/sha2?512t?224/, 'SHA-512/224'],
  [/blake2b(?:128|160|192|224|256|384)/, 'BLAKE2b of another length'],
  [/blake2s(?:128|160|224)/, 'BLAKE2s of another length'],
  [/whirlpool/, 'Whirlpool'],
  [/streebog|gost/, 'Streebog'],
  [/tiger/, 'Tiger'],
  [/md4/, 'MD4'],
];

/** Programs that print one algorithm in several lengths, which their lists' names leave out. */
const FAMILIES: readonly (readonly [RegExp, readonly AlgorithmId[]])[] = [
  [/sha3(?!84)/, ['sha3-224', 'sha3-256', 'sha3-384', 'sha3-512']],
  [/b2sum|b2$|blake2/, ['blake2b', 'blake2s']],
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

/** The algorithms that a list's own name stands for (`SHA256SUMS`, `SHA3SUMS`, `b2sums.txt`, `x.iso.sha512`), if any. */
function algorithmsOfListName(listName: string): readonly AlgorithmId[] {
  if (unavailableIn(listName) !== undefined) return [];
  const name = squashedName(listName);
  const named = [...ALGORITHMS_BY_NAME].filter(([squashed]) => name.includes(squashed));
  // The longest name wins: `blake2bsums` also holds names that are parts of it.
  const longest = named.sort(([a], [b]) => b.length - a.length)[0]?.[1];
  return longest ? [longest] : (FAMILIES.find(([pattern]) => pattern.test(name))?.[1] ?? []);
}

function parseLine(line: string, hinted: readonly AlgorithmId[]): ListedFile | undefined {
  const { name, hex, candidates = [] } = parseChecksumLine(line) ?? {};
  const named = candidates.filter((id) => hinted.includes(id));
  const [first, ...others] = named.length > 0 ? named : candidates;
  return name !== undefined && hex !== undefined && first
    ? { name, candidates: [first, ...others], expected: hex }
    : undefined;
}

/** As `sha256sum --check`, passes over blank lines and comments, and counts all else that is no checksum. */
const isSilent = (line: string) => line.trim() === '' || /^[#;]/.test(line);

const PGP_SIGNATURE = '-----BEGIN PGP SIGNATURE-----';

/** Throws ToolError `invalid-input` for a text without any checksum, unless it is the signature of another file. */
export function parseChecksumList(text: string, listName: string): ChecksumList {
  const lines = text.replace(/^\uFEFF/, '').split('\n');
  const hinted = algorithmsOfListName(listName);
  const files: ListedFile[] = [];
  const skipped: number[] = [];
  for (const [index, rawLine] of lines.entries()) {
    const line = rawLine.replace(/\r$/, '');
    const file = parseLine(line, hinted);
    if (file) files.push(file);
    else if (!isSilent(line)) skipped.push(index + 1);
  }
  const isSigned = text.includes(PGP_SIGNATURE);
  if (files.length > 0) {
    const unavailable = unavailableIn(listName);
    const notes = [
      ...(unavailable === undefined ? [] : [`${listName} is named for ${unavailable}, which isn’t available here.`]),
      ...(skipped.length > 0 ? [skippedNote(listName, skipped, isSigned)] : []),
    ];
    return { files, notes };
  }
  if (text.trimStart().startsWith(PGP_SIGNATURE)) {
    return { files, notes: [`${listName} is a PGP signature. Signatures are not checked here.`] };
  }
  throw new ToolError(
    'invalid-input',
    `No checksums found in ${listName}. Each line needs a checksum and a file name. To hash it like any other file, choose it alone.`,
  );
}

function skippedNote(listName: string, [first = 0, ...others]: readonly number[], isSigned: boolean): string {
  const what =
    others.length === 0
      ? `Skipped line ${String(first)} of ${listName}, which is not a supported checksum.`
      : `Skipped ${String(others.length + 1)} lines of ${listName} that are not supported checksums, the first at line ${String(first)}.`;
  return isSigned ? `${what} Its PGP signature was not checked.` : what;
}
