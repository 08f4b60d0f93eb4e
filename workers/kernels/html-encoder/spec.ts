// HTML encoder: its modes and words.
import type { KernelSpec } from '../../contract/kernel';
import type { Source } from '../../contract/source';
import type { TextOutput } from '../../contract/text-output';

export type HtmlMode = 'encode' | 'decode';

export interface HtmlOptions {
  readonly mode: HtmlMode;
}

export const DEFAULT_OPTIONS: HtmlOptions = { mode: 'encode' };

export const MODES = [
  { value: 'encode', label: 'Encode' },
  { value: 'decode', label: 'Decode' },
] as const;

/** The characters that are encoded: no others. */
export const ENTITIES = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
  '/': '&#x2F;',
} as const;

export const MESSAGES = {
  blank: 'Please enter some text to process.',
  badText: 'Failed to encode HTML. Please check your input.',
  badEntities: 'Failed to decode HTML entities. Please check your input.',
  copied: 'Text copied to clipboard successfully.',
  keptBytes: 'The file isn’t entirely UTF-8. The other bytes are unchanged.',
} as const;

export interface HtmlOutput extends TextOutput {
  /** What was done. */
  readonly mode: HtmlMode;
}

export const htmlEncoder: KernelSpec<Source, HtmlOptions, HtmlOutput> = {
  id: 'html-encoder',
  lane: 'compute',
  failure: { text: MESSAGES.badText },
};
