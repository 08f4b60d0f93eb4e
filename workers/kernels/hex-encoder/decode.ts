// Decodes hexadecimal text of any form: plain digits, bytes with separators or prefixes, and hex dumps.
import { wasmHexDecoder } from '../../../wasm/base-n/hex';
import { hasSimd } from '../../../wasm/module';
import type { RunContext } from '../../contract/kernel';
import type { Message } from '../../contract/message';
import type { AnySource } from '../../contract/source';
import type { Stored } from '../../contract/sink';
import { DecodedOutput } from '../../lib/decoded-output';
import type { FileType } from '../../lib/file-type';
import { headFirst } from '../../lib/head-first';
import { DumpReader } from './dump-reader';
import { dumpFormOf } from './dump-kind';
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
        const form = dumpFormOf(head, head.length < text.length);
        if (!form) noteGroups(head, head.length < text.length, notes);
        reader = form ? new DumpReader(output, notes, run, form) : new PlainReader(decoder, output, notes);
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

/** A zero offset of one line is no proof of a dump, but plain bytes are rarely grouped like this. */
const ZERO_OFFSET = /^\s*(0{4,8})(?:[ \t]+[\da-f]{2})+\s*$/i;

/** Notes groups of digits that may mean something else than bytes: decimal numbers, or the offset of a dump. */
function noteGroups(head: string, isCut: boolean, notes: Notes): void {
  if (!/^[\s\da-f]*$/i.test(head)) return;
  const groups = head.split(/\s+/).filter((group) => group !== '');
  if (isCut) groups.pop();
  if (groups.length > 1 && groups.some((group) => group.length % 2 === 1)) notes.add(NOTES.oddGroups);
  const [, offset] = ZERO_OFFSET.exec(head) ?? [];
  if (offset !== undefined) notes.add(message('zeroOffset', { offset }));
}
