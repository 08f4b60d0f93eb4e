// What a running recipe reports, and how it ends.
import type { ToolErrorData } from '../run/errors';
import type { Progress } from '../run/kernel';
import type { Text as AnyText } from '../run/message';
import type { Stored } from '../run/sink';

/** A step's result so far: its size, and its first bytes, up to PREVIEW_BYTES. */
export interface Written {
  readonly bytes: number;
  readonly head: Uint8Array;
}

export const PREVIEW_BYTES = 64 * 1024;

/** Of an input or of a step's result. `sha256` is in lowercase hexadecimal. */
export interface Digest {
  readonly bytes: number;
  readonly sha256: string;
}

/**
 * How a step ended. A `stopped` one ended because of another step, or was canceled. `notes` are all that its output says. `written` is missing for a step that had no time to begin, and for a last one without a result; its
 * head is empty if the result went straight to the visitor's file. `digest` is there only if the run asked for digests, and the
 * result came to its end.
 */
export type StepReply<Text = AnyText> = { readonly written?: Written; readonly digest?: Digest } & (
  | { readonly status: 'done'; readonly notes: readonly Text[]; readonly verdict: boolean }
  | { readonly status: 'failed'; readonly error: ToolErrorData<Text> }
  | { readonly status: 'stopped' }
);

/** `steps` are those that run. `others` are the runs on the second input, of all steps but the last. */
export type RecipeReply<Text = AnyText> = {
  readonly steps: readonly StepReply<Text>[];
  readonly others?: readonly StepReply<Text>[];
  /** The digests of the inputs, if the run asked for digests. Undefined for one that wasn't read to its end. */
  readonly inputs?: readonly (Digest | undefined)[];
} & (
  | {
      readonly ok: true;
      /** Of the last step: its kernel's output, and what the output's text or file is. */
      readonly output: unknown;
      readonly result: Stored | string | undefined;
    }
  /** `step` is the one that failed, and `error.at` is a place in that step's input. A canceled recipe has no such step. */
  | {
      readonly ok: false;
      readonly step?: number;
      /** It failed on the second input. */
      readonly isOther?: true;
      readonly error: ToolErrorData<Text>;
    }
);

/**
 * Progress of a recipe: bytes of its input or inputs, and the last report of each step that runs. `written` is what each step but
 * the last has given so far, at most every 250 ms. With two inputs, the reports are those of the first one.
 */
export interface RecipeProgress<Text = AnyText> {
  readonly done: number;
  readonly total?: number;
  readonly steps: readonly (Progress<Text> | undefined)[];
  readonly written: readonly (Written | undefined)[];
}
