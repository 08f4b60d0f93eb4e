import type { KernelSpec } from '../../contract/kernel';
import { MiB } from '../../contract/sink';
import type { Source } from '../../contract/source';
import type { TextOutput } from '../../contract/text-output';

export interface ApplyOptions {
  /** Reverses the patch: recreates the original from the changed text. */
  readonly reverse: boolean;
  /** The name of the text's file, to choose among the files of a patch. */
  readonly fileName?: string;
}

/** A text, and the patch for it. */
export type TextAndPatch = readonly Source[];

/** Each is in memory as text, twice for a moment. */
export const SIZE_LIMIT = 256 * MiB;

export const patchApplier: KernelSpec<TextAndPatch, ApplyOptions, TextOutput> = {
  id: 'patch-applier',
  lane: 'compute',
  slots: ['main', 'other'],
};
