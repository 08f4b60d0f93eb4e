// The runs of a recipe's steps, and the host that starts them.
import type { KernelRun } from '../contract/options/command';
import type { RecipeProgress } from '../contract/recipe/recipe-reply';
import type { AnySource } from '../contract/run/source';
import type { OnProgress, ResultOf, RunReply, RunRequest } from '../contract/run/wire';

export interface RecipeRun {
  /** Step n is the run `<runId>.<n>`, counted from 0, and `<runId>.<n>.other` on the second input. */
  readonly runId: string;
  readonly steps: readonly KernelRun[];
  /** A pipe only in one thread. Not used if the first step is a generator. */
  readonly input: AnySource;
  /** The second input, if the last step takes two. All steps before it run on both inputs. */
  readonly other?: AnySource;
  readonly signal: AbortSignal;
  readonly onProgress?: (progress: RecipeProgress) => void;
  /** A file picked by the visitor for the last result. Not used if that isn't written as it is made (see KernelRun). */
  readonly saveTo?: FileSystemFileHandle;
  readonly canPickFile?: boolean;
  /** The reply has the digests of the inputs and of each step's result. If a step fails, those before it still end. */
  readonly digests?: boolean;
}

export interface StepRun {
  /** It only digests what another run reads or writes. */
  readonly isDigest?: true;
  readonly request: RunRequest;
  readonly step: KernelRun;
  readonly onProgress: OnProgress;
  readonly resultOf: ResultOf;
}

/** `run` never rejects, and resolves soon after `cancel`. */
export interface StepHost {
  run(step: StepRun): Promise<RunReply<unknown>>;
  cancel(runId: string): void;
}

/** One run of a step. With two inputs, each step but the last has two. */
export interface Run {
  readonly runId: string;
  readonly step: KernelRun;
  /** Of the steps that run, from 0. */
  readonly index: number;
  readonly isOther: boolean;
  readonly isLast: boolean;
}

/** First those on the first input in order, and then those on the second. */
export function runsOf({ runId, steps, other }: Pick<RecipeRun, 'runId' | 'steps' | 'other'>): readonly Run[] {
  const run = (step: KernelRun, index: number, isOther: boolean): Run => ({
    runId: `${runId}.${index}${isOther ? '.other' : ''}`,
    step,
    index,
    isOther,
    isLast: index === steps.length - 1,
  });
  const main = steps.map((step, index) => run(step, index, false));
  return other === undefined ? main : [...main, ...steps.slice(0, -1).map((step, index) => run(step, index, true))];
}
