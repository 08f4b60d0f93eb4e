// Kernels that behave as badly as real ones might.
import { ToolError } from '../../../workers/contract/run/errors';
import type { Kernel, RunContext } from '../../../workers/contract/run/kernel';
import type { KernelInput } from '../../../workers/contract/run/source';
import type { KernelTable } from '../../../workers/run/worker-api';

type AnyKernel = Kernel<KernelInput, never, unknown>;

const echo: AnyKernel = (input) => input;

const stepwise: AnyKernel = async (_, __, run: RunContext) => {
  for (let step = 0; step <= 1000; step++) {
    await run.tick(step, 1000);
    await new Promise((resolve) => setTimeout(resolve, 1));
  }
  return 'all steps';
};

/** Waits forever and never ticks, so it can't receive a cancel. */
const deaf: AnyKernel = () => new Promise(() => undefined);

const refuses: AnyKernel = () => {
  throw new ToolError('invalid-input', 'Line 3 is odd.', { at: { line: 3, column: 7, offset: 41 } });
};

const broken: AnyKernel = () => {
  throw new TypeError('secret library text');
};

const unclonable: AnyKernel = () => () => 'a function';

export const kernels: KernelTable = { echo, stepwise, deaf, refuses, broken, unclonable };
