// Runs one kernel once and turns any outcome into a reply. Never rejects.
import { toErrorData } from '../contract/run/errors';
import type { Kernel } from '../contract/run/kernel';
import { sizeOf, sourcesOf, type KernelInput } from '../contract/run/source';
import type { RunReply } from '../contract/run/wire';
import { openContext, type RunEnvironment } from './context';

export async function runKernel<Input extends KernelInput, Options, Output>(
  kernel: Kernel<Input, Options, Output>,
  input: Input,
  options: Options,
  environment: RunEnvironment,
): Promise<RunReply<Output>> {
  const startedAt = performance.now();
  const { run, close } = openContext(input, environment);
  try {
    await run.tick(0);
    environment.onBegun?.(sourcesOf(input).reduce((sum, source) => sum + sizeOf(source), 0));
    const output = await kernel(input, options, run);
    return { ok: true, output, ms: performance.now() - startedAt };
  } catch (error) {
    return { ok: false, error: explain(error) };
  } finally {
    await close().catch(logBug);
  }
}

/** The error for the visitor. Our own bugs also go to the console, where a developer can find them. */
export function explain(error: unknown) {
  const data = toErrorData(error);
  if (data.code === 'internal') logBug(error);
  return data;
}

function logBug(error: unknown) {
  console.error('A run failed:', error);
}
