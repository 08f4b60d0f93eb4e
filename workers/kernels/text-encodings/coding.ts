// What the encodings share: their messages, and the interface of a decoder.
import { messagesOf, type InText, type Message } from '../../contract/run/message';
import { InputError } from '../../lib/input-error';
import type { messages } from './messages';

/** Makes a message of this kernel. */
export const message = messagesOf<typeof messages>('text-encodings');

/** One object each, so a set of notes has it once. */
export const NOTES = {
  byteOrderMark: message('byteOrderMark'),
  whiteSpace: message('whiteSpace'),
  unpadded: message('unpadded'),
  bitsLeft: message('bitsLeft'),
  hyphens: message('hyphens'),
  lookalikes: message('lookalikes'),
  notText: message('notText'),
  eightBit: message('eightBit'),
  trailingSpace: message('trailingSpace'),
  rawBreaks: message('rawBreaks'),
} as const;

/** Takes text in arbitrary chunks. Its output is valid until the next call. Throws InputError. */
export interface Decoding {
  /** What was tolerated so far. */
  readonly notes: ReadonlySet<Message>;
  /** @param offset bytes of the source before the text */
  take(text: Uint8Array, offset: number): Uint8Array;
  /** Returns output that was held back, after the last chunk. */
  end(offset: number): Uint8Array;
}

export const invalidAt = (offset: number, messageAt: (place: InText) => Message) => new InputError(offset, messageAt);

/** Without an encoding's name in it. */
type Plain = 'badEscape' | 'badJsonEscape' | 'halfCharacter' | 'rawControl' | 'rawQuote' | 'notClosed' | 'afterQuote';

export const plainError = (key: Plain, offset: number) => new InputError(offset, (place) => message(key, { place }));
