// XML formatter: what it does, its options, its result and its words.
import type { KernelSpec } from '../../contract/kernel';
import { choice, defineOptions, type OptionsOf } from '../../contract/options';
import type { Stored } from '../../contract/sink';
import type { Source } from '../../contract/source';

export const options = defineOptions({
  action: choice(['format', 'minify', 'validate'], { byButton: true }),
  indent: choice(['2', '4', 'tab']),
});

export type XmlOptions = OptionsOf<typeof options>;
export type XmlAction = XmlOptions['action'];

export interface XmlCounts {
  readonly elements: number;
  readonly attributes: number;
  readonly comments: number;
  /** Levels of elements. */
  readonly depth: number;
}

export interface XmlOutput {
  readonly action: XmlAction;
  /** None of a validation. */
  readonly result: Stored | null;
  /** What was tolerated or decided, in sentences. */
  readonly notes: readonly string[];
  readonly totals: XmlCounts;
}

export const FILE_NAME = 'formatted.xml';

/** Indentation grows with the square of the depth: at this one, a single tag is written as 20 KB or 40 KB. */
export const FORMAT_DEPTH = 10_000;

export const MESSAGES = {
  blank: {
    format: 'Please enter XML content to format.',
    minify: 'Please enter XML content to minify.',
    validate: 'Please enter XML content to validate.',
  },
  invalid: 'Invalid XML:',
  failed: 'Invalid XML format',
  copied: 'Text copied to clipboard successfully.',
  formatted: 'XML formatted successfully!',
  minified: 'XML minified successfully!',
  valid: 'XML is valid!',
  recoded: (declared: string) =>
    `The result is UTF-8, so its declaration says UTF-8 instead of ${declared}. No character has changed.`,
  wide: 'The file is UTF-16. The result is UTF-8.',
  byteOrderMark: 'The byte order mark at the start was removed: UTF-8 does not need one.',
  outside: (names: string) => `In other files, which are never loaded: ${names}. Kept as written.`,
  undeclared: (names: string) => `Not declared in the document itself: ${names}. Kept as written.`,
} as const;

export const xmlFormatter: KernelSpec<Source, XmlOptions, XmlOutput> = {
  id: 'xml-formatter',
  lane: 'compute',
  failure: { text: MESSAGES.failed },
};
