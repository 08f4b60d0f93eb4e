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
import { NOTES, type HexReader, type Notes } from './hex-reader';
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
        const form = formOf(text);
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

function formOf(text: Uint8Array) {
  const head = text.subarray(0, HEAD_BYTES - 3);
  return dumpFormOf(String.fromCharCode(...head), head.length < text.length);
}
