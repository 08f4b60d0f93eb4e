// Runs a kernel as a worker would, in this process.
import type { Kernel, Progress } from '../../workers/contract/run/kernel';
import type { KernelInput } from '../../workers/contract/run/source';
import type { RunEnvironment } from '../../workers/run/context';
import type { InWords } from '../../workers/contract/run/message';
import { runKernel } from '../../workers/run/run-kernel';
import { inEnglish, replyInEnglish } from './in-english';

const never = new AbortController().signal;

/** The output in English. Throws the error's data if there is none. */
export async function outputOf<Input extends KernelInput, Options, Output>(
  kernel: Kernel<Input, Options, Output>,
  input: Input,
  options: Options,
  environment: Partial<RunEnvironment> = {},
): Promise<InWords<Output>> {
  const reply = await replyInEnglish(runKernel(kernel, input, options, { signal: never, ...environment }));
  if (reply.ok) return reply.output;
  throw Object.assign(new Error(reply.error.message), reply.error);
}

export async function progressOf<Input extends KernelInput, Options, Output>(
  kernel: Kernel<Input, Options, Output>,
  input: Input,
  options: Options,
): Promise<Progress<string>[]> {
  const heard: Progress[] = [];
  const onProgress = (progress: Progress) => heard.push(progress);
  await outputOf(kernel, input, options, { onProgress, progressMs: 0, chunkBytes: 7 });
  return Promise.all(heard.map(inEnglish));
}
