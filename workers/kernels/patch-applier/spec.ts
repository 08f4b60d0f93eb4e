import { about, type KernelSpec } from '../../contract/run/kernel';
import { MiB } from '../../contract/run/sink';
import type { Source } from '../../contract/run/source';
import type { TextOutput } from '../../contract/run/text-output';

export interface ApplyOptions {
  /** Reverses the patch: recreates the original from the changed text. */
  readonly reverse: boolean;
  /** The name of the text's file. It decides which file of a patch is applied. */
  readonly fileName?: string;
}

/** A text, and the patch for it. */
export type TextAndPatch = readonly Source[];

/** Each is in memory as text, and for a moment twice. */
export const SIZE_LIMIT = 256 * MiB;

export const patchApplier: KernelSpec<TextAndPatch, ApplyOptions, TextOutput> = {
  id: 'patch-applier',
  rights: 'compute',
  slots: ['main', 'other'],
  resultSize: (_, bytes) => about(bytes),
};
