// Reads checksum lists as md5sum, sha256sum, b2sum, OpenSSL and their like write them, PGP-signed ones included.
import { ToolError } from '../../contract/errors';
import { algorithmNamed, ALGORITHMS, ALGORITHMS_BY_NAME, parseChecksumLine, squash, type AlgorithmId } from './spec';

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
  [/blake2b(?:128|160|192|224|384)/, 'BLAKE2b of another length'],
  [/blake2s(?:128|160|224)/, 'BLAKE2s of another length'],
  [/whirlpool/, 'Whirlpool'],
  [/streebog|gost/, 'Streebog'],
  [/tiger/, 'Tiger'],
  [/md4/, 'MD4'],
];

/** Programs that print one algorithm in several lengths, which their lists' names leave out. */
const FAMILIES: readonly (readonly [RegExp, readonly AlgorithmId[]])[] = [
  [/sha3(?!84)/, ['sha3-224', 'sha3-256', 'sha3-384', 'sha3-512']],
  [/b2sum|b2$|blake2/, ['blake2b', 'blake2b-256', 'blake2s']],
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

/** The line before a hash that certutil prints; Windows 7 has "of file" and groups the digits. */
const CERTUTIL = /^([a-z0-9]+) hash of (?:file )?(.+):$/i;

/** A row of Get-FileHash's table in PowerShell. */
const FILE_HASH = /^([a-z0-9]+)\s+([0-9a-f]{32,128})\s+(\S.*?)\s*$/i;

/** SFV has the name first: https://en.wikipedia.org/wiki/Simple_file_verification */
const SFV = /^(\S.*?)\s+([0-9a-f]{8})\s*$/i;

const taggedFile = (tag: string, hex: string, name: string): ListedFile | undefined => {
  const id = algorithmNamed(tag);
  const expected = hex.toLowerCase();
  return id && ALGORITHMS[id].bytes * 2 === expected.length ? { name, candidates: [id], expected } : undefined;
};

/** What certutil, PowerShell and SFV programs write. `before` is the line before it. */
function parseOther(line: string, before: string, isSfv: boolean): ListedFile | undefined {
  const [, sfvName, crc] = (isSfv ? SFV.exec(line) : undefined) ?? [];
  if (sfvName !== undefined && crc !== undefined) return taggedFile('crc32', crc, sfvName);
  const [, tag, name] = CERTUTIL.exec(before) ?? [];
  if (tag !== undefined && name !== undefined) return taggedFile(tag, line.replaceAll(' ', ''), name);
  const [, algorithm = '', hex = '', path = ''] = FILE_HASH.exec(line) ?? [];
  return taggedFile(algorithm, hex, path);
}

/** One hash without a name is that of the file beside it: `a.iso.sha256` is about `a.iso`. */
function bareHash(text: string, listName: string, hinted: readonly AlgorithmId[]): ListedFile | undefined {
  const name = listName
    .replace(/^.*\//s, '')
    .replace(/\.(?:txt|asc)$/i, '')
    .replace(/\.[^.]+$/, '');
  return /^[0-9a-f]{8,128}$/i.test(text.trim()) ? parseLine(`${text.trim()}  ${name}`, hinted) : undefined;
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

/** Lines that programs print around their hashes. */
const isAround = (line: string) =>
  CERTUTIL.test(line) ||
  line.startsWith('CertUtil: ') ||
  /^Algorithm\s+Hash\s+Path\s*$/.test(line) ||
  /^[-\s]+$/.test(line);

const PGP_SIGNATURE = '-----BEGIN PGP SIGNATURE-----';

/** Throws ToolError `invalid-input` for a text without any checksum, unless it is the signature of another file. */
export function parseChecksumList(text: string, listName: string): ChecksumList {
  const content = text.replace(/^\uFEFF/, '');
  // `sha256sum --zero` ends lines with NUL.
  const lines = content.split(content.includes('\0') ? '\0' : '\n').map((line) => line.replace(/\r$/, ''));
  const hinted = algorithmsOfListName(listName);
  const files: ListedFile[] = [];
  const skipped: number[] = [];
  const isSfv = /\.sfv$/i.test(listName);
  for (const [index, line] of lines.entries()) {
    if (isSilent(line)) continue;
    const file = parseLine(line, hinted) ?? parseOther(line, lines[index - 1] ?? '', isSfv);
    if (file) files.push(file);
    else if (!isAround(line)) skipped.push(index + 1);
  }
  const bare = files.length === 0 ? bareHash(content, listName, hinted) : undefined;
  if (bare)
    return { files: [bare], notes: [`${listName} has one hash without a name, so it was taken for ${bare.name}.`] };
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
