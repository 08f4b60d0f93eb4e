// Counts the contents of a text or a file, in one pass and flat memory.
import { createPieceCounter } from '../../../wasm/count/bindings';
import { hasSimd } from '../../../wasm/module';
import { ToolError } from '../../contract/run/errors';
import type { Kernel } from '../../contract/run/kernel';
import { messagesOf, type Message } from '../../contract/run/message';
import { KiB } from '../../contract/run/sink';
import { isPipe, sizeOf, type AnySource } from '../../contract/run/source';
import { SAVE_AS_UTF8 } from '../../lib/input-error';
import { hasSegmenter } from '../../lib/segments';
import { textBytes, type TextForm } from '../../lib/text-bytes';
import { DetailCounter } from './details';
import type { messages } from './messages';
import { createPlainCounter } from './plain-counter';
import type { CountOptions, CountOutput, TextCounts } from './spec';
import { TextCounter } from './text-counter';

const message = messagesOf<typeof messages>('word-counter');

/** Details are slow, so a chunk is processed in parts, between which a cancel can arrive. */
const DETAIL_BYTES = 16 * KiB;

export const kernel: Kernel<AnySource, CountOptions, CountOutput> = async (source, options, run) => {
  if (options.details && !hasSegmenter()) throw new ToolError('unsupported', message('noSegmenter'));
  const text = new TextCounter(hasSimd ? createPieceCounter() : createPlainCounter());
  const details = options.details ? new DetailCounter() : null;
  const total = isPipe(source) ? undefined : sizeOf(source);
  let form: TextForm = 'utf-8';
  let [bytes, chunkStart] = [0, 0];
  const onRead = (length: number) => {
    chunkStart = bytes;
    bytes += length;
  };
  for await (const chunk of textBytes(source, measured(run.read(source), onRead), (found) => (form = found))) {
    text.push(chunk);
    if (!details) continue;
    for (let at = 0; at < chunk.length; at += DETAIL_BYTES) {
      details.push(chunk.subarray(at, at + DETAIL_BYTES));
      await run.tick(Math.min(chunkStart + at, bytes), total);
    }
  }
  text.end();
  return { counts: countsOf(text, bytes), details: details?.end() ?? null, notes: notesOf(text, form) };
};

async function* measured(chunks: AsyncIterable<Uint8Array>, onRead: (length: number) => void) {
  for await (const chunk of chunks) {
    onRead(chunk.length);
    yield chunk;
  }
}

function countsOf({ totals, lines }: TextCounter, bytes: number): TextCounts {
  const { characters, spaces, astral, words, sentences, paragraphs, cjk, hangul, kana, southeastAsian, unspacedWords } =
    totals;
  const charactersNoSpaces = characters - spaces;
  return {
    bytes,
    characters,
    charactersNoSpaces,
    utf16: characters + astral,
    words,
    sentences,
    paragraphs,
    lines,
    cjk,
    hangul,
    kana,
    southeastAsian,
    unspacedWords,
  };
}

function notesOf({ invalid }: TextCounter, form: TextForm): Message[] {
  const notes = form === 'utf-16le' || form === 'utf-16be' ? [message('utf16')] : [];
  if (!invalid) return notes;
  const { runs, offset, line } = invalid;
  const position = offset + (form === 'marked' ? 3 : 0);
  return [...notes, message('invalidBytes', { count: runs, position, line, remedy: SAVE_AS_UTF8 })];
}
