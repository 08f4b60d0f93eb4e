// XML formatter: its actions, options and result.
import type { KernelSpec } from '../../contract/kernel';
import type { Message } from '../../contract/message';
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

export const xmlFormatter: KernelSpec<Source, XmlOptions, XmlOutput> = {
  id: 'xml-formatter',
  lane: 'compute',
};
