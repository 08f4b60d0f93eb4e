// HTML encoder: its modes, entities and messages.
import type { KernelSpec } from '../../contract/kernel';
import { choice, defineOptions, type OptionsOf } from '../../contract/options';
import type { Source } from '../../contract/source';
import type { TextOutput } from '../../contract/text-output';

export const options = defineOptions({ mode: choice(['encode', 'decode']) });

export type HtmlOptions = OptionsOf<typeof options>;
export type HtmlMode = HtmlOptions['mode'];

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
