// JSON/XML converter: its directions, its two ways, its options and its words.
import type { KernelSpec } from '../../contract/kernel';
import { MiB } from '../../contract/sink';
import type { Source } from '../../contract/source';
import type { TextOutput } from '../../contract/text-output';

export type Mode = 'json-to-xml' | 'xml-to-json';

/** `compact`: the short form people know, which cannot carry everything. `lossless`: everything, in order. */
export type Way = 'compact' | 'lossless';

export interface ConverterOptions {
  readonly mode: Mode;
  readonly way: Way;
  /** The root element, where the JSON has none of its own. */
  readonly rootName: string;
  /** Texts that are written like numbers, true, false or null lose their quotation marks. Of compact JSON only. */
  readonly typed: boolean;
}

export const DEFAULT_OPTIONS: ConverterOptions = {
  mode: 'json-to-xml',
  way: 'compact',
  rootName: 'root',
  typed: false,
};

export const MODES = [
  { value: 'json-to-xml', label: 'JSON to XML' },
  { value: 'xml-to-json', label: 'XML to JSON' },
] as const;

export const WAYS = [
  { value: 'compact', label: 'Compact' },
  { value: 'lossless', label: 'Lossless' },
] as const;

/** What the result does not carry, each with the words for it. */
export const LOSSES = {
  types: 'Numbers, true and false became text',
  null: 'null became an empty element',
  'empty-array': 'Empty arrays left nothing behind',
  'empty-object': 'Empty objects became an empty element',
  'one-item': 'Arrays with one item look like a single value',
  nested: 'Arrays in arrays became <item> elements',
  duplicate: 'Duplicate keys became repeated elements',
  name: 'Keys that are not XML names became <item key="…">',
  character: 'Characters that XML can’t contain became U+FFFD',
  comment: 'Comments were dropped',
  instruction: 'Processing instructions were dropped',
  declaration: 'The XML declaration was dropped',
  doctype: 'The DOCTYPE was dropped, with any default attributes',
  entity: 'References to entities were replaced by their text',
  cdata: 'CDATA sections became plain text',
  mixed: 'Text between elements was joined, so its position is lost',
  order: 'Repeated elements were grouped, so their order among others is lost',
  retyped: 'Texts were written as numbers, true, false or null',
} as const;
export type LossKind = keyof typeof LOSSES;

export interface Loss {
  readonly kind: LossKind;
  readonly count: number;
  /** Paths to the first ones. */
  readonly places: readonly string[];
}

export interface ConverterOutput extends TextOutput {
  readonly mode: Mode;
  readonly losses: readonly Loss[];
}

/** Trees are in memory: 20 MB of records took 0.4 GB. */
export const INPUT_LIMIT = 32 * MiB;
export const RESULT_LIMIT = 256 * MiB;
/** A worker's stack carries several times as much. */
export const DEPTH_LIMIT = 1_000;

export const MESSAGES = {
  blank: 'Please enter data to convert.',
  badJson: 'Invalid JSON format. Please check your input.',
  badXml: 'Invalid XML format. Please check your input.',
  badRoot: (name: string) =>
    `“${name}” can’t be the root element. A name starts with a letter or “_” and has no spaces or colons.`,
  tooLarge: 'Up to 32 MB can be converted, because the whole document is held in memory.',
  tooDeep: 'The data is nested more than 1,000 levels deep, which is the limit for conversion.',
  undeclared: (name: string) =>
    `Entity “${name}” is declared in another file, which is never loaded, so its text is unknown. Put the text in its place.`,
  recoded: (declared: string) => `The XML was ${declared}. The result is UTF-8.`,
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
