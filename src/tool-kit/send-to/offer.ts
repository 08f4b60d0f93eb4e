// What a visitor can do with input that was pasted, dropped or made by a tool.
import type { LucideIcon } from 'lucide-react';
import type { InWords } from '../../../workers/contract/message';
import type { Finding, FindingKind } from '../../../workers/kernels/detector/spec';
import type { UnsavedResult } from '../../state/choose-input';
import type { ToolDefinition } from '../define-tool';

/** A finding as the page shows it. */
export type ShownFinding = InWords<Finding>;

/** Something that no tool has yet. */
export type Given =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'files'; readonly files: readonly File[] }
  /** A tool's result, and the name under which the next tool shows a stored one. */
  | { readonly kind: 'result'; readonly result: UnsavedResult; readonly fileName: string };

/** How it gets to a tool. */
export interface Move {
  /** `settings` hold all that the tool needs of it; `secret` goes to the screen alone, past the state. */
  readonly takes: 'input' | 'settings' | 'secret';
  /** Set with it. */
  readonly settings?: object;
  /** The input's slot, if it isn't the tool's first one. */
  readonly slot?: { readonly id: string; readonly name?: string };
  /** Text goes in as a file of this name. */
  readonly asFile?: string;
}

/** From the detected input: see `parts` in Finding. */
export type Choose = (parts: Readonly<Record<string, string>>) => Move;

/** `short-text` fits into a QR code. `any-lines` comes before `any-text` for a list of lines, and after it for other text. */
export type OfferedFor = FindingKind | 'any-text' | 'any-lines' | 'any-bytes' | 'short-text' | 'several-files';

/** A tool's offers for some kinds of input. */
export interface OfferRule {
  readonly of: readonly OfferedFor[];
  readonly does: string;
  /** Position among the offers for the kind, from 1. */
  readonly place: number;
  /** By default, the tool's input. */
  readonly move?: Move | Choose;
}

export interface Offer {
  readonly tool: ToolDefinition;
  readonly icon: LucideIcon | undefined;
  /** "Format or repair it" */
  readonly does: string;
  readonly move: Move;
}

/** The kind of the input, as far as it matters. */
export interface OfferContext {
  /** Several files: only some tools take more than one. */
  readonly isSeveral: boolean;
  /** Length of a text, in UTF-16 units. */
  readonly length: number;
}

/** The tools for the finding, the most likely first. */
export type OffersFor = (
  findings: readonly Pick<Finding, 'kind' | 'parts'>[],
  context: OfferContext,
) => readonly Offer[];
