// `toolyard run RECIPE [FILE]`: the steps of a recipe file at the same time, connected by pipes, in this thread.
import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { ToolError } from '../workers/contract/errors';
import type { Shape } from '../workers/contract/options';
import { readRecipe, type ReadStep, type RecipeTextProblem } from '../workers/contract/recipe-text';
import type { RecipeReply } from '../workers/contract/recipe';
import type { RunnableStep } from '../workers/run/recipe';
import { runRecipe, stepsInThread } from '../workers/run/recipe';
import { createWorkerApi } from '../workers/run/worker-api';
import { openSession, withoutBlobs, type Session } from './command';
import { inWords } from './in-words';
import { openInput } from './inputs';
import type { Job } from './job';
import { fileDestination, streamDestination } from './outputs';
import { complain, EXIT, fileProblem, shown, UsageError } from './problem';
import { findCommand, loadTool } from './tools';

const COMMAND = 'run';
const USAGE = 'Usage: toolyard run RECIPE [--output FILE] [--json] [--quiet] [FILE]';

const TEXT_PROBLEMS: Readonly<Record<RecipeTextProblem, string>> = {
  'not-a-recipe': 'This is not a recipe. Its first line must be “toolyard recipe 1”.',
  'other-version': 'This recipe is for another version of toolyard. Its first line must be “toolyard recipe 1”.',
  'too-long': 'A recipe has at most 64 KB.',
  'no-steps': 'This recipe has no steps. Write one tool per line.',
  'too-many-steps': 'A recipe has at most 16 steps.',
  'bad-value': 'Options are name=value, and a value is a word or JSON, such as mode=decode or lineLength=76.',
};

interface Arguments {
  readonly recipe: string;
  readonly file: string;
  readonly output: string | undefined;
  readonly json: boolean;
  readonly quiet: boolean;
}

/** Throws UsageError. */
function readArguments(args: readonly string[]): Arguments {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        output: { type: 'string', short: 'o' },
        json: { type: 'boolean', default: false },
        quiet: { type: 'boolean', short: 'q', default: false },
      },
    });
    const [recipe, file = '-', ...more] = positionals;
    if (recipe !== undefined && more.length === 0) return { recipe, file, output: values.output, ...values };
  } catch {
    // Node's sentence names the flag, but not what is allowed.
  }
  throw new UsageError(`A recipe and at most one file are needed. ${USAGE}`);
}

interface Step {
  readonly written: ReadStep;
  readonly job: Job;
  readonly runnable: RunnableStep;
}

/** Some numbers are kept as typed, so a number without quotation marks becomes text. */
const withNumerals = (shape: Shape, options: object): object =>
  Object.fromEntries(
    Object.entries(options).map(([name, value]: [string, unknown]) => {
      const option = shape[name];
      const isTyped = option?.kind === 'number' && typeof option.initial === 'string';
      return [name, isTyped && typeof value === 'number' ? String(value) : value];
    }),
  );

/** Throws ToolError with the line of a step that can't be run. */
async function openStep(written: ReadStep, index: number, recipe: string): Promise<Step> {
  const refuse = (text: string) =>
    new ToolError('invalid-input', `${shown(recipe)}, line ${String(written.line)}: ${text}`);
  const command = findCommand(written.tool);
  if (!command) throw refuse(`There is no tool “${shown(written.tool.slice(0, 40))}”. “toolyard list” shows all.`);
  const tool = await loadTool(command);
  const parsed = tool.options.parse(withNumerals(tool.options.shape, written.options));
  if (!parsed.ok) {
    const option = shown(parsed.problems[0]?.option.slice(0, 40) ?? '');
    throw refuse(`The option “${option}” doesn’t exist or has a value that isn’t allowed.`);
  }
  const job = await tool.open(parsed.options, { names: [] });
  if (job.takes === 'two') throw refuse('A tool with two inputs can’t be a step.');
  if (job.takes === 'nothing' && index > 0) throw refuse('A generator can only be the first step.');
  // Such a kernel never yields: only a thread of its own could end it.
  if (job.deadlineMs) throw refuse('A tool with a time limit can’t be a step on the command line.');
  return { written, job, runnable: { tool: stepToolOf(job, index, tool.options), options: job.options } };
}

const stepToolOf = (job: Job, index: number, options: RunnableStep['tool']['options']): RunnableStep['tool'] => ({
  kernelId: String(index),
  lane: 'compute',
  options,
  inputs: job.takes === 'nothing' ? 0 : 1,
  isList: job.isListed,
  synchronous: false,
  toKernel: () => job.options,
  readsOnce: () => job.readsOnce,
  resultOf: (output) => job.resultOf(output),
  verdictOf: (output) => job.verdictOf(output),
  deadlineMs: undefined,
});

/** Throws ToolError. */
async function openRecipe(path: string): Promise<readonly [Step, ...Step[]]> {
  let text: string;
  try {
    text = await readFile(path, 'utf8');
  } catch (error) {
    throw fileProblem(error, path, 'read');
  }
  const read = readRecipe(text);
  if (!read.ok) {
    const place = `${shown(path)}, line ${String(read.line)}`;
    throw new ToolError('invalid-input', `${place}: ${TEXT_PROBLEMS[read.problem]}`);
  }
  const [first, ...rest] = await Promise.all(read.steps.map((step, index) => openStep(step, index, path)));
  if (!first) throw new Error('A recipe without steps was read.');
  return [first, ...rest];
}

/** Memory takes a step's input that is read twice, up to this size. */
const MEMORY_BYTES = 1024 ** 3;

/** Throws UsageError for wrong arguments, and ToolError for files that can't be read or written. */
export async function runRecipeFile(args: readonly string[]): Promise<number> {
  const given = readArguments(args);
  const steps = await openRecipe(given.recipe);
  const session = openSession();
  try {
    return await runSteps(given, steps, session);
  } catch (error) {
    const code = session.endedBy();
    if (code === undefined) throw error;
    return code;
  } finally {
    session.close();
  }
}

async function runSteps(given: Arguments, steps: readonly [Step, ...Step[]], session: Session): Promise<number> {
  const [first] = steps;
  const last = steps.at(-1) ?? first;
  const { signal, onClosed } = session;
  const destination =
    given.output === undefined ? streamDestination(process.stdout, onClosed) : fileDestination(given.output);
  const input = first.job.takes === 'nothing' ? undefined : await openInput(given.file, first.job.readsOnce, signal);
  // A result goes to its destination as it is made. With --json, it is a part of the answer.
  const isDirect = last.job.streams && !given.json;
  const table = Object.fromEntries(steps.map(({ job }, index) => [String(index), job.kernel]));
  const files = { memoryBytes: MEMORY_BYTES, openPickedFile: destination.openFile };
  const host = stepsInThread(createWorkerApi(table, {}, files));
  try {
    const runnable = steps.map((step) => step.runnable);
    // Only `openPickedFile` sees the handle, and it needs none here.
    const saveTo = isDirect ? { saveTo: {} as FileSystemFileHandle } : {};
    const reply = await inWords(
      await runRecipe({ runId: 'recipe', steps: runnable, input: input?.source ?? '', signal, ...saveTo }, host),
    );
    const code = await report(given, steps, reply);
    if (given.json && !signal.aborted) await destination.write(`${JSON.stringify(await withoutBlobs(reply))}\n`);
    else if (reply.ok && reply.result !== undefined) await destination.write(reply.result);
    return session.endedBy() ?? (session.isClosed() ? EXIT.done : code);
  } finally {
    await input?.close();
  }
}

/** Prints the notes of all steps and the error of one. Returns the exit code. */
async function report(given: Arguments, steps: readonly Step[], reply: RecipeReply<string>): Promise<number> {
  const nameOf = (index: number) => `Step ${String(index + 1)} (${steps[index]?.written.tool ?? ''})`;
  if (!given.quiet)
    for (const [index, step] of reply.steps.entries())
      if (step.status === 'done') for (const note of step.notes) await complain(COMMAND, `${nameOf(index)}: ${note}`);
  if (reply.ok) return reply.steps.every((step) => step.status !== 'done' || step.verdict) ? EXIT.done : EXIT.negative;
  if (reply.step !== undefined) await complain(COMMAND, `${nameOf(reply.step)}: ${reply.error.message}`);
  return EXIT.problem;
}
