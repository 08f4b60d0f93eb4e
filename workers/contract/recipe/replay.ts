// A recipe's run as a receipt records it, and whether a second run is the same.
import type { Receipt, StepRecord } from './receipt';
import { stepsThatRun, type Recipe } from './recipe';
import type { Digest, RecipeReply, StepReply } from './recipe-reply';
import { stepVaries, type StepTools } from './step-tool';

/** The places, among all, of the steps that give another result each time. A recipe with any has no receipt. */
export const varyingSteps = (recipe: Recipe, tools: StepTools): readonly number[] =>
  stepsThatRun(recipe).flatMap(({ tool: id, options, place }) => {
    const tool = tools[id];
    return tool && stepVaries(tool, options) ? [place] : [];
  });

/** What a run that asked for digests has to record. */
export interface RecordedRun {
  readonly inputs: readonly Digest[];
  readonly steps: readonly StepRecord[];
}

type Told = RecipeReply<string>;

const notesOf = (step: StepReply<string> | undefined) => (step?.status === 'done' ? step.notes : []);
const verdictOf = (step: StepReply<string> | undefined) => step?.status !== 'done' || step.verdict;

function recordOf({ steps, others }: Told, at: number): StepRecord {
  const sides = [steps[at], ...(others?.[at] ? [others[at]] : [])];
  return {
    outputs: sides.flatMap((side) => side?.digest ?? []),
    verdict: sides.every(verdictOf),
    notes: sides.flatMap(notesOf),
  };
}

export const recordOfRun = (reply: Told): RecordedRun => ({
  inputs: (reply.inputs ?? []).flatMap((input) => input ?? []),
  steps: reply.steps.map((_, at) => recordOf(reply, at)),
});

/** `step` counts the steps of the receipt from 0, and `input` its inputs. `error` is set if the step failed. */
export type Replayed =
  | { readonly is: 'same' }
  | { readonly is: 'other-input'; readonly input: number }
  | { readonly is: 'other-result'; readonly step: number; readonly error?: string };

const areEqual = (ones: readonly (Digest | undefined)[], others: readonly (Digest | undefined)[]) =>
  ones.length === others.length &&
  ones.every((one, at) => one?.sha256 === others[at]?.sha256 && one?.bytes === others[at]?.bytes);

/** For a run that wasn't canceled. The first difference counts. Notes may differ, because they are words. */
export function compareReplay({ inputs, steps }: Pick<Receipt, 'inputs' | 'steps'>, reply: Told): Replayed {
  const read = reply.inputs ?? [];
  const input = inputs.findIndex((one, at) => !areEqual([one], [read[at]]));
  if (input >= 0 || read.length !== inputs.length) return { is: 'other-input', input: Math.max(input, 0) };
  const failed = reply.ok ? undefined : reply.step;
  const step = steps.findIndex((expected, at) => {
    const { outputs, verdict } = recordOf(reply, at);
    return at === failed || verdict !== expected.verdict || !areEqual(expected.outputs, outputs);
  });
  if (step < 0) return { is: 'same' };
  return { is: 'other-result', step, ...(!reply.ok && step === failed && { error: reply.error.message }) };
}
