// JSON/XML converter: its directions, its two ways and its options.
import type { KernelSpec } from '../../contract/kernel';
import type { LossOf } from '../../contract/losses';
import { choice, defineOptions, text, toggle, type OptionsOf } from '../../contract/options';
import { MiB } from '../../contract/sink';
import type { Source } from '../../contract/source';
import type { TextOutput } from '../../contract/text-output';

/**
 * `way`: `compact` is the short form people know, which cannot carry everything; `lossless` carries everything, in order. The other
 * options are of the compact form only. `rootName` is the root element if the JSON has none of its own. `typed`: text that reads like
 * a number, true, false or null loses its quotation marks. `lists`: names of elements, separated by commas or whitespace, that become a
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

/** The parts that the result doesn't keep, or has in another form. */
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

/** Trees are in memory: a value, an element or an attribute takes about 1 KB, including its copies. */
export const INPUT_LIMIT = 32 * MiB;
export const VALUE_LIMIT = 1_500_000;
/** A worker's stack allows several times as much. */
export const DEPTH_LIMIT = 1_000;

export const jsonToXml: KernelSpec<Source, ConverterOptions, ConverterOutput> = {
  id: 'json-to-xml',
  lane: 'compute',
};
