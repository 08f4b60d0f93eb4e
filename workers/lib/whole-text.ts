// Reads a source as one string, for work that needs all of it at once.
import { ToolError } from '../contract/run/errors';
import type { RunContext } from '../contract/run/kernel';
import type { Text } from '../contract/run/message';
import { sizeOf, type Source } from '../contract/run/source';
import { StrictDecoder } from './strict-decoder';
import { textBytes } from './text-bytes';

export interface Largest {
  readonly bytes: number;
  /** The message for longer texts. */
  readonly words: Text;
}

/** UTF-8, or UTF-16 files; without a byte order mark. Throws ToolError `invalid-input`, or `too-large`. */
export async function wholeText(source: Source, run: RunContext, largest: Largest): Promise<string> {
  if (sizeOf(source) > largest.bytes) throw new ToolError('too-large', largest.words);
  if (typeof source === 'string') return source;
  const decoder = new StrictDecoder();
  const pieces: string[] = [];
  for await (const chunk of textBytes(source, run.read(source), () => undefined)) pieces.push(decoder.decode(chunk));
  decoder.end();
  return pieces.join('');
}
