// Finds out from its first lines whether a text is a hex dump, and in which format. Offsets that grow by the bytes of each line
// prove it, and so does a text column that agrees with the bytes.
import { ToolError } from '../../contract/run/errors';
import { fitRow } from './dump-end';
import { parseDumpLine, type DumpForm, type DumpLine } from './dump-line';
import { plainLine } from './dump-text';
import { message } from './hex-reader';

export interface DumpKind {
  readonly form: DumpForm;
  /** Lines before the first line of the dump. */
  readonly skipped: number;
  /**
   * The text column agrees with the bytes. Without a text column, the order of bytes in groups follows from the program's usual
   * format.
   */
  readonly hasColumn: boolean;
  /** The offsets fit in another radix as well, because the lines that would show the difference are missing. */
  readonly isRadixUnsure: boolean;
  readonly first: DumpLine;
}

/** Columns' names and numbers, a section's name and blank lines precede a dump. */
const MOST_SKIPPED = 12;

/** A single line is a dump if it begins at 0 and separates the offset: `0000 48 65`, `0x0000: 4865`, or with seven digits. */
const FIRST_LINE =
  /^\s*(?:(?:0x)?0{4,16}(?::\s|\s{2,}(?:[0-9a-f]{2}|[01]{8})\s)|0{7}\s|0x[0-9a-f]{4,16}(?: <[^>]*>)?:\s|0x[0-9a-f]{1,3}:\s[^:]*$|[0-9a-f]{4,}:[0-9a-f]{4,}\s|[0-9a-f]{8}`[0-9a-f]{8}\s)/i;

/** `00000000: 4865 6c6c 6f0a  Hello.`, as xxd writes it. */
const XXD = /^\s*[0-9a-f]{8,16}: +[0-9a-f]{2}/i;

/** `00000000  48 65 6c 6c 6f 0a  |Hello.|`, as hexdump -C writes it; `od -A x -t x1z` has > and < around the text. */
const CANONICAL = /^\s*[0-9a-f]{6,16}(?: {1,2}[0-9a-f]{2})+ *[|>]/i;

const FORMS: readonly DumpForm[] = (
  ['bits', 'bytes', 'words', 'octal', 'octalWords', 'decimalWords', 'decimal', 'characters'] as const
).flatMap((unit) => ([16, 10, 8] as const).map((radix) => ({ unit, radix })));

const XXD_FORM: DumpForm = { unit: 'bytes', radix: 16 };

const INTEL_HEX = /^\s*:[0-9a-f]{8}(?:[0-9a-f]{2})+\s*(?:$|\n\s*:)/i;

/**
 * Undefined if the text isn't a dump. `head` is the beginning of the text, cut anywhere if it `isCut`. Throws ToolError
 * `unsupported` for dumps in a format that can't be read, and for Intel HEX.
 */
export function dumpKindOf(head: string, isCut: boolean): DumpKind | undefined {
  if (INTEL_HEX.test(head)) throw new ToolError('unsupported', message('intelHex'));
  const lines = (isCut ? head.slice(0, head.lastIndexOf('\n') + 1) : head).split('\n').map(latin1).map(plainLine);
  for (let skipped = 0; skipped <= MOST_SKIPPED && skipped < lines.length; skipped++) {
    const kind = kindAt(lines, skipped);
    if (kind) return kind;
    if (FIRST_LINE.test(textOf(lines[skipped] ?? new Uint8Array()))) break;
  }
  if (isUnknownDump(lines.map(textOf))) throw new ToolError('unsupported', message('unknownDump'));
  return undefined;
}

const latin1 = (line: string) => Uint8Array.from(line, (character) => character.charCodeAt(0));

const textOf = (line: Uint8Array) => String.fromCharCode(...line);

function kindAt(lines: readonly Uint8Array[], skipped: number): DumpKind | undefined {
  const text = textOf(lines[skipped] ?? new Uint8Array());
  if (text.trim() === '') return undefined;
  const isFirst = FIRST_LINE.test(text) || (skipped > 0 && isHeader(lines.slice(0, skipped).map(textOf)));
  const rest = lines.slice(skipped);
  const texts = rest.map(textOf);
  const proofs = FORMS.flatMap((form) => proofOf(rest, form) ?? []).filter(
    ({ offsets, columns }) => columns > 0 || offsets > 1 || (offsets === 1 && isFirst),
  );
  // The sort is stable, so of equally good formats the first one counts.
  const [best, ...others] = proofs.sort(
    (a, b) => b.columns - a.columns || b.offsets - a.offsets || rank(a, text) - rank(b, text) || radixRank(a, b, texts),
  );
  if (best) {
    const isRadixUnsure = others.some(
      ({ form, offsets, end }) => form.unit === best.form.unit && offsets === best.offsets && end !== best.end,
    );
    return { form: best.form, skipped, hasColumn: best.columns > 0, isRadixUnsure, first: best.first };
  }
  if (skipped > 0 || !(XXD.test(text) || CANONICAL.test(text))) return undefined;
  return { form: XXD_FORM, skipped, hasColumn: true, isRadixUnsure: false, first: NO_LINE };
}

const NO_LINE: DumpLine = { offset: 0, bytes: new Uint8Array(), column: 'none', groupBytes: 1, isXxd: true };

/** Groups of several bytes without a text column are words in hexdump, od and debuggers, but not in xxd. */
const rank = ({ form, columns, first }: Proof, text: string) =>
  form.unit === 'words' && columns <= 0 && first.groupBytes > 1 && !first.isXxd
    ? 0
    : form.unit === 'decimal' && SPACED_DECIMAL.test(text)
      ? 0
      : 1;

/** Numbers of two digits are bytes in hexadecimal unless od left room for a third. */
const SPACED_DECIMAL = /^0{7}(?: {2,3}\d{1,2})+\s*$/;

/** Offsets of seven digits are hexadecimal in hexdump, and octal in od. */
function radixRank(a: Proof, b: Proof, lines: readonly string[]): number {
  if (a.form.unit !== b.form.unit || !/^0{7}\s/.test(lines[0] ?? '')) return 0;
  const preferred = isHexdump(a, lines) ? 16 : 8;
  return Number(b.form.radix === preferred) - Number(a.form.radix === preferred);
}

/** hexdump fills its last row with spaces, separates most groups by several, and has no words of more than two bytes. */
function isHexdump({ form: { unit }, first }: Proof, lines: readonly string[]): boolean {
  const rows = lines.filter((line) => /^[\da-f]{7}\s+\S/i.test(line)).map((line) => line.replace(/\r$/, ''));
  if (unit === 'decimalWords' || rows.some((row) => row.endsWith(' '))) return true;
  if (unit === 'octalWords') return /^0{7} {2}/.test(rows[0] ?? '');
  const isEven = rows.every((row) => row.length === rows[0]?.length);
  return unit === 'words' && first.groupBytes === 2 && (isEven || /^0{7} {4}/.test(rows[0] ?? ''));
}

/** Whether the last line but blank ones numbers the columns from 0: `Offset(h) 00 01 02 03`. */
function isHeader(lines: readonly string[]): boolean {
  const numbers = /(?:^|[^\da-f])((?:\s*\b0*[\da-f]{1,2}\b[\s-]*){4,})\D*$/i.exec(
    lines.findLast((line) => /\d/.test(line)) ?? '',
  )?.[1];
  if (numbers === undefined) return false;
  const columns = numbers.trim().split(/[\s-]+/);
  return [10, 16].some((radix) => columns.every((column, index) => Number.parseInt(column, radix) === index));
}

interface Proof {
  readonly form: DumpForm;
  /** The number of lines from the first one whose offset is the previous line's offset plus its bytes. */
  readonly offsets: number;
  /** How many of these lines have a text column that agrees with their bytes, minus the ones that differ. */
  readonly columns: number;
  readonly first: DumpLine;
  /** The last offset. */
  readonly end: number;
}

/** Undefined if the first line isn't one of such a dump. */
function proofOf(lines: readonly Uint8Array[], form: DumpForm): Proof | undefined {
  let [offsets, columns, end] = [0, 0, 0];
  let first: DumpLine | undefined;
  let row: DumpLine | undefined;
  let isRepeated = false;
  for (const text of lines) {
    const line = parseDumpLine(text, form);
    if (line === undefined) continue;
    if (typeof line === 'number') break;
    isRepeated ||= line.offset === undefined;
    if (line.offset === undefined) continue;
    if (row && !follows(line, row, line.offset - end, isRepeated, form)) break;
    first ??= line;
    row = line;
    end = line.offset;
    isRepeated = false;
    offsets++;
    if (line.column !== 'none') columns += line.column === 'agrees' ? 1 : -1;
  }
  return first && first.bytes.length > 0 ? { form, offsets, columns, first, end } : undefined;
}

/** Whether a line may begin `length` bytes after a row, considering that repetitions may be omitted. */
function follows(line: DumpLine, row: DumpLine, length: number, isRepeated: boolean, form: DumpForm): boolean {
  if (!isRepeated) return fitRow(row, length, line.bytes.length === 0, form) !== undefined;
  return length >= row.bytes.length && length % row.bytes.length === 0;
}

/** Whether offsets grow by the groups of each line, in a unit of up to 16 bytes that isn't known yet. */
function isUnknownDump(lines: readonly string[]): boolean {
  const rows = lines.map((line) => line.trim().split(/\s+/)).filter(([offset]) => offset !== '' && offset !== '*');
  return [16, 10, 8].some((radix) => {
    const offsets = rows.map(([offset = '']) =>
      /^(?:0x[\da-f]+|[\da-f]{6,}):?$/i.test(offset) ? parseInt(offset, radix) : -1,
    );
    const [zero = -1, second = 0, third] = offsets;
    const groups = (rows[0]?.length ?? 1) - 1;
    const isStep = [1, 2, 4, 8, 16].some((bytes) => second - zero === bytes * groups);
    return (
      zero >= 0 &&
      groups > 0 &&
      isStep &&
      (zero === 0 || /^0x\w+:$/.test(rows[0]?.[0] ?? '') || third === 2 * second - zero)
    );
  });
}
