// The interface of readers for one form of hexadecimal text, and their notes.
import { messagesOf, type Message } from '../../contract/run/message';
import { firstInvalid } from '../../lib/first-invalid';
import { InputError } from '../../lib/input-error';
import type { messages } from './messages';

/** Makes a message of this kernel. */
export const message = messagesOf<typeof messages>('hex-encoder');

/** `byte`: the character, unless the text ends there. */
export const badCharacter = (offset: number, byte?: number) =>
  new InputError(offset, (place) => message('badCharacter', { first: firstInvalid(place, byte) }));

/** One object each, so a set of notes has it once. */
export const NOTES = {
  byteOrderMark: message('byteOrderMark'),
  dump: message('dump'),
  words: message('words'),
  swapped: message('swapped'),
  inOrder: message('inOrder'),
  padded: message('padded'),
  bits: message('bits'),
  octal: message('octal'),
  octalWords: message('octalWords'),
  decimalWords: message('decimalWords'),
  decimal: message('decimal'),
  characters: message('characters'),
  repeated: message('repeated'),
  staleText: message('staleText'),
  prefixes: message('prefixes'),
  singleDigits: message('singleDigits'),
  oddGroups: message('oddGroups'),
  wordGroups: message('wordGroups'),
} as const;

export type Notes = Set<Message>;

/** Reads text in arbitrary chunks and writes its bytes. Throws InputError. */
export interface HexReader {
  take(text: Uint8Array, offset: number): Promise<void>;
  finish(end: number): Promise<void>;
}
