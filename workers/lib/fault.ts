// A fault in the input, from the byte where it was met to the sentence that the visitor reads.
import { ToolError } from '../contract/errors';
import type { RunContext } from '../contract/kernel';
import type { Source } from '../contract/source';
import { inWords, placeInText, placeOf } from './place';

/** Thrown deep inside a stream; `withPlace` makes a ToolError of it. */
export class Fault extends Error {
  override readonly name = 'Fault';
  /** Bytes before it, from the first byte of the source. */
  readonly offset: number;
  /** The whole message, given the place in words. */
  readonly words: (place: string) => string;

  constructor(offset: number, words: (place: string) => string) {
    super('Invalid input');
    this.offset = offset;
    this.words = words;
  }
}

/** Runs the work; a Fault in it comes out as `invalid-input` with its line, column and offset, in words too. */
export async function withPlace<Result>(source: Source, run: RunContext, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof Fault)) throw error;
    const at = await placeOf(source, error.offset, run);
    throw new ToolError('invalid-input', error.words(inWords(at)), { at, cause: error });
  }
}

const LONE_SURROGATE = /\p{Surrogate}/u;

/** Half a character has no UTF-8 form, so that reading the text as bytes would quietly put U+FFFD in its place. */
export function refuseLoneSurrogates(source: Source, sentence: string): void {
  const offset = typeof source === 'string' ? source.search(LONE_SURROGATE) : -1;
  if (typeof source !== 'string' || offset < 0) return;
  const at = placeInText(source, offset);
  const unit = source.charCodeAt(offset).toString(16).toUpperCase();
  const what = `Half a character (the lone surrogate U+${unit}) is at ${inWords(at)}.`;
  throw new ToolError('invalid-input', `${sentence} ${what}`, { at });
}

export const notUtf8 = (offset: number, sentence: string) =>
  new Fault(offset, (place) => `${sentence} The bytes at ${place} aren’t UTF-8 text.`);
