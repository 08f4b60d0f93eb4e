// Runs a recipe for the page, and puts the messages of all its tools into words.
import type { KernelRun } from '../../workers/contract/command';
import { INTERNAL, toErrorData, type ToolErrorData } from '../../workers/contract/errors';
import {
  stepsThatRun,
  type Recipe,
  type RecipeProgress,
  type RecipeReply,
  type StepReply,
  type Written,
} from '../../workers/contract/recipe';
import type { Stored } from '../../workers/contract/sink';
import { sizeOf, type AnySource, type KernelInput } from '../../workers/contract/source';
import type { InWords } from '../../workers/contract/message';
import type { TextOutput } from '../../workers/contract/text-output';
import type { RunReply } from '../../workers/contract/wire';
import { RecipeClient } from '../../workers/client/recipe-client';
import { createSpeaker, type MessageTables } from '../../workers/words/in-words';
import type { RecipeRunOptions, StepView } from '../state/recipe';
import type { StartPageRun } from '../state/services-context';
import { findTool } from '../tools/lookup';
import { stepTools } from '../tools/steps';
import { errorInWords } from './late-client';

type Start = StartPageRun<KernelInput, RecipeRunOptions>;

export interface PageRecipes {
  readonly run: (start: Start) => Promise<RunReply<InWords<TextOutput>, string>>;
  /** Does nothing for a run that isn't a recipe's. */
  readonly cancel: (runId: string) => void;
}

interface Step {
  /** Among all steps, from 0. */
  readonly place: number;
  readonly title: string;
  readonly run: KernelRun;
}

const titleOf = (tool: string) => findTool(tool)?.title ?? tool;

async function openSteps(
  recipe: Recipe,
): Promise<readonly Step[] | { readonly place: number; readonly error: unknown }> {
  const steps: Step[] = [];
  for (const { tool, options, place } of stepsThatRun(recipe)) {
    try {
      const run = await stepTools[tool]?.open(options);
      if (!run) throw new Error(`${tool} can’t be a step.`);
      steps.push({ place, run, title: titleOf(tool) });
    } catch (error) {
      return { place, error };
    }
  }
  return steps;
}

const MESSAGE_SAYS_WHERE = /\bline \d/i;

/** The error names its step. Its place is in that step's input, which the page shows only for the first one. */
function errorOfStep(error: ToolErrorData<string>, step: Step, isFirst: boolean): ToolErrorData<string> {
  const { at, ...rest } = error;
  const title = `Step ${String(step.place + 1)}, ${step.title}`;
  if (!at || isFirst) return { ...error, title };
  const where = `Line ${String(at.line)}, column ${String(at.column)} of the result before this step.`;
  return { ...rest, title, message: MESSAGE_SAYS_WHERE.test(rest.message) ? rest.message : `${rest.message} ${where}` };
}

const DECODER = { fatal: true, ignoreBOM: true };
/** Bytes of a preview in hexadecimal: eight rows. */
const HEX_BYTES = 128;

const hex = (bytes: Uint8Array) =>
  Array.from({ length: Math.ceil(bytes.length / 16) }, (_, row) =>
    Array.from(bytes.subarray(row * 16, row * 16 + 16), (byte) => byte.toString(16).padStart(2, '0')).join(' '),
  ).join('\n');

/** The beginning of a result, which may end within a character. */
export function previewOf(head: Uint8Array): NonNullable<StepView['preview']> {
  try {
    return { kind: 'text', text: new TextDecoder('utf-8', DECODER).decode(head, { stream: true }) };
  } catch {
    return { kind: 'hex', text: hex(head.subarray(0, HEX_BYTES)) };
  }
}

const shownOf = (written: Written | undefined) =>
  written && { bytes: written.bytes, ...(written.head.length > 0 && { preview: previewOf(written.head) }) };

function viewOf(reply: StepReply<string>): StepView {
  const shown = shownOf(reply.written);
  if (reply.status !== 'done') return { status: reply.status, notes: [], ...shown };
  return { status: 'done', notes: reply.notes, ...shown, ...(!reply.verdict && { isNegative: true }) };
}

const isStored = (result: Stored | string): result is Stored => typeof result !== 'string';

function outputOf({ result }: RecipeReply & { ok: true }): Stored {
  if (result !== undefined && isStored(result)) return result;
  const text = result ?? '';
  return { stored: 'text', text, mime: 'text/plain', bytes: sizeOf(text) };
}

const sidesOf = (input: KernelInput): readonly AnySource[] =>
  Array.isArray(input) ? (input as readonly AnySource[]) : [input as AnySource];

/** `loadMessages` resolves to the sentences of a tool's kernel. */
export function pageRecipes(
  workers: ConstructorParameters<typeof RecipeClient>[0],
  loadMessages: (toolId: string) => Promise<MessageTables>,
): PageRecipes {
  const client = new RecipeClient(workers);
  const running = new Map<string, AbortController>();

  const run = async (start: Start, signal: AbortSignal): ReturnType<PageRecipes['run']> => {
    const { runId, input, options, onStart, onProgress, saveTo } = start;
    const { recipe, onViews } = options;
    const startedAt = performance.now();
    const steps = await openSteps(recipe);
    const tools = [...new Set(recipe.steps.map(({ tool }) => tool))];
    const loaded = await Promise.all(tools.map(loadMessages));
    const tables: MessageTables = Object.fromEntries(loaded.flatMap((table) => Object.entries(table)));
    const speaker = createSpeaker(tables);
    if ('error' in steps) {
      const { place, error } = steps;
      const data = toErrorData(error);
      if (data.code === INTERNAL.code) console.error(error);
      const step = { place, title: titleOf(recipe.steps[place]?.tool ?? '') };
      return { ok: false, error: errorOfStep(speaker.inWords(data), step as Step, false) };
    }

    const show = (views: readonly StepView[]) => {
      const placed = recipe.steps.map((_, place) => views[steps.findIndex((step) => step.place === place)]);
      if (!signal.aborted) onViews?.(placed);
    };
    const onSteps = (progress: RecipeProgress) => {
      const { done, total, written } = progress;
      const doing = speaker.inWords(progress.steps);
      show(
        steps.map((_, at) => ({
          status: 'running',
          notes: [],
          ...shownOf(written[at]),
          ...(doing[at] && { doing: doing[at].step.label }),
        })),
      );
      const step = { label: 'Running', unit: 'bytes' } as const;
      onProgress?.({ done, step, ...(total !== undefined && { total }) });
    };

    const [main = '', other] = sidesOf(input);
    onStart?.();
    const reply = await client.run({
      ...{ runId, signal, input: main, onProgress: onSteps },
      steps: steps.map(({ run }) => run),
      ...(other !== undefined && { other }),
      ...(saveTo && { saveTo }),
    });
    const inWords = speaker.inWords({ steps: reply.steps });
    show((inWords.steps as readonly StepReply<string>[]).map(viewOf));
    if (!reply.ok) {
      const step = reply.step === undefined ? undefined : steps[reply.step];
      if (!step) return { ok: false, error: speaker.inWords(reply.error) };
      const { kernelId, messagesOf } = step.run;
      const error = errorInWords(reply.error, speaker, tables[messagesOf], { id: kernelId, messagesOf });
      return { ok: false, error: errorOfStep(error, step, reply.step === 0 && reply.isOther !== true) };
    }
    const notes = (inWords.steps as readonly StepReply<string>[]).flatMap((one, at) =>
      one.status === 'done' ? one.notes.map((note) => `Step ${String((steps[at]?.place ?? 0) + 1)}: ${note}`) : [],
    );
    return { ok: true, output: { result: outputOf(reply), notes }, ms: performance.now() - startedAt };
  };

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
