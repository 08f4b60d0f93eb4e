// What is wrong with a text that should be XML, from the character where it was met to the sentence that the visitor reads.
import type { ToolErrorCode } from '../../contract/errors';

export interface FaultOptions {
  readonly code?: ToolErrorCode;
  /** A second place that the words name. */
  readonly other?: number;
}

/** Thrown while a document is read; `readXml` makes a ToolError of it. */
export class XmlFault extends Error {
  override readonly name = 'XmlFault';
  /** UTF-16 units before it, without a byte order mark. */
  readonly offset: number;
  /** The whole message, given the places in words. */
  readonly words: (place: string, other: string) => string;
  readonly code: ToolErrorCode;
  readonly other: number | undefined;

  constructor(
    offset: number,
    words: (place: string, other: string) => string,
    { code = 'invalid-input', other }: FaultOptions = {},
  ) {
    super('A fault in a document');
    this.offset = offset;
    this.words = words;
    this.code = code;
    this.other = other;
  }
}

const CONTROL: Readonly<Record<string, string>> = { '\n': 'a line break', '\r': 'a line break', '\t': 'a tab' };

/** A character in quotation marks, or what it is where nobody would see it. */
export function named(character: string): string {
  if (!/[\p{Control}\p{Format}\p{Separator}\p{Unassigned}]/u.test(character)) return `“${character}”`;
  const code = (character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0');
  return CONTROL[character] ?? (character === ' ' ? 'a space' : `U+${code}`);
}

/** Names are as long as their writers like; a message is not. */
export const shortened = (name: string) => (name.length > 60 ? `${name.slice(0, 59)}…` : name);

/** The character that begins at a place. */
export const characterAt = (text: string, at: number) => String.fromCodePoint(text.codePointAt(at) ?? 0xfffd);
