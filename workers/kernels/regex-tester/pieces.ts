// The text to search: all of it at once, or in pieces if the pattern allows that.
import { ToolError } from '../../contract/run/errors';
import type { RunContext } from '../../contract/run/kernel';
import type { Source } from '../../contract/run/source';
import { StrictDecoder } from '../../lib/strict-decoder';
import { textBytes } from '../../lib/text-bytes';
import { wholeText } from '../../lib/whole-text';
import { messagesOf } from '../../contract/run/message';
import type { messages } from './messages';
import { LARGEST_BYTES, MARKED_UNITS } from './spec';

const message = messagesOf<typeof messages>('regex-tester');

const LINE_FEED = 0x0a;

export interface Piece {
  /** Without the line feed at its end, unless it is the last piece. */
  readonly text: string;
  /** UTF-16 units of the text before it. */
  readonly start: number;
  readonly isLast: boolean;
}

/** The first piece has at least MARKED_UNITS units, or is the whole text. Throws ToolError `invalid-input`, or `too-large`. */
export async function* piecesOf(source: Source, run: RunContext, isLineBound: boolean): AsyncGenerator<Piece> {
  if (isLineBound && source instanceof Blob) {
    yield* linesOf(source, run);
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
async function* linesOf(source: Blob, run: RunContext): AsyncGenerator<Piece> {
  const decoder = new StrictDecoder();
  let [text, start] = ['', 0];
  const piece = (text: string): Piece => {
    const found = { text, start, isLast: false };
    start += text.length + 1;
    return found;
  };
  for await (const chunk of textBytes(source, run.read(source), () => undefined)) {
    const isFirst = start === 0;
    const first = (isFirst ? chunk.lastIndexOf(LINE_FEED) : chunk.indexOf(LINE_FEED)) + 1;
    if (first > 0) {
      text += decoder.decode(chunk.subarray(0, first));
      if (!isFirst || text.length > MARKED_UNITS) {
        yield piece(text.slice(0, -1));
        text = '';
      }
    }
    const last = chunk.lastIndexOf(LINE_FEED) + 1;
    if (last > first) yield piece(decoder.decode(chunk.subarray(first, last)).slice(0, -1));
    text += decoder.decode(chunk.subarray(last));
    if (text.length > LARGEST_BYTES) throw new ToolError('too-large', message('longLine'));
  }
  decoder.end();
  yield { text, start, isLast: true };
}
