// Reads the rows of checksum lists as programs write them: coreutils, BSD, OpenSSL, gpg, certutil, PowerShell, SFV,
// hashdeep, and JSON manifests.
import { hashesInCsv } from './checksum-csv';
import { hashesInJson } from './checksum-json';
import { ALGORITHM_IDS, algorithmNamed, ALGORITHMS, parseChecksumLine, type AlgorithmId } from './spec';

export interface ListedFile {
  readonly name: string;
  /** Most likely first. Only one if the line or the list's name has the algorithm. */
  readonly candidates: readonly [AlgorithmId, ...AlgorithmId[]];
  /** In lowercase hexadecimal. */
  readonly expected: string;
}

/** Digits of a hash, perhaps in groups as gpg and older certutils print them. The limits keep a search in a long line short. */
const DIGITS = String.raw`[0-9a-f]{2,128}(?: {1,2}[0-9a-f]{2,128}){0,63}`;

/** A line with digits only, or with the name of their algorithm before them. Programs break long lines before these. */
const DIGITS_ONLY = new RegExp(String.raw`^\s*(?:[a-z0-9-]+ += +)?${DIGITS}\s*$`, 'i');
const ONLY = new RegExp(`^${DIGITS}$`, 'i');
const ENDS_OPEN = new RegExp(String.raw`:\s*$|[:=] +${DIGITS}\s*$`, 'i');

/**
 * The words that certutil prints before a hash, in the languages of Windows: `SHA256 hash of a.iso:`, `SHA256-Hash von a.iso:`.
 */
const CERTUTIL = new RegExp(
  String.raw`^(?:[^\W\d]+ )?(md[245]|sha-?\d+)[ -][^ ]+ (?:of file|of|von|de|di|do|van|af|av) (.+?) ?: {1,40}(${DIGITS})$`,
  'iu',
);

/** `gpg --print-md` writes the name first. With all algorithms, it also writes theirs: `a: SHA256 = 5891B5B5 …`. */
const NAME_FIRST = new RegExp(
  String.raw`^(.+?):?[ \t]{1,40}["']?(?:([a-z0-9/-]{1,20})(?: *= +|:))?(${DIGITS})["']?,?$`,
  'i',
);

/** What separates a name from the hash after it: `a.txt = 5891…`, `a.txt -> 5891…`. */
const AFTER_NAME = /\s*(?:[=-]>|\s-|=)$/;

/** Debian’s Release files have sizes between the hashes and the names. */
const SIZED = /^ ([0-9a-f]{32,128}) +\d+ (\S.*)$/i;

/** A row of Get-FileHash’s table in PowerShell, and of its `Export-Csv`. */
const FILE_HASH = /^"?([a-z0-9]+)(?:\s+|",")([0-9a-f]{32,128})(?:\s+|",")(\S.*?)"?$/i;

/** A property of Get-FileHash’s list format. */
const PROPERTY = /^(Algorithm|Hash|Path)\s*:\s+(\S.*)$/;

/** SFV puts the name first: https://en.wikipedia.org/wiki/Simple_file_verification */
const SFV = /^(\S.*?)\s{1,40}([0-9a-f]{8})\s*$/i;

/**
 * The hash first, perhaps with its algorithm as containers and GitHub write it, or as a number: `sha256:5891… a.iso`, `0x5891…
 * a.iso`.
 */
const PREFIXED = /^(?:([a-z][a-z0-9-]{1,19}):|0x)([0-9a-f]{32,128})(?:[\s,;]+\*?(\S.*))?$/i;

/** The filled fields of a row of CSV or of a Markdown table. */
const fieldsOf = (row: string): readonly string[] =>
  row
    .split(/[,;|]/)
    .map((field) => field.trim().replace(/^(["'`])(.*)\1$/, '$2'))
    .filter((field) => field !== '');

const WHOLE_HASH = /^[0-9a-f]{32,128}$/i;

/** The names that programs print for standard input. */
const NO_NAME = /^(?:-|\(?stdin\)?|)$/;

/** A longer line can't be a path, because Linux allows at most 4,096 bytes. */
const LONGEST_LINE = 8192;

interface Row {
  readonly line: number;
  readonly text: string;
}

/** Skips blank lines. Joins lines that a program broke because of a long hash or path. */
function rowsOf(content: string): readonly Row[] {
  // `sha256sum --zero` ends lines with NUL.
  const separator = ['\0', '\n'].find((end) => content.includes(end)) ?? '\r';
  const rows: Row[] = [];
  let isJoinable = false;
  for (const [index, raw] of content.split(separator).entries()) {
    const text = raw.replace(/\r$/, '');
    const before: Row | undefined = isJoinable ? rows.at(-1) : undefined;
    const whole: string | undefined = before && !isLong(text) ? joined(before.text, text) : undefined;
    isJoinable = text.trim() !== '' && !isLong(whole ?? text);
    if (before && whole !== undefined) rows[rows.length - 1] = { line: before.line, text: whole };
    else rows.push({ line: index + 1, text });
  }
  return rows;
}

/** Undefined if the second line isn't a continuation. */
function joined(before: string, text: string): string | undefined {
  if (PROPERTY.test(before) && /^ {12}\S/.test(text)) return before + text.trim();
  const isRest = DIGITS_ONLY.test(text) && (/:\s*$/.test(before) || /^\s/.test(text)) && ENDS_OPEN.test(before);
  return isRest ? `${before.trimEnd()} ${text.trim()}` : undefined;
}

const isLong = (text: string) => text.length > LONGEST_LINE;

function listedFile(
  name: string,
  hex: string,
  candidates: readonly AlgorithmId[],
  hinted: readonly AlgorithmId[],
): ListedFile | undefined {
  const named = candidates.filter((id) => hinted.includes(id));
  const [first, ...others] = named.length > 0 ? named : candidates;
  return first && { name, candidates: [first, ...others], expected: hex.toLowerCase() };
}

/** For digits in groups: the named algorithm, or else those with this length. */
function hashOf(
  name: string,
  digits: string,
  hinted: readonly AlgorithmId[],
  tag: string | undefined,
): ListedFile | undefined {
  const groups = digits.split(/ +/);
  // Two hashes of different algorithms aren't the groups of a third one.
  const areHashes = groups.every((group) => group.length >= 32);
  if (areHashes && new Set(groups.map((group) => group.length)).size > 1) return undefined;
  const hex = groups.join('');
  const fits = (id: AlgorithmId) =>
    ALGORITHMS[id].bytes * 2 === hex.length && (tag === undefined || algorithmNamed(tag) === id);
  return listedFile(name, hex, ALGORITHM_IDS.filter(fits), hinted);
}

/** A hash with its file. The name is empty if the row has none. */
function parseRow(text: string, hinted: readonly AlgorithmId[], isSfv: boolean): ListedFile | undefined {
  if (isLong(text)) return undefined;
  const [, sizedHash, sizedName] = SIZED.exec(text) ?? [];
  if (sizedHash !== undefined && sizedName !== undefined) return hashOf(sizedName, sizedHash, hinted, undefined);
  const plain = parseChecksumLine(text);
  if (plain) {
    const { name, hex, candidates } = plain;
    return listedFile(NO_NAME.test(name) ? '' : name, hex, candidates, hinted);
  }
  const trimmed = text.trim();
  const [, certTag, certName, certHex] = CERTUTIL.exec(trimmed) ?? [];
  if (certName !== undefined && certHex !== undefined) return hashOf(certName, certHex, hinted, certTag);
  const [, tag, hash, path] = FILE_HASH.exec(trimmed) ?? [];
  if (hash !== undefined && path !== undefined) return hashOf(path, hash, hinted, tag);
  const [, algorithm, value, valueName = ''] = PREFIXED.exec(trimmed) ?? [];
  if (value !== undefined) return hashOf(valueName, value, hinted, algorithm);
  const [one = '', other = '', ...further] = fieldsOf(trimmed);
  const isPair = further.length === 0;
  if (isPair && WHOLE_HASH.test(other)) return hashOf(one, other, hinted, undefined);
  if (isPair && WHOLE_HASH.test(one)) return hashOf(other, one, hinted, undefined);
  if (ONLY.test(trimmed)) return hashOf('', trimmed, hinted, undefined);
  const [, name, nameTag, digits] = NAME_FIRST.exec(trimmed) ?? [];
  if (name !== undefined && digits !== undefined && digits.replaceAll(' ', '').length >= 32) {
    // `SHA256: 5891…` and `(stdin)= 5891…` name no file.
    const label = name.replace(AFTER_NAME, '').replace(/^(["'`])(.*)\1$/, '$2');
    if (algorithmNamed(label)) return hashOf('', digits, hinted, label);
    return hashOf(NO_NAME.test(label) ? '' : label, digits, hinted, nameTag);
  }
  const [, sfvName, crc] = (isSfv ? SFV.exec(trimmed) : undefined) ?? [];
  return sfvName !== undefined && crc !== undefined ? hashOf(sfvName, crc, hinted, 'crc32') : undefined;
}

/** Like `sha256sum --check`, skips blank lines and comments, and counts any other line without a checksum. */
const isSilent = (line: string) => line.trim() === '' || /^(?:[#;]|\/\/)/.test(line);

/** Lines that programs print around their hashes. */
const isAround = (line: string) =>
  line.startsWith('CertUtil: ') ||
  /^"?Algorithm"?[\s,]+"?Hash"?[\s,]+"?Path"?\s*$/.test(line) ||
  /^[-|:\s]+$/.test(line) ||
  // Headings of hashdeep, of sections, and of Markdown tables.
  line.startsWith('%%%%') ||
  /^[a-z0-9]+:$/i.test(line) ||
  /^\|(?!.*[0-9a-f]{32}).*\|$/i.test(line) ||
  // FreeBSD’s ports list sizes next to the hashes.
  /^(?:SIZE \(.+\)|TIMESTAMP) = \d+$/.test(line);

export interface Rows {
  readonly files: readonly ListedFile[];
  /** Hashes without a name, and their lines. */
  readonly bare: readonly ListedFile[];
  readonly bareLines: readonly number[];
  /** Lines without a checksum. */
  readonly skipped: readonly number[];
}

/** hashdeep names its columns, and the last one is the file's name: `%%%% size,md5,sha256,filename`. */
const HASHDEEP = /^%%%% size,(.+),filename\s*$/m;

function readHashdeep(row: string, columns: readonly string[]): readonly ListedFile[] | undefined {
  const [, ...fields] = row.split(',');
  const name = fields.slice(columns.length).join(',');
  const files = columns.flatMap((tag, index) => hashOf(name, fields[index] ?? '', [], tag) ?? []);
  return name === '' || files.length === 0 ? undefined : files;
}

/**
 * Reads all hashes of a list.
 * @param hinted the algorithms in its name
 */
export function readRows(text: string, listName: string, hinted: readonly AlgorithmId[]): Rows {
  const whole = text.replace(/^\uFEFF/, '');
  const named = hashesInJson(whole) ?? hashesInCsv(whole);
  if (named) {
    const files = named.flatMap(({ name, hex, tag }) => hashOf(name, hex, hinted, tag) ?? []);
    return { files, bare: [], bareLines: [], skipped: [] };
  }
  const columns = HASHDEEP.exec(text)?.[1]?.split(',');
  const rows = rowsOf(text.replace(/^\uFEFF/, '')).filter((row) => !isSilent(row.text) && !isAround(row.text));
  // With another extension, every line must be in SFV format.
  const isSfv = /\.sfv$/i.test(listName) || rows.every((row) => !isLong(row.text) && SFV.test(row.text));
  const files: ListedFile[] = [];
  const bare: ListedFile[] = [];
  const bareLines: number[] = [];
  const skipped: number[] = [];
  let properties: Readonly<Record<string, string>> = {};
  for (const { line, text: row } of rows) {
    const [, property, value] = (isLong(row) ? undefined : PROPERTY.exec(row)) ?? [];
    if (property !== undefined && value !== undefined && (property !== 'Hash' || DIGITS_ONLY.test(value))) {
      // A repeated property begins the next file.
      properties = { ...(property in properties ? {} : properties), [property]: value.trim() };
      const { Algorithm, Hash, Path } = properties;
      const file = Hash !== undefined && Path !== undefined ? hashOf(Path, Hash, hinted, Algorithm) : undefined;
      if (file) files.push(file);
      continue;
    }
    const deep = columns && readHashdeep(row, columns);
    if (deep) {
      files.push(...deep);
      continue;
    }
    const file = parseRow(row, hinted, isSfv);
    if (!file) skipped.push(line);
    else if (file.name !== '') files.push(file);
    else {
      bare.push(file);
      bareLines.push(line);
    }
  }
  return { files, bare, bareLines, skipped };
}
