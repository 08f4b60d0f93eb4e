// HTML encoder: its modes and entities.
import { atMost, type KernelSpec } from '../../contract/run/kernel';
import { choice, defineOptions, toggle, type OptionsOf } from '../../contract/options/options';
import type { AnySource } from '../../contract/run/source';
import type { TextOutput } from '../../contract/run/text-output';

/**
 * `joinPairs`: two adjacent numeric references to UTF-16 surrogates are one character. The HTML standard turns them into two
 * U+FFFD (section 13.2.5.80, “Numeric character reference end state”).
 */
export const options = defineOptions({
  mode: choice(['encode', 'decode']),
  joinPairs: toggle(false, { when: ['mode', 'decode'] }),
});

export type HtmlOptions = OptionsOf<typeof options>;
export type HtmlMode = HtmlOptions['mode'];

/** Only these characters are encoded. */
export const ENTITIES = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
  '/': '&#x2F;',
} as const;

export interface HtmlOutput extends TextOutput {
  /** The run's mode. */
  readonly mode: HtmlMode;
}

export const htmlEncoder: KernelSpec<AnySource, HtmlOptions, HtmlOutput> = {
  id: 'html-encoder',
  rights: 'compute',
  readsOnce: () => true,
  // `&#x2F;` has six characters. The five of `&nGt;` become six bytes, and no other reference grows more.
  resultSize: ({ mode }, bytes) => atMost(mode === 'encode' ? bytes * 6 : (bytes * 6) / 5),
};
