// HTML encoder: its modes, entities and messages.
import type { KernelSpec } from '../../contract/kernel';
import { choice, defineOptions, toggle, type OptionsOf } from '../../contract/options';
import type { Source } from '../../contract/source';
import type { TextOutput } from '../../contract/text-output';

/**
 * `joinPairs`: two numeric references in a row that are UTF-16 surrogates are one character. The HTML standard makes two U+FFFD of
 * them (section 13.2.5.80, “Numeric character reference end state”).
 */
export const options = defineOptions({
  mode: choice(['encode', 'decode']),
  joinPairs: toggle(false, { when: ['mode', 'decode'] }),
});

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

export const badReferencesNote = (first: string, place: string, count: number) =>
  count === 1
    ? `${first} at ${place} isn’t a character. It became � (U+FFFD), as in browsers.`
    : `${count.toLocaleString('en')} numeric references aren’t characters. They became � (U+FFFD), as in browsers. The first is ${first} at ${place}.`;

interface SurrogatePair {
  readonly text: string;
  readonly character: string;
}

export const pairsNote = ({ text, character }: SurrogatePair, count: number) =>
  `${count === 1 ? 'Two references in a row are' : `${count.toLocaleString('en')} times, two references in a row are`} the halves of one character, such as ${text} for ${character}. To decode them, turn on “Join surrogate pairs”.`;

export const joinedNote = ({ text, character }: SurrogatePair, count: number) =>
  `Pairs of references joined into one character: ${count.toLocaleString('en')}, such as ${text} for ${character}.`;

export interface HtmlOutput extends TextOutput {
  /** What was done. */
  readonly mode: HtmlMode;
}

export const htmlEncoder: KernelSpec<Source, HtmlOptions, HtmlOutput> = {
  id: 'html-encoder',
  lane: 'compute',
  failure: { text: MESSAGES.badText },
};
