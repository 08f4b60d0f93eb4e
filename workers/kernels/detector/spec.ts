// Identifies a text or a file: the known kinds, and the findings.
import type { KernelSpec } from '../../contract/run/kernel';
import type { Message, Text } from '../../contract/run/message';
import { KiB } from '../../contract/run/sink';
import type { Source } from '../../contract/run/source';

/** How much of an input is read, whatever its size. */
export const HEAD_BYTES = 64 * KiB;

export type FindingKind =
  | 'json'
  | 'json-lines'
  | 'jwt'
  | 'hash'
  | 'password-hash'
  | 'checksums'
  | 'base64'
  | 'data-uri'
  | 'hex'
  | 'hex-dump'
  | 'binary'
  | 'uuid'
  | 'ulid'
  | 'xml'
  | 'html'
  | 'yaml'
  | 'csv'
  | 'markdown'
  | 'diff'
  | 'html-entities'
  | 'url'
  | 'url-encoded'
  | 'pem'
  | 'color'
  | 'quantity'
  | 'money'
  | 'unix-time'
  | 'number'
  | 'regex'
  | 'calculation'
  | 'cron'
  | 'ip-address'
  | 'video'
  | 'audio'
  | 'image'
  | 'file'
  | 'lines'
  | 'text'
  | 'empty';

/** A short answer that needs no visit to a tool. */
export interface ShortAnswer {
  readonly label: Message;
  /** A string is a part of the input, decoded. */
  readonly text: Text;
}

export interface Finding {
  readonly kind: FindingKind;
  /** How likely it is, from 0 to 1. */
  readonly confidence: number;
  /** “JSON”, “SHA-256 hash” */
  readonly title: Message;
  /** Further facts, in short: “12 rows”, “expired 3 days ago”. */
  readonly details: readonly Message[];
  readonly answer?: ShortAnswer;
  /** Named parts that a tool can use instead of the whole input: an amount, a unit. */
  readonly parts?: Readonly<Record<string, string>>;
}

export interface DetectOptions {
  /** The size of the whole input, if only the beginning is passed. In bytes; for text, in UTF-16 units. */
  readonly total?: number;
  /** In milliseconds since 1970, to find expired tokens. */
  readonly now: number;
}

export interface DetectOutput {
  /** The most likely finding is first. Never empty. */
  readonly findings: readonly Finding[];
}

export const detector: KernelSpec<Source, DetectOptions, DetectOutput> = {
  id: 'detector',
  rights: 'compute',
  weigh: () => 'quick',
};
