// Samples for the laws over all kernels. Each kernel has its own in `tests/unit/<tool-id>/law-samples.ts`.
import type { Kernel } from '../../../workers/contract/run/kernel';
import type { KernelInput } from '../../../workers/contract/run/source';
import type { RunEnvironment } from '../../../workers/run/context';

export interface LawSample {
  readonly name: string;
  /** For a string, the laws also use its bytes and a Blob, and expect the same output. */
  readonly input: KernelInput;
  readonly options: unknown;
  /** The ports that the kernel needs. */
  readonly environment?: Partial<RunEnvironment>;
}

export interface KernelUnderLaw {
  readonly kernel: Kernel<KernelInput, unknown, unknown>;
  readonly samples: readonly LawSample[];
}

/** Gives a kernel and its samples up for the laws, which know nothing of their types. */
export function underLaw<Input extends KernelInput, Options, Output>(
  kernel: Kernel<Input, Options, Output>,
  samples: readonly (LawSample & { readonly input: Input; readonly options: Options })[],
): KernelUnderLaw {
  return { kernel: (input, options, run) => kernel(input as Input, options as Options, run), samples };
}
