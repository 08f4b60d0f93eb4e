// Decodes hexadecimal text of any form: plain digits, bytes with separators or prefixes, and hex dumps.
import { wasmHexDecoder } from '../../../wasm/base-n/hex';
import { hasSimd } from '../../../wasm/module';
import type { RunContext } from '../../contract/run/kernel';
import type { Message } from '../../contract/run/message';
import type { AnySource } from '../../contract/run/source';
import type { Stored } from '../../contract/run/sink';
import { DecodedOutput } from '../../lib/decoded-output';
import type { FileType } from '../../lib/file-type';
import { headFirst } from '../../lib/head-first';
import { DumpReader } from './dump-reader';
import { dumpKindOf } from './dump-kind';
import { message, NOTES, type HexReader, type Notes } from './hex-reader';
import { PlainHexDecoder } from './plain-codec';
import { PlainReader } from './plain-reader';

export interface DecodedHex {
  readonly result: Stored;
  readonly type: FileType;
  readonly notes: readonly Message[];
}

const HEAD_BYTES = 8192;

/** Throws InputError, and ToolError for text that can't be decoded at all. */
export async function decode(source: AnySource, run: RunContext): Promise<DecodedHex> {
  const decoder = hasSimd ? wasmHexDecoder() : new PlainHexDecoder();
  const output = new DecodedOutput(run);
  const notes: Notes = new Set();
  try {
    let reader: HexReader | undefined;
    let offset = 0;
    for await (const chunk of headFirst(run.read(source), HEAD_BYTES)) {
      const mark = offset === 0 && hasMark(chunk) ? 3 : 0;
      if (mark > 0) notes.add(NOTES.byteOrderMark);
      const text = chunk.subarray(mark);
      if (!reader) {
        const head = headOf(text);
        const dump = dumpKindOf(head, head.length < text.length);
        if (!dump) noteGroups(head, head.length < text.length, notes);
        reader = dump ? new DumpReader(output, notes, run, dump) : new PlainReader(decoder, output, notes);
      }
      await reader.take(text, offset + mark);
      offset += chunk.length;
    }
    await reader?.finish(offset);
    return { ...(await output.close()), notes: [...notes] };
  } finally {
    decoder.close();
  }
}

const hasMark = (chunk: Uint8Array) => chunk[0] === 0xef && chunk[1] === 0xbb && chunk[2] === 0xbf;

const headOf = (text: Uint8Array) => String.fromCharCode(...text.subarray(0, HEAD_BYTES - 3));

/** A single line with a zero offset doesn't prove a dump, but plain bytes are rarely grouped like this. */
const ZERO_OFFSET = /^\s*(0{4,8})(?:[ \t]+[\da-f]{2})+\s*$/i;

/** Lines of `od -A n -x`, `-A n -t x4` and `-A n` begin with a space, and their groups have 4, 8 or 6 digits. */
const WORD_LINES =
  /^(?:\s+(?:[\da-f]{4}(?: [\da-f]{4})+|[\da-f]{8}(?: [\da-f]{8})+|[01][0-7]{5}(?: [01][0-7]{5})+))+\s*$/i;

/** Reports groups of digits that may not be bytes: decimal numbers, or the offset of a dump. */
function noteGroups(head: string, isCut: boolean, notes: Notes): void {
  if (!/^[\s\da-f]*$/i.test(head)) return;
  const groups = head.split(/\s+/).filter((group) => group !== '');
  if (isCut) groups.pop();
  if (groups.length > 1 && groups.some((group) => group.length % 2 === 1)) notes.add(NOTES.oddGroups);
  if (/^[ \t]/.test(head) && WORD_LINES.test(isCut ? head.slice(0, head.lastIndexOf('\n') + 1) : head))
    notes.add(NOTES.wordGroups);
  const [, offset] = ZERO_OFFSET.exec(head) ?? [];
  if (offset !== undefined) notes.add(message('zeroOffset', { offset }));
}
