// What a visitor can do with input that was pasted, dropped or made by a tool.
import type { LucideIcon } from 'lucide-react';
import type { InWords } from '../../../workers/contract/run/message';
import type { EncodedKind, Finding, FindingKind } from '../../../workers/kernels/identify/spec';
import type { UnsavedResult } from '../../state/choose-input';
import type { ToolDefinition } from '../define-tool';

/** A finding as the page shows it. */
export type ShownFinding = InWords<Finding>;

/** Text that isn't in any tool yet. */
export type Given =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'files'; readonly files: readonly File[] }
  /** A tool's result, and the name that the next tool shows for a stored one. */
  | { readonly kind: 'result'; readonly result: UnsavedResult; readonly fileName: string };

/** How it gets to a tool, whose options are `Settings`. */
export interface Move<Settings extends object = object> {
  /** `settings` hold all that the tool needs of it; `secret` goes to the screen alone, past the state. */
  readonly takes: 'input' | 'settings' | 'secret';
  /** Set with it. */
  readonly settings?: Partial<Settings>;
  /** The input's slot, if it isn't the tool's first one. */
  readonly slot?: { readonly id: string; readonly name?: string };
  /** Text becomes a file of this name. */
  readonly asFile?: string;
  /** Two files go into the two slots of a comparison. */
  readonly isPair?: true;
}

/** From the detected input: see `parts` in Finding. */
export type Choose<Settings extends object = object> = (parts: Readonly<Record<string, string>>) => Move<Settings>;

/**
 * `short-text` fits into a QR code. `any-lines` comes before `any-text` for a list of lines, and after it for other text.
 * `two-texts` and `two-json` are files.
 */
export type OfferedFor =
  | FindingKind
  | EncodedKind
  | 'any-text'
  | 'any-lines'
  | 'any-bytes'
  | 'short-text'
  | 'two-texts'
  | 'two-json'
  | 'several-files';

/** A tool's offers for some kinds of input. */
export interface OfferRule<Settings extends object = object> {
  readonly of: readonly OfferedFor[];
  /** What the tool does with the input. An offer for one kind replaces the tool's offer with this id for a more general kind. */
  readonly id: string;
  /** The same in words. */
  readonly does: string;
  /** Position among the offers for the kind, from 1. */
  readonly place: number;
  /** By default, the tool's input. */
  readonly move?: Move<Settings> | Choose<Settings>;
}

export interface Offer {
  readonly tool: ToolDefinition;
  readonly icon: LucideIcon | undefined;
  readonly id: string;
  /** The kind of input that it is for. */
  readonly of: OfferedFor;
  /** "Format or repair it" */
  readonly does: string;
  readonly move: Move;
}

/** The facts about the input that decide between offers. */
export interface OfferContext {
  /** The number of files. Only some tools take more than one. */
  readonly files: number;
  /** Length of a text, in UTF-16 units. */
  readonly length: number;
}

/** The tools for the finding, most likely first. */
export type OffersFor = (
  findings: readonly (Pick<Finding, 'parts'> & { readonly kind: FindingKind | EncodedKind })[],
  context: OfferContext,
) => readonly Offer[];
