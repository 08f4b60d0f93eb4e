// JSON/XML converter: its directions, its two ways, its options and its words.
import type { KernelSpec } from '../../contract/kernel';
import type { LossOf } from '../../contract/losses';
import { choice, defineOptions, text, toggle, type OptionsOf } from '../../contract/options';
import { MiB } from '../../contract/sink';
import type { Source } from '../../contract/source';
import type { TextOutput } from '../../contract/text-output';

/**
 * `way`: `compact` is the short form people know, which cannot carry everything; `lossless` carries everything, in order. The other
 * options are of the compact form only. `rootName` is the root element if the JSON has none of its own. `typed`: text that reads like
 * a number, true, false or null loses its quotation marks. `lists`: names of elements, apart by commas or white space, that become a
 * list even alone. `nil`: elements with xsi:nil="true" (XML Schema 1.1, section 2.7.2) and nothing else become null.
 */
export const options = defineOptions({
  mode: choice(['json-to-xml', 'xml-to-json']),
  way: choice(['compact', 'lossless']),
  rootName: text('root', { when: ['mode', 'json-to-xml'] }),
  typed: toggle(false, { when: ['mode', 'xml-to-json'] }),
  lists: text('', { mono: true, when: ['mode', 'xml-to-json'] }),
  nil: toggle(false, { when: ['mode', 'xml-to-json'] }),
});

export const DEFAULT_OPTIONS = options.defaults;

export type ConverterOptions = OptionsOf<typeof options>;
export type Mode = ConverterOptions['mode'];
export type Way = ConverterOptions['way'];

/** What the result does not carry, or carries as something else. */
export type LossKind =
  | 'types'
  | 'null'
  | 'empty-array'
  | 'empty-object'
  | 'one-item'
  | 'nested'
  | 'only-text'
  | 'blank-text'
  | 'duplicate'
  | 'name'
  | 'character'
  | 'comment'
  | 'instruction'
  | 'declaration'
  | 'doctype'
  | 'default'
  | 'entity'
  | 'cdata'
  | 'mixed'
  | 'order'
  | 'retyped';

/** By paths. */
export type Loss = LossOf<LossKind, string>;

export interface ConverterOutput extends TextOutput {
  readonly mode: Mode;
  readonly losses: readonly Loss[];
}

/** Trees are in memory: a value, an element or an attribute takes about 1 KB with all that is made of it. */
export const INPUT_LIMIT = 32 * MiB;
export const VALUE_LIMIT = 1_500_000;
/** A worker's stack carries several times as much. */
export const DEPTH_LIMIT = 1_000;

export const MESSAGES = {
  blank: 'Please enter data to convert.',
  badJson: 'Invalid JSON format. Please check your input.',
  badXml: 'Invalid XML format. Please check your input.',
  badRoot: (name: string) =>
    `“${name}” can’t be the root element. A name starts with a letter or “_” and has no spaces or colons.`,
  tooLarge: 'Up to 32 MB with 1.5 million values can be converted, because the whole document is held in memory.',
  tooDeep: 'The data is nested more than 1,000 levels deep, which is the limit for conversion.',
  unknownEntity: (name: string, place: string) =>
    `The text of entity “${name}” at ${place} is not in the document, and other files are never loaded. Put the text in ` +
    'its place.',
  recoded: (declared: string) => `The XML was ${declared}. The result is UTF-8.`,
  declaresUtf8: (given: string) => `The result is UTF-8, so its declaration says UTF-8 instead of ${given}.`,
  failed: 'Failed to convert. Please check your input.',
  copied: 'Result copied to clipboard.',
  downloaded: {
    'json-to-xml': 'XML file downloaded successfully.',
    'xml-to-json': 'JSON file downloaded successfully.',
  },
  fromJson: 'The XML holds JSON in the W3C’s vocabulary, so it was converted back token by token.',
  fromXml: 'The JSON holds an XML document, so it was converted back node by node.',
} as const;

export const jsonToXml: KernelSpec<Source, ConverterOptions, ConverterOutput> = {
  id: 'json-to-xml',
  lane: 'compute',
  failure: { text: MESSAGES.failed },
};
