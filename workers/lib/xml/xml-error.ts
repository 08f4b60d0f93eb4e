// An error in XML, from its offset to the message that the visitor reads.
import type { ToolErrorCode } from '../../contract/run/errors';
import { messagesOf, type InText, type Message, type MessageValue } from '../../contract/run/message';
import type { common } from '../../words/common';

/** The messages for all files of this folder. */
export const message = messagesOf<typeof common>('common');

export interface XmlErrorOptions {
  readonly code?: ToolErrorCode;
  /** A second place that the message names. */
  readonly other?: number;
}

/** Thrown while a document is read. `readXml` turns it into a ToolError. */
export class XmlError extends Error {
  override readonly name = 'XmlError';
  /** UTF-16 units before it, without a byte order mark. */
  readonly offset: number;
  /** Makes the message for the places. */
  readonly messageAt: (place: InText, other: InText) => Message;
  readonly code: ToolErrorCode;
  readonly other: number | undefined;

  constructor(
    offset: number,
    messageAt: (place: InText, other: InText) => Message,
    { code = 'invalid-input', other }: XmlErrorOptions = {},
  ) {
    super('An error in a document');
    this.offset = offset;
    this.messageAt = messageAt;
    this.code = code;
    this.other = other;
  }
}

const LINE_BREAK = message('lineBreak');
const UNSEEN: Readonly<Record<string, Message>> = {
  '\n': LINE_BREAK,
  '\r': LINE_BREAK,
  '\t': message('tab'),
  ' ': message('space'),
};

/** A character in quotation marks, or its name if it is invisible. */
export function named(character: string): MessageValue {
  if (!/[\p{Control}\p{Format}\p{Separator}\p{Unassigned}]/u.test(character)) return message('quoted', { character });
  const code = (character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0');
  return UNSEEN[character] ?? `U+${code}`;
}

/** Names can have any length, but a message can't. */
export const shortened = (name: string) => (name.length > 60 ? `${name.slice(0, 59)}…` : name);

/** The character at an offset. */
export const characterAt = (text: string, at: number) => String.fromCodePoint(text.codePointAt(at) ?? 0xfffd);
