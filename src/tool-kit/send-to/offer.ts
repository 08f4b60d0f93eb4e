// What can be done with something that the visitor has pasted, dropped or got from a tool.
import type { LucideIcon } from 'lucide-react';
import type { InWords } from '../../../workers/contract/message';
import type { Finding } from '../../../workers/kernels/detector/spec';
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
