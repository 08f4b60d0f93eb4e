// What can be done with something that the visitor has pasted, dropped or got from a tool.
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
  /** Where the input goes, if not to the tool's own first one. */
  readonly slot?: { readonly id: string; readonly name?: string };
  /** Text goes in as a file of this name. */
  readonly asFile?: string;
}

/** From what was found in the input: see `parts` in Finding. */
export type Choose = (parts: Readonly<Record<string, string>>) => Move;

/** `short-text` fits into a QR code. `any-lines` comes before `any-text` for a list of lines, and after it for other text. */
export type OfferedFor = FindingKind | 'any-text' | 'any-lines' | 'any-bytes' | 'short-text' | 'several-files';

/** What a tool offers to do with some kinds of input. */
export interface OfferRule {
  readonly of: readonly OfferedFor[];
  readonly does: string;
  /** Position among the offers for the kind, from 1. */
  readonly place: number;
  /** As the tool's input, unless set. */
  readonly move?: Move | Choose;
}

export interface Offer {
  readonly tool: ToolDefinition;
  readonly icon: LucideIcon | undefined;
  /** "Format or repair it" */
  readonly does: string;
  readonly move: Move;
}

/** What it is of, as far as it decides. */
export interface OfferContext {
  /** Several files: only some tools take more than one. */
  readonly isSeveral: boolean;
  /** Of text, in UTF-16 units. */
  readonly length: number;
}

/** The tools for what was found, the likeliest first. */
export type OffersFor = (
  findings: readonly Pick<Finding, 'kind' | 'parts'>[],
  context: OfferContext,
) => readonly Offer[];
