// A tool as the command line runs it: its options without types, and its runs with the kernel.
import {
  kernelRun,
  type CommandContext,
  type CommandRun,
  type KernelRun,
  type TextAnswer,
} from '../workers/contract/command';
import type { Flagged } from '../workers/contract/flags';
import type { Kernel, KernelSpec } from '../workers/contract/kernel';
import type { Options } from '../workers/contract/options';
import type { KernelInput, Source } from '../workers/contract/source';
import type { TextOutput } from '../workers/contract/text-output';
import type { RunReply } from '../workers/contract/wire';
import type { AnyOptionWords } from '../workers/contract/words';
import { wholeText } from '../workers/lib/whole-text';
import type { RunEnvironment } from '../workers/run/context';
import { runKernel } from '../workers/run/run-kernel';

export type AnyKernel = Kernel<KernelInput, unknown, unknown>;

export interface Job extends KernelRun {
  readonly kernel: AnyKernel;
  /** One input, or a list of two. Never rejects. */
  readonly run: (input: KernelInput, environment: RunEnvironment) => Promise<RunReply<unknown>>;
}

export interface Tool extends Flagged {
  /** On the site. */
  readonly id: string;
  readonly options: Options;
  /** The most inputs of a run: 0 for a generator. */
  readonly inputs: number;
  readonly words: Readonly<Record<string, AnyOptionWords>>;
  /** Values have passed `options.parse`. Throws ToolError for invalid combinations. */
  readonly open: (values: object, context: CommandContext) => Promise<Job>;
}

/** A kernel with its options. The caller opens the input that the run takes. */
export const jobOf = (run: KernelRun, kernel: AnyKernel): Job => ({
  ...run,
  kernel,
  run: (input, environment) =>
    runKernel(kernel, run.isListed ? ([input] as KernelInput) : input, run.options, environment),
});

/** UTF-8 bytes. A token or an amount is never longer. */
const TEXT_LIMIT = 1_000_000;

/** A tool without a kernel: the result is its answer to a short text. */
function textJob(id: string, answer: (text: string) => TextAnswer | Promise<TextAnswer>): Job {
  const spec: KernelSpec<Source, null, TextOutput & { readonly isPositive: boolean }> = {
    id,
    lane: 'compute',
    verdictOf: (output) => output.isPositive,
  };
  const largest = { bytes: TEXT_LIMIT, words: 'The input is too long. Up to 1 MB of text is read here.' };
  const kernel: Kernel<Source, null, TextOutput & { readonly isPositive: boolean }> = async (source, _, run) => {
    const { text, notes = [], isPositive = true } = await answer(await wholeText(source, run, largest));
    const sink = await run.sink({ mime: 'text/plain' });
    await sink.write(new TextEncoder().encode(text));
    return { result: await sink.close(), notes, isPositive };
  };
  return jobOf(kernelRun(spec, null), kernel as AnyKernel);
}

/** A run as the command line needs it. `kernelOf` loads a kernel by its id. */
export async function openRun(
  id: string,
  run: CommandRun,
  kernelOf: (kernelId: string) => Promise<AnyKernel>,
): Promise<Job> {
  return 'answer' in run ? textJob(id, run.answer) : jobOf(run, await kernelOf(run.kernelId));
}
