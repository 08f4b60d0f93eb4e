// Reads checksum lists as md5sum, sha256sum, b2sum, OpenSSL and their like write them, PGP-signed ones included.
import { ToolError } from '../../contract/errors';
import { ALGORITHMS_BY_NAME, parseChecksumLine, squash, type AlgorithmId } from './spec';

export interface ListedFile {
  readonly name: string;
  readonly algorithm: AlgorithmId;
  /** Lower-case hexadecimal. */
  readonly expected: string;
}

export interface ChecksumList {
  readonly files: readonly ListedFile[];
  /** What was skipped, in words. */
  readonly notes: readonly string[];
}

/** The algorithm in a list's own name (`SHA256SUMS`, `b2sums.txt`, `x.iso.sha512`), if any. */
export function algorithmOfListName(listName: string): AlgorithmId | undefined {
  const name = squash(listName.replace(/^.*\//s, ''));
  if (/b2sum|b2$/.test(name)) return 'blake2b';
  if (/b3sum|b3$/.test(name)) return 'blake3';
  const named = [...ALGORITHMS_BY_NAME].filter(([squashed]) => name.includes(squashed));
  // The longest name wins: `blake2bsums` also holds names that are parts of it.
  return named.sort(([a], [b]) => b.length - a.length)[0]?.[1];
}

function parseLine(line: string, hint: AlgorithmId | undefined): ListedFile | undefined {
  const { name, hex, candidates } = parseChecksumLine(line) ?? {};
  const algorithm = hint && candidates?.includes(hint) ? hint : candidates?.[0];
  return name !== undefined && hex !== undefined && algorithm ? { name, algorithm, expected: hex } : undefined;
}

/** As `sha256sum --check`, passes over blank lines and comments, and counts all else that is no checksum. */
const isSilent = (line: string) => line.trim() === '' || /^[#;]/.test(line);

const PGP_SIGNATURE = '-----BEGIN PGP SIGNATURE-----';

/** Throws ToolError `invalid-input` for a text without any checksum, unless it is the signature of another file. */
export function parseChecksumList(text: string, listName: string): ChecksumList {
  const lines = text.replace(/^\uFEFF/, '').split('\n');
  const hint = algorithmOfListName(listName);
  const files: ListedFile[] = [];
  const skipped: number[] = [];
  for (const [index, rawLine] of lines.entries()) {
    const line = rawLine.replace(/\r$/, '');
    const file = parseLine(line, hint);
    if (file) files.push(file);
    else if (!isSilent(line)) skipped.push(index + 1);
  }
  const isSigned = text.includes(PGP_SIGNATURE);
  if (files.length > 0) return { files, notes: skipped.length > 0 ? [skippedNote(listName, skipped, isSigned)] : [] };
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
