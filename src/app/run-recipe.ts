// Runs a recipe for the page, and puts the messages of all its tools into words.
import type { KernelRun } from '../../workers/contract/options/command';
import { INTERNAL, toErrorData, type ToolErrorData } from '../../workers/contract/run/errors';
import type { RunRecord } from '../../workers/contract/recipe/receipt';
import { stepsThatRun, type Recipe } from '../../workers/contract/recipe/recipe';
import type { RecipeReply, StepReply } from '../../workers/contract/recipe/recipe-reply';
import { compareReplay, recordOfRun, type Replayed } from '../../workers/contract/recipe/replay';
import type { Stored } from '../../workers/contract/run/sink';
import { sizeOf, sourcesOf, type AnySource } from '../../workers/contract/run/source';
import { RecipeClient } from '../../workers/client/recipe-client';
import { errorInStep } from '../../workers/words/in-step';
import { createSpeaker, type MessageTables, type Speaker } from '../../workers/words/in-words';
import { say } from '../../workers/words/in-words';
import type { StepView } from '../state/recipe';
import type { PageProgress } from '../state/services-context';
import { findTool } from '../tools/lookup';
import { stepTools } from '../tools/steps';

import { buildHere } from '../lib/build-here';
import { errorInWords, type Client, type StartRecipe } from './late-client';
import { runningViews, viewOf } from './step-views';
import * as words from './words';

export interface PageRecipes {
  readonly run: Client['runRecipe'];
  /** Does nothing if the run isn't a recipe's. */
  readonly cancel: (runId: string) => void;
}

type LoadMessages = (toolId: string) => Promise<MessageTables>;

interface Step {
  /** The place among all steps, from 0. */
  readonly place: number;
  readonly title: string;
  readonly run: KernelRun;
}

const titleOf = (tool: string) => findTool(tool)?.title ?? tool;

const stepTitle = ({ place, title }: Omit<Step, 'run'>) => say(words.step, { step: String(place + 1), tool: title });

interface Unopened {
  readonly place: number;
  readonly title: string;
  readonly error: unknown;
}

async function openSteps(recipe: Recipe): Promise<readonly Step[] | Unopened> {
  const steps: Step[] = [];
  for (const { tool, options, place } of stepsThatRun(recipe)) {
    const title = titleOf(tool);
    try {
      const run = await stepTools[tool]?.open(options);
      if (!run) throw new Error(`${tool} can’t be a step.`);
      steps.push({ place, run, title });
    } catch (error) {
      return { place, title, error };
    }
  }
  return steps;
}

/** The sentences of all tools of the recipe. */
async function loadTables({ steps }: Recipe, loadMessages: LoadMessages): Promise<MessageTables> {
  const tools = [...new Set(steps.map(({ tool }) => tool))];
  const loaded = await Promise.all(tools.map(loadMessages));
  return Object.fromEntries(loaded.flatMap((table) => Object.entries(table)));
}

interface Told {
  readonly ok: false;
  readonly error: ToolErrorData<string>;
}

function unopened({ error, ...step }: Unopened, { inWords }: Speaker): Told {
  const data = toErrorData(error);
  if (data.code === INTERNAL.code) console.error(error);
  return { ok: false, error: { ...inWords(data), title: stepTitle(step) } };
}

/** The error names its step. */
function failure(
  { error, step: index, isOther }: RecipeReply & { ok: false },
  steps: readonly Step[],
  speaker: Speaker,
  tables: MessageTables,
): Told {
  const step = index === undefined ? undefined : steps[index];
  if (!step) return { ok: false, error: speaker.inWords(error) };
  const { kernelId, messagesOf } = step.run;
  const inStep = errorInStep(error, { place: step.place, isFirst: index === 0, isOther: isOther === true });
  const inWords = errorInWords(inStep, speaker, tables[messagesOf], { id: kernelId, messagesOf });
  return { ok: false, error: { ...inWords, title: stepTitle(step) } };
}

/** A replay that fails differs, at the first step that isn't the receipt's. */
function differing(
  told: Told,
  { step }: RecipeReply & { ok: false },
  replayed: Replayed | undefined,
  steps: readonly Step[],
): Told {
  if (step === undefined || !replayed || replayed.is === 'same') return told;
  const { error } = told;
  const title = verdictOf(replayed, (at) => titleAt(steps, at));
  if (replayed.is === 'other-result' && replayed.step === step) return { ok: false, error: { ...error, title } };
  const failed = titleAt(steps, step);
  return {
    ok: false,
    error: { ...error, title, message: say(words.laterFailed, { step: failed, problem: error.message }) },
  };
}

function titleAt(steps: readonly Step[], at: number): string {
  const step = steps[at];
  return step ? stepTitle(step) : '';
}

function verdictOf(replayed: Exclude<Replayed, { is: 'same' }>, titleOfStep: (at: number) => string): string {
  if (replayed.is === 'other-input') return words.otherInput;
  return say(words.differsAt, { step: titleOfStep(replayed.step) });
}

async function recordedRun(
  reply: RecipeReply<string>,
  sources: readonly (AnySource | undefined)[],
): Promise<RunRecord> {
  const { inputs, steps } = recordOfRun(reply);
  return {
    build: await buildHere(),
    date: new Date().toISOString().replace(/\.\d+Z$/, 'Z'),
    inputs: inputs.map((input, at) => {
      const source = sources[at];
      return { ...input, name: source instanceof File ? source.name : '' };
    }),
    steps,
  };
}

function resultOf({ result = '' }: RecipeReply & { ok: true }): Stored {
  if (typeof result !== 'string') return result;
  return { stored: 'text', text: result, mime: 'text/plain', bytes: sizeOf(result) };
}

const notesOf = (replies: readonly StepReply<string>[], steps: readonly Step[]): readonly string[] =>
  replies.flatMap((reply, at) =>
    reply.status === 'done'
      ? reply.notes.map((note) => say(words.stepNote, { step: String((steps[at]?.place ?? 0) + 1), note }))
      : [],
  );

/** Puts the views of the steps that run in their places among all, and sends them with the recipe's progress. */
function stepReporter(recipe: Recipe, steps: readonly Step[], { onProgress }: Pick<StartRecipe, 'onProgress'>) {
  let latest: PageProgress = { done: 0, step: { label: words.running, unit: 'bytes' } };
  return (views: readonly StepView[], progress: Partial<Pick<PageProgress, 'done' | 'total'>> = {}) => {
    latest = { ...latest, ...progress };
    onProgress?.({
      ...latest,
      steps: recipe.steps.map((_, place) => views[steps.findIndex((step) => step.place === place)]),
    });
  };
}

export function pageRecipes(
  workers: ConstructorParameters<typeof RecipeClient>[0],
  loadMessages: LoadMessages,
): PageRecipes {
  const client = new RecipeClient(workers);
  const running = new Map<string, AbortController>();

  async function run(start: StartRecipe, signal: AbortSignal): ReturnType<PageRecipes['run']> {
    const { runId, input, options: recipe, onStart, saveTo, hasReceipt = false, receipt } = start;
    const startedAt = performance.now();
    const steps = await openSteps(recipe);
    const tables = await loadTables(recipe, loadMessages);
    const speaker = createSpeaker(tables);
    if ('error' in steps) return unopened(steps, speaker);
    const report = stepReporter(recipe, steps, start);
    const [main = '', other] = sourcesOf(input);
    onStart?.();
    const reply = await client.run({
      ...{ runId, signal, input: main, steps: steps.map(({ run }) => run) },
      onProgress(progress) {
        const { done, total } = progress;
        if (!signal.aborted) report(runningViews(progress, speaker), { done, ...(total !== undefined && { total }) });
      },
      ...(other !== undefined && { other }),
      ...(saveTo && { saveTo }),
      digests: hasReceipt || receipt !== undefined,
    });
    const said: RecipeReply<string> = speaker.inWords(reply);
    const replies = said.steps;
    if (!signal.aborted) report(replies.map(viewOf));
    const replayed = receipt && compareReplay(receipt, said);
    if (!reply.ok) return differing(failure(reply, steps, speaker, tables), reply, replayed, steps);
    const recorded = hasReceipt && {
      recorded: { run: await recordedRun(said, [main, other]), recipe: { ...recipe, name: '' } },
    };
    const output = {
      result: resultOf(reply),
      notes: notesOf(replies, steps),
      ...recorded,
      ...(replayed && { replayed }),
    };
    return { ok: true, output, ms: performance.now() - startedAt };
  }

  return {
    async run(start) {
      const controller = new AbortController();
      running.set(start.runId, controller);
      try {
        return await run(start, controller.signal);
      } finally {
        running.delete(start.runId);
      }
    },
    cancel: (runId) => running.get(runId)?.abort(),
  };
}
