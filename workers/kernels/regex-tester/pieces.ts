// The text to search: all of it at once, or in pieces if the pattern allows that.
import { hasSimd } from '../../../wasm/module';
import { ToolError } from '../../contract/run/errors';
import type { RunContext } from '../../contract/run/kernel';
import type { Source } from '../../contract/run/source';
import { KiB } from '../../contract/run/sink';
import { cut } from '../../lib/read-chunks';
import { StrictDecoder } from '../../lib/strict-decoder';
import { textBytes } from '../../lib/text-bytes';
import { wholeText } from '../../lib/whole-text';
import { messagesOf } from '../../contract/run/message';
import type { messages } from './messages';
import { CandidateLines, type Run } from './candidate-lines';
import type { Searcher } from './engine';
import { LARGEST_BYTES, MARKED_UNITS } from './spec';

const message = messagesOf<typeof messages>('regex-tester');

const LINE_FEED = 0x0a;

/** Chromium takes three times as long for strings of 1 MB, because it asks the system for memory for each of them. */
const PIECE_BYTES = 256 * KiB;

export interface Piece {
  /** Without the line feed at its end, unless it is the last piece. */
  readonly text: string;
  /** UTF-16 units of the whole text before it. */
  readonly start: number;
  /** The lines that it has, if it's without those that can't have a match. */
  readonly runs?: readonly Run[];
  readonly isLast: boolean;
}

/**
 * The first piece has at least MARKED_UNITS units, or is the whole text. With `required`, lines without this text may be left out of
 * the others. Throws ToolError `invalid-input`, or `too-large`.
 */
export async function* piecesOf(
  source: Source,
  run: RunContext,
  isLineBound: boolean,
  required?: Searcher['required'],
): AsyncGenerator<Piece> {
  if (isLineBound && source instanceof Blob) {
    yield* linesOf(source, run, required);
    return;
  }
  // Typed text is already in memory, whatever its size.
  const largest = { bytes: LARGEST_BYTES, words: message('tooLarge') } as const;
  const text = typeof source === 'string' ? source : await wholeText(source, run, largest);
  yield { text, start: 0, isLast: true };
}

/**
 * Pieces of whole lines, in flat memory. A line that two chunks share is a piece of its own, because joining it to the others would
 * copy them. Only the first piece is joined until it is long enough.
 */
async function* linesOf(source: Blob, run: RunContext, required?: Searcher['required']): AsyncGenerator<Piece> {
  const decoder = new StrictDecoder();
  const needle = hasSimd ? required?.() : undefined;
  const candidates = needle && new CandidateLines(needle);
  let [text, start] = ['', 0];
  const piece = (text: string): Piece => {
    const found = { text, start, isLast: false };
    start += text.length + 1;
    return found;
  };
  for await (const chunk of textBytes(source, run.read(source), () => undefined)) {
    for (const part of cut(chunk, PIECE_BYTES)) {
      const isFirst = start === 0;
      const first = (isFirst ? part.lastIndexOf(LINE_FEED) : part.indexOf(LINE_FEED)) + 1;
      if (first > 0) {
        text += decoder.decode(part.subarray(0, first));
        if (!isFirst || text.length > MARKED_UNITS) {
          yield piece(text.slice(0, -1));
          text = '';
        }
      }
      const last = part.lastIndexOf(LINE_FEED) + 1;
      if (last > first) {
        const lines = part.subarray(first, last);
        const picked = isFirst ? undefined : candidates?.pick(lines, start);
        if (picked) {
          const { text, runs, units } = picked;
          decoder.skip(lines.length, picked.lines);
          if (text !== '') yield { text, start, runs, isLast: false };
          start += units;
        } else yield piece(decoder.decode(lines).slice(0, -1));
      }
      text += decoder.decode(part.subarray(last));
      if (text.length > LARGEST_BYTES) throw new ToolError('too-large', message('longLine'));
    }
  }
  decoder.end();
  yield { text, start, isLast: true };
}
