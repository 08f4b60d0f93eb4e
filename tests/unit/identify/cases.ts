// The cases that make-cases.py has written.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface Case {
  readonly name: string;
  /** The public page whose question or example the case is like. */
  readonly source?: string;
  readonly text?: string;
  readonly base64?: string;
  /** The kind of each layer. With a question mark, it is one of the possible readings. */
  readonly layers: readonly string[];
  /** Of the last layer's content. */
  readonly sha256?: string;
  /** Of a message with parts: the index of each layer's parent, and the SHA-256 of its content. */
  readonly parents?: readonly (number | null)[];
  readonly contents?: readonly (string | null)[];
  /** Of the first layer. */
  readonly outer?: Readonly<Record<string, string>>;
  /** Of the last layer. */
  readonly facts?: Readonly<Record<string, string>>;
}

export const cases = readFileSync(join(import.meta.dirname, 'cases.jsonl'), 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as Case);

export const inputOf = ({ text, base64 = '' }: Case): string | Uint8Array =>
  text ?? new Uint8Array(Buffer.from(base64, 'base64'));
