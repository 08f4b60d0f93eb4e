// A tool for the command line: its options as untyped values, and its runs with the kernel.
import {
  kernelRun,
  type CommandContext,
  type CommandRecord,
  type CommandRun,
  type KernelRun,
  type TextAnswer,
} from '../workers/contract/options/command';
import type { CommandLine } from '../workers/contract/options/command-line';
import type { Flagged } from '../workers/contract/options/flags';
import type { Kernel, KernelSpec } from '../workers/contract/run/kernel';
import type { Options } from '../workers/contract/options/options';
import { sourcesOf, type KernelInput, type Source } from '../workers/contract/run/source';
import type { TextOutput } from '../workers/contract/run/text-output';
import type { RunReply } from '../workers/contract/run/wire';
import type { AnyOptionWords } from '../workers/contract/options/words';
import { wholeText } from '../workers/lib/whole-text';
import type { RunEnvironment } from '../workers/run/context';
import { runKernel } from '../workers/run/run-kernel';
import { message } from './message';

export type AnyKernel = Kernel<KernelInput, unknown, unknown>;

export interface Job extends KernelRun {
  readonly kernel: AnyKernel;
  /** One input, or a list of two. Never rejects. */
  readonly run: (input: KernelInput, environment: RunEnvironment) => Promise<RunReply<unknown>>;
}

export interface Tool extends Flagged {
  readonly record: CommandRecord & CommandLine;
  /** On the site. */
  readonly id: string;
  readonly options: Options;
  /** The most inputs of a run: 0 for a generator. */
  readonly inputs: number;
  readonly takesSeveral: boolean;
  /** Each of several files has a separate result. */
  readonly hasSeveralResults: boolean;
  /** With its own options, it can be a step of a recipe, at least in one of its modes. */
  readonly isStep: boolean;
  readonly words: Readonly<Record<string, AnyOptionWords>>;
  /** Values have passed `options.parse`. Throws ToolError for invalid combinations. */
  readonly open: (values: object, context: CommandContext) => Promise<Job>;
}

/** A kernel with its options. The caller opens the input that the run takes. */
export const jobOf = (run: KernelRun, kernel: AnyKernel): Job => ({
  ...run,
  kernel,
  run: (input, environment) => runKernel(kernel, run.isListed ? sourcesOf(input) : input, run.options, environment),
});

/** UTF-8 bytes. A token or an amount is never longer. */
const TEXT_LIMIT = 1_000_000;

/** A tool without a kernel: the result is its answer to a short text. */
function textJob(id: string, answer: (text: string) => TextAnswer | Promise<TextAnswer>): Job {
  const spec: KernelSpec<Source, null, TextOutput & { readonly isPositive: boolean }> = {
    id,
    rights: 'compute',
    verdictOf: (output) => output.isPositive,
  };
  const largest = { bytes: TEXT_LIMIT, words: message('textTooLong', { limit: { bytes: TEXT_LIMIT } }) };
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
