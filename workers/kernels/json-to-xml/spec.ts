// JSON/XML converter: its directions, its two ways and its options.
import { about, type KernelSpec } from '../../contract/run/kernel';
import type { LossOf } from '../../contract/run/losses';
import { choice, defineOptions, text, toggle, type OptionsOf } from '../../contract/options/options';
import { MiB } from '../../contract/run/sink';
import type { Source } from '../../contract/run/source';
import type { TextOutput } from '../../contract/run/text-output';

const ofCompact = { also: ['way', 'compact'] } as const;

/**
 * `way`: `compact` is the short form people know, which cannot carry everything; `lossless` carries everything, in order. The other
 * options are of the compact form only. `rootName` is the root element if the JSON has none of its own. `typed`: text that reads like
 * a number, true, false or null loses its quotation marks. `lists`: names of elements, separated by commas or whitespace, that become a
 * list even alone. `nil`: elements with xsi:nil="true" (XML Schema 1.1, section 2.7.2) and nothing else become null.
 */
export const options = defineOptions({
  mode: choice(['json-to-xml', 'xml-to-json']),
  way: choice(['compact', 'lossless']),
  rootName: text('root', { ...ofCompact, when: ['mode', 'json-to-xml'] }),
  typed: toggle(false, { ...ofCompact, when: ['mode', 'xml-to-json'] }),
  lists: text('', { ...ofCompact, mono: true, when: ['mode', 'xml-to-json'] }),
  nil: toggle(false, { ...ofCompact, when: ['mode', 'xml-to-json'] }),
});

export const DEFAULT_OPTIONS = options.defaults;

export type ConverterOptions = OptionsOf<typeof options>;
export type Mode = ConverterOptions['mode'];
export type Way = ConverterOptions['way'];

/** The parts that the result doesn't have, or has in another form. */
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
/** Characters of all names and defaults in the result. With the input's own text, it fits into a string. */
export const REPEATS_LIMIT = 128 * MiB;
/** A worker's stack has room for several times as many levels. */
export const DEPTH_LIMIT = 1_000;

/** A path as it is shown. */
export const shownPath = (path: string) => (path === '' ? '(root)' : path);

export const jsonToXml: KernelSpec<Source, ConverterOptions, ConverterOutput> = {
  id: 'json-to-xml',
  rights: 'compute',
  notesOf: ({ notes, losses }) => [...notes, ...losses.map(({ note }) => note)],
  resultSize: ({ way }, bytes) => about(bytes * (way === 'lossless' ? 3 : 2)),
};
