// XML formatter: its actions, options and result.
import { about, atMost, type ResultSize, type KernelSpec } from '../../contract/run/kernel';
import type { Message } from '../../contract/run/message';
import { choice, defineOptions, type OptionsOf } from '../../contract/options/options';
import type { Stored } from '../../contract/run/sink';
import type { Source } from '../../contract/run/source';

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
  /** Undefined for a validation. */
  readonly result: Stored | null;
  /** What the kernel tolerated or assumed. */
  readonly notes: readonly Message[];
  readonly totals: XmlCounts;
}

export const FILE_NAME = 'formatted.xml';

/** Indentation grows with the square of the depth: at this depth, a single tag is written as 20 KB or 40 KB. */
export const FORMAT_DEPTH = 10_000;

/** The error for a blank input. */
export const BLANK = {
  format: 'blankFormat',
  minify: 'blankMinify',
  validate: 'blankValidate',
} as const satisfies Record<XmlAction, string>;

/** Indentation has no useful limit, and other encodings become UTF-8. */
function resultSize({ action, indent }: XmlOptions, bytes: number): ResultSize {
  if (action === 'validate') return atMost(0);
  if (action === 'minify') return about(bytes);
  return about(bytes * (indent === '4' ? 2 : 1.5));
}

export const xmlFormatter: KernelSpec<Source, XmlOptions, XmlOutput> = {
  id: 'xml-formatter',
  rights: 'compute',
  resultSize,
};
