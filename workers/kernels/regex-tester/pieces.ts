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

/** Pieces of whole lines, in flat memory. */
async function* linesOf(source: Blob, run: RunContext): AsyncGenerator<Piece> {
  const decoder = new StrictDecoder();
  let [text, start] = ['', 0];
  for await (const chunk of textBytes(source, run.read(source), () => undefined)) {
    const read = decoder.decode(chunk);
    const feed = read.lastIndexOf('\n');
    const end = text.length + feed;
    text += read;
    if (feed >= 0 && end >= MARKED_UNITS) {
      yield { text: text.slice(0, end), start, isLast: false };
      text = text.slice(end + 1);
      start += end + 1;
    }
    if (text.length > LARGEST_BYTES) throw new ToolError('too-large', message('longLine'));
  }
  decoder.end();
  yield { text, start, isLast: true };
}
