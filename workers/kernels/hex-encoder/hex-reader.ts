// The interface of readers for one form of hexadecimal text, and their notes.
import { messagesOf, type Message } from '../../contract/message';
import type { messages } from './messages';

/** Makes a message of this kernel. */
export const message = messagesOf<typeof messages>('hex-encoder');

/** One object each, so a set of notes has it once. */
export const NOTES = {
  byteOrderMark: message('byteOrderMark'),
  dump: message('dump'),
  words: message('words'),
  bits: message('bits'),
  octal: message('octal'),
  repeated: message('repeated'),
  staleText: message('staleText'),
  prefixes: message('prefixes'),
  singleDigits: message('singleDigits'),
  oddGroups: message('oddGroups'),
} as const;

export type Notes = Set<Message>;

/** Reads text in arbitrary chunks and writes its bytes. Throws InputError. */
export interface HexReader {
  take(text: Uint8Array, offset: number): Promise<void>;
  finish(end: number): Promise<void>;
}
