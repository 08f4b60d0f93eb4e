// URL encoder: its modes, options and words.
import type { KernelSpec } from '../../contract/kernel';
import type { Source } from '../../contract/source';
import type { TextOutput } from '../../contract/text-output';

export type UrlMode = 'encode' | 'decode';

/**
 * `component`: as encodeURIComponent and decodeURIComponent. `whole`: as encodeURI and decodeURI, which leave alone what
 * separates the parts of an address. `form`: as the values of application/x-www-form-urlencoded in the URL standard.
 */
export type UrlScope = 'component' | 'whole' | 'form';

export interface UrlOptions {
  readonly mode: UrlMode;
  readonly scope: UrlScope;
  /** Line breaks stay as they are; decoding leaves them in any case. */
  readonly eachLine: boolean;
}

export const DEFAULT_OPTIONS: UrlOptions = { mode: 'encode', scope: 'component', eachLine: false };

export const MODES = [
  { value: 'encode', label: 'Encode' },
  { value: 'decode', label: 'Decode' },
] as const;

export const SCOPES = [
  { value: 'component', label: 'Component' },
  { value: 'whole', label: 'Whole URL' },
  { value: 'form', label: 'Form data' },
] as const;

export const MESSAGES = {
  blank: 'Please enter some text to process.',
  badText: 'Failed to encode URL. Please check your input.',
  badUrl: 'Invalid URL encoding. Please check your input.',
  copied: 'Text copied to clipboard successfully.',
  byteOrderMark: 'The text begins with a byte order mark, which was encoded as %EF%BB%BF.',
} as const;

export interface UrlOutput extends TextOutput {
  /** What was done. */
  readonly mode: UrlMode;
}

export const urlEncoder: KernelSpec<Source, UrlOptions, UrlOutput> = {
  id: 'url-encoder',
  lane: 'compute',
  failure: { text: MESSAGES.badText },
};
