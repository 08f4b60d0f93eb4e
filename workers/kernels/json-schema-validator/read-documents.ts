// Reads one JSON document, or the lines of JSON Lines one after another. A syntax error becomes a message with its place.
import type { MachineStep } from '../../../wasm/json/bindings';
import { ToolError } from '../../contract/run/errors';
import type { RunContext } from '../../contract/run/kernel';
import { messagesOf, type Message } from '../../contract/run/message';
import type { Place } from '../../contract/run/place';
import { MiB } from '../../contract/run/sink';
import type { AnySource } from '../../contract/run/source';
import { unfinishedBytes } from '../../lib/decode-utf8';
import { refuseLoneSurrogates } from '../../lib/input-error';
import { messageOf, type Documents } from '../../lib/json/json-error';
import { PlainMachine } from '../../lib/json/plain-machine';
import { StrictDecoder } from '../../lib/strict-decoder';
import { textBytes } from '../../lib/text-bytes';
import type { common } from '../../words/common';
import { JsonDocument } from './json-document';
import { DEPTH_LIMIT, DocumentError } from './json-reader';
import type { messages } from './messages';
import { DOCUMENT_LIMIT } from './spec';

const message = messagesOf<typeof messages>('json-schema-validator');
const commonMessage = messagesOf<typeof common>('common');

export interface Reading {
  readonly isLines: boolean;
  /** The most bytes of a document. */
  readonly limit: number;
  readonly tooLarge: Message;
  /** What the text is in messages, if it isn't the tool's document. */
  readonly of?: Message;
}

export const documentReading = (isLines: boolean): Reading => ({
  isLines,
  limit: DOCUMENT_LIMIT,
  tooLarge: message(isLines ? 'longLine' : 'largeDocument', { megabytes: DOCUMENT_LIMIT / MiB }),
});

export interface ReadDocument {
  /** The same object for each document. */
  readonly document: JsonDocument;
  /** Lines before it. */
  readonly before: number;
}

/** Throws ToolError. Blank lines of JSON Lines are no documents. */
export async function* documentsIn(source: AnySource, run: RunContext, reading: Reading): AsyncGenerator<ReadDocument> {
  refuseLoneSurrogates(source, commonMessage('notJson'));
  const document = new JsonDocument();
  const read = (text: string, before: number) => ({ document: parsed(document, text, before, reading), before });
  let before = 0;
  for await (const text of textsIn(source, run, reading)) {
    if (!reading.isLines || text.trim() !== '') yield read(text, before);
    before++;
  }
}

/** The whole text, or each of its lines without its end. */
async function* textsIn(source: AnySource, run: RunContext, { isLines, limit, tooLarge }: Reading) {
  const decoder = new StrictDecoder();
  const pieces: string[] = [];
  let length = 0;
  const take = () => {
    length = 0;
    return pieces.splice(0).join('');
  };
  for await (const chunk of textBytes(source, run.read(source), () => undefined)) {
    const text = decoder.decode(chunk);
    let start = 0;
    for (let feed = isLines ? text.indexOf('\n') : -1; feed >= 0; feed = text.indexOf('\n', start)) {
      pieces.push(text.slice(start, feed));
      start = feed + 1;
      yield take();
    }
    length += text.length - start;
    if (length > limit) throw new ToolError('too-large', tooLarge);
    pieces.push(text.slice(start));
  }
  decoder.end();
  yield take();
}

function parsed(document: JsonDocument, text: string, before: number, reading: Reading): JsonDocument {
  try {
    return document.read(text);
  } catch (error) {
    if (!(error instanceof DocumentError)) throw error;
    throw problemOf(error, text, before, reading);
  }
}

/** Lines and columns of offsets in rising order. */
export function placesOf(text: string, offsets: readonly number[], before: number): Place[] {
  let [at, line, column] = [0, before + 1, 1];
  return offsets.map((offset) => {
    for (; at < offset; at++) {
      const code = text.charCodeAt(at);
      if (code === 0x0a) {
        line++;
        column = 1;
      } else if ((code & 0xfc00) !== 0xdc00) column++;
    }
    return { line, column, offset };
  });
}

function problemOf({ kind, offset }: DocumentError, text: string, before: number, { isLines, of }: Reading): ToolError {
  const [at] = placesOf(text, [offset], before);
  const place = { line: at?.line ?? 1, column: at?.column ?? 1, ...(of && { of }) };
  // The page would show the place of another text in its document.
  const details = at && !of ? { at } : {};
  if (kind === 'too-deep') {
    return new ToolError('too-deep', commonMessage('jsonTooDeep', { limit: DEPTH_LIMIT, place }), details);
  }
  const bytes = new TextEncoder().encode(text);
  const { step, consumed } = whereInvalid(bytes);
  const documents: Documents = isLines ? 'lines' : of ? 'one' : 'offered';
  const found = {
    offset: consumed,
    state: step.state,
    ahead: bytes.subarray(consumed),
    before: bytes.subarray(0, consumed).findLast((byte) => byte > 0x20) ?? 0,
    isInObject: step.isInObject,
    open: step.open,
  };
  return new ToolError('invalid-input', messageOf(found, place, documents), {
    ...details,
    title: commonMessage('invalidJson'),
  });
}

/** The JSON machine says what it expected at the error. */
function whereInvalid(bytes: Uint8Array): { readonly step: MachineStep; readonly consumed: number } {
  const machine = new PlainMachine({ writing: 'nothing', indent: '', isLines: false, maxDepth: DEPTH_LIMIT });
  for (let before = 0; before < bytes.length;) {
    const piece = bytes.subarray(before, before + machine.arena.length);
    // The machine takes whole characters.
    const length = piece.length - unfinishedBytes(piece, piece.length);
    machine.arena.set(piece);
    for (let at = 0; at < length;) {
      const step = machine.take(at, length, before);
      at = step.consumed;
      if (step.ended === 'invalid') return { step, consumed: before + at };
    }
    before += length;
  }
  return { step: machine.finish(), consumed: bytes.length };
}
