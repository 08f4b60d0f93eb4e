// Finds out from its first lines whether a text is a hex dump, and in which format. Offsets that grow by the bytes of each line
// prove it, and so does a text column that agrees with the bytes.
import { ToolError } from '../../contract/errors';
import { parseDumpLine, type DumpForm } from './dump-line';
import { message } from './hex-reader';

/** `00000000: 4865 6c6c 6f0a  Hello.`, as xxd writes it. */
const XXD = /^\s*[0-9a-f]{8,16}: +[0-9a-f]{2}/i;

/** `00000000  48 65 6c 6c 6f 0a  |Hello.|`, as hexdump -C writes it; `od -A x -t x1z` has > and < around the text. */
const CANONICAL = /^\s*[0-9a-f]{6,16}(?: {1,2}[0-9a-f]{2})+ *[|>]/i;

/** The start of any dump: an offset followed by a space. */
const OFFSET = /^\s*(?:0x)?[0-9a-f]{4,16}(?: <[^>\n]*>)?:?(?:\s|$)/i;

/** A single line is a dump if it begins at 0 and separates the offset: `0000 48 65`, `0x0000: 4865`. */
const FIRST_LINE = /^\s*(?:0x)?0{4,16}(?::\s|\s{2,}[0-9a-f]{2}\s)/i;

/** Groups of two or four bytes without a colon or a text column: hexdump and od swap them on most computers. */
const WORDS = /^\s*(?:0x[0-9a-f]+(?: <[^>\n]*>)?:\s+0x|[0-9a-f]+\s+)[0-9a-f]{4,16}(?:\s|$)/i;

const FORMS: readonly DumpForm[] = (['bits', 'bytes', 'words', 'octal'] as const).flatMap((unit) =>
  ([16, 10, 8] as const).map((radix) => ({ unit, radix })),
);

const XXD_FORM: DumpForm = { unit: 'bytes', radix: 16 };

const INTEL_HEX = /^\s*:[0-9a-f]{8}(?:[0-9a-f]{2})+\s*(?:$|\n\s*:)/i;

/**
 * Undefined if the text isn't a dump. `head` is the beginning of the text, cut anywhere if it `isCut`. Throws ToolError
 * `unsupported` for dumps whose bytes are in another order than their digits, and for Intel HEX.
 */
export function dumpFormOf(head: string, isCut: boolean): DumpForm | undefined {
  if (INTEL_HEX.test(head)) throw new ToolError('unsupported', message('intelHex'));
  if (!OFFSET.test(head)) return undefined;
  const lines = (isCut ? head.slice(0, head.lastIndexOf('\n') + 1) : head)
    .split('\n')
    .map((line) => Uint8Array.from(line, (character) => character.charCodeAt(0)));
  const proofs = FORMS.map((form) => ({ form, ...proofOf(lines, form) })).filter(
    ({ offsets, columns, form }) =>
      columns > 0 || (form.unit !== 'words' && (offsets > 1 || (offsets === 1 && FIRST_LINE.test(head)))),
  );
  // The sort is stable: of equally good formats, the first one counts.
  const [best] = proofs.sort((a, b) => b.columns - a.columns || b.offsets - a.offsets);
  if (best?.form.unit === 'bytes' && best.columns === 0 && WORDS.test(head)) {
    throw new ToolError('unsupported', message('swappedWords'));
  }
  return best?.form ?? (XXD.test(head) || CANONICAL.test(head) ? XXD_FORM : undefined);
}

interface Proof {
  /** Lines, from the first one, whose offset is the previous line's plus its bytes. */
  readonly offsets: number;
  /** Of these, lines whose text column agrees with the bytes, minus those that differ. */
  readonly columns: number;
}

function proofOf(lines: readonly Uint8Array[], form: DumpForm): Proof {
  let [offsets, columns, count] = [0, 0, 0];
  let next: number | undefined;
  for (const text of lines) {
    const line = parseDumpLine(text, form);
    if (line === undefined) continue;
    if (typeof line === 'number') break;
    if (line.offset !== undefined && next !== undefined && line.offset !== next) break;
    next = line.offset === undefined ? undefined : line.offset + line.bytes.length;
    count += line.bytes.length;
    if (line.offset !== undefined) offsets++;
    if (line.column !== 'none') columns += line.column === 'agrees' ? 1 : -1;
  }
  return count > 0 ? { offsets, columns } : { offsets: 0, columns: 0 };
}
