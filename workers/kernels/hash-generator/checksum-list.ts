// Reads lists of checksums as md5sum, sha256sum, b2sum and their like print them, plain (GNU) or tagged (BSD, `--tag`).
// Format: https://www.gnu.org/software/coreutils/manual/html_node/md5sum-invocation.html
import { ToolError } from '../../contract/errors';
import { ALGORITHM_IDS, ALGORITHMS, type AlgorithmId } from './spec';

export interface ListedFile {
  readonly name: string;
  readonly algorithm: AlgorithmId;
  /** Lower-case hexadecimal. */
  readonly expected: string;
}

const PLAIN = /^(\\?)([0-9a-fA-F]{8,128})(?: [ *]|\t+)(.+)$/;
const TAGGED = /^(\\?)([A-Za-z0-9-]+) \((.+)\) = ([0-9a-fA-F]{8,128})$/;

/** Spellings of algorithm names that tools use, reduced to letters and digits. */
const squash = (name: string) => name.toLowerCase().replace(/[^a-z0-9]/g, '');
const BY_NAME = new Map(ALGORITHM_IDS.map((id) => [squash(id), id]));

/** The algorithm that a list's own name speaks of (`SHA256SUMS`, `b2sums.txt`, `x.iso.sha512`), if any. */
export function algorithmOfListName(listName: string): AlgorithmId | undefined {
  const name = squash(listName.replace(/^.*\//, ''));
  if (/b2sum|\bb2$|b2$/.test(name)) return 'blake2b';
  if (/b3sum|b3$/.test(name)) return 'blake3';
  const named = [...BY_NAME].filter(([squashed]) => name.includes(squashed));
  // The longest name wins: `blake2bsums` also holds names that are parts of it.
  return named.sort(([a], [b]) => b.length - a.length)[0]?.[1];
}

function algorithmFor(hexLength: number, hint: AlgorithmId | undefined): AlgorithmId | undefined {
  if (hint && ALGORITHMS[hint].bytes * 2 === hexLength) return hint;
  return ALGORITHM_IDS.find((id) => ALGORITHMS[id].bytes * 2 === hexLength);
}

/** A leading backslash says that the name is escaped: `\n` a line feed, `\r` a carriage return, `\\` a backslash. */
const unescapeName = (name: string) =>
  name.replace(/\\([nr\\])/g, (_, letter: string) => (letter === 'n' ? '\n' : letter === 'r' ? '\r' : '\\'));

function parseLine(line: string, hint: AlgorithmId | undefined): ListedFile | undefined {
  const tagged = TAGGED.exec(line);
  const [escape, hex, name] = tagged ? [tagged[1], tagged[4], tagged[3]] : (PLAIN.exec(line) ?? []).slice(1);
  if (hex === undefined || name === undefined) return undefined;
  const algorithm = tagged ? BY_NAME.get(squash(tagged[2] ?? '')) : algorithmFor(hex.length, hint);
  if (!algorithm || ALGORITHMS[algorithm].bytes * 2 !== hex.length) return undefined;
  return { name: escape ? unescapeName(name) : name, algorithm, expected: hex.toLowerCase() };
}

/** Throws ToolError `invalid-input` at the first line that is neither a checksum, nor blank, nor a comment. */
export function parseChecksumList(text: string, listName: string): ListedFile[] {
  const hint = algorithmOfListName(listName);
  const files: ListedFile[] = [];
  let offset = 0;
  for (const [index, rawLine] of text.split('\n').entries()) {
    const line = rawLine.replace(/\r$/, '').replace(/^\uFEFF/, '');
    const file = parseLine(line, hint);
    if (file) files.push(file);
    else if (line.trim() !== '' && !/^[#;]/.test(line)) throw badLine(listName, index + 1, offset);
    offset += rawLine.length + 1;
  }
  return files;
}

const badLine = (listName: string, line: number, offset: number) =>
  new ToolError('invalid-input', `Line ${String(line)} of ${listName} is not a checksum followed by a file name.`, {
    at: { line, column: 1, offset },
  });

const baseName = (path: string) => path.replace(/^.*[\\/]/, '');

/** Which chosen file a listed one is: browsers give names without folders, lists often have them. */
export function findListed(listed: ListedFile, names: readonly (string | null)[]): number {
  const exact = names.indexOf(listed.name);
  return exact >= 0 ? exact : names.indexOf(baseName(listed.name));
}
