// `toolyard run RECIPE [FILE [OTHER]]`: the steps of a recipe file at the same time, connected by pipes, in this thread.
import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import type { KernelRun } from '../workers/contract/command';
import { ToolError } from '../workers/contract/errors';
import {
  findStepTool,
  misfitsOf,
  parseRecipe,
  stepsThatRun,
  takesTwo,
  type RecipeReply,
  type StepReply,
  type StepTools,
} from '../workers/contract/recipe';
import { readRecipe } from '../workers/contract/recipe-text';
import { openRecipe, runRecipe, stepsInThread } from '../workers/run/recipe';
import { createWorkerApi } from '../workers/run/worker-api';
import { MISFITS, problemInWords, TEXT_PROBLEMS } from '../workers/words/recipe';
import { openSession, withoutBlobs, type Session } from './command';
import { inWords } from './in-words';
import { openInput, type Input } from './inputs';
import { fileDestination, streamDestination } from './outputs';
import { complain, EXIT, fileProblem, shown, UsageError } from './problem';
import { findCommand, kernelOf, loadStep } from './tools';

const COMMAND = 'run';
const USAGE = 'Usage: toolyard run RECIPE [--output FILE] [--json] [--quiet] [FILE [OTHER]]';

interface Arguments {
  readonly recipe: string;
  readonly files: readonly string[];
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
    const [recipe, ...files] = positionals;
    if (recipe !== undefined && files.length <= 2) return { recipe, files, output: values.output, ...values };
  } catch {
    // Node's sentence names the flag, but not what is allowed.
  }
  throw new UsageError(`Name a recipe and at most two files. ${USAGE}`);
}

interface Opened {
  /** The steps that run, and how messages name them. */
  readonly steps: readonly KernelRun[];
  readonly names: readonly string[];
  readonly takesTwo: boolean;
}

/** The tools that the recipe names and that can be steps. */
async function loadSteps(names: readonly string[]): Promise<StepTools> {
  const commands = new Set(names.flatMap((name) => findCommand(name) ?? []));
  const loaded = await Promise.all([...commands].map(loadStep));
  return Object.fromEntries(loaded.flatMap((step) => (step ? [[step.id, step]] : [])));
}

/** Throws ToolError with the line of a step that can't be run. */
async function openRecipeFile(path: string): Promise<Opened> {
  let text: string;
  try {
    text = await readFile(path, 'utf8');
  } catch (error) {
    throw fileProblem(error, path, 'read');
  }
  const refuse = (line: number | undefined, problem: string) =>
    new ToolError('invalid-input', `${shown(path)}, line ${String(line ?? 1)}: ${problem}`);
  const read = readRecipe(text);
  if (!read.ok) throw refuse(read.line, TEXT_PROBLEMS[read.problem]);
  const lineOf = (place: number) => read.steps[place]?.line;
  const tools = await loadSteps(read.steps.map(({ tool }) => tool));
  const parsed = parseRecipe(read, tools);
  if (!parsed.ok) {
    const { problem } = parsed;
    throw refuse('step' in problem ? lineOf(problem.step) : undefined, problemInWords(problem, shown));
  }
  const { recipe } = parsed;
  const [misfit] = misfitsOf(recipe, tools);
  if (misfit) throw refuse(lineOf(misfit.place), MISFITS[misfit.misfit]);
  const opened = await openRecipe(recipe, tools);
  if (!opened.ok) {
    const { message } = (await inWords(opened)).error;
    throw refuse(lineOf(opened.place), message);
  }
  const names = stepsThatRun(recipe).map(
    ({ tool, place }) => `Step ${String(place + 1)} (${findStepTool(tools, tool)?.command.name ?? tool})`,
  );
  if (opened.steps.length === 0) throw refuse(lineOf(0), 'All steps are off.');
  // Such a kernel never yields: only a thread of its own could end it.
  const limited = stepsThatRun(recipe).find((_, index) => opened.steps[index]?.deadlineMs);
  if (limited) throw refuse(lineOf(limited.place), 'A tool with a time limit can’t be a step on the command line.');
  return { steps: opened.steps, names, takesTwo: takesTwo(recipe, tools) };
}

/** Memory takes a step's input that is read twice, up to this size. */
const MEMORY_BYTES = 1024 ** 3;

/** Throws UsageError for wrong arguments, and ToolError for files that can't be read or written. */
export async function runRecipeFile(args: readonly string[]): Promise<number> {
  const given = readArguments(args);
  const opened = await openRecipeFile(given.recipe);
  const { files } = given;
  if (opened.takesTwo ? files.length !== 2 : files.length > 1) {
    const needed = opened.takesTwo ? 'This recipe compares two files. Name both.' : 'This recipe takes one file.';
    throw new UsageError(`${needed} ${USAGE}`);
  }
  const session = openSession();
  try {
    return await runSteps(given, opened, session);
  } catch (error) {
    const code = session.endedBy();
    if (code === undefined) throw error;
    return code;
  } finally {
    session.close();
  }
}

async function runSteps(given: Arguments, opened: Opened, session: Session): Promise<number> {
  const { steps } = opened;
  const [first, last] = [steps[0], steps.at(-1)];
  if (!first || !last) throw new Error('A recipe without steps was opened.');
  const { signal, onClosed } = session;
  const destination =
    given.output === undefined ? streamDestination(process.stdout, onClosed) : fileDestination(given.output);
  // A result goes to its destination as it is made. With --json, it is a part of the answer.
  const isDirect = last.streams && !given.json;
  const ids = [...new Set(steps.map(({ kernelId }) => kernelId))];
  const table = Object.fromEntries(await Promise.all(ids.map(async (id) => [id, await kernelOf(id)] as const)));
  const files = { memoryBytes: MEMORY_BYTES, openPickedFile: destination.openFile };
  const host = stepsInThread(createWorkerApi(table, {}, files));
  const inputs: Input[] = [];
  try {
    const names = given.files.length === 0 ? ['-'] : given.files;
    for (const name of first.takes === 'nothing' ? [] : names)
      inputs.push(await openInput(name, first.readsOnce, signal));
    const [input, other] = inputs;
    const recipe = {
      ...{ runId: 'recipe', steps, input: input?.source ?? '', signal },
      ...(other && { other: other.source }),
      // Only `openPickedFile` sees the handle, and it needs none here.
      ...(isDirect && { saveTo: {} as FileSystemFileHandle }),
    };
    const reply = await inWords(await runRecipe(recipe, host));
    const code = await report(given, opened, reply);
    if (given.json && !signal.aborted) await destination.write(`${JSON.stringify(await answerOf(reply))}\n`);
    else if (reply.ok && reply.result !== undefined) await destination.write(reply.result);
    return session.endedBy() ?? (session.isClosed() ? EXIT.done : code);
  } finally {
    for (const { close } of inputs) await close();
  }
}

/** The reply as data. The first bytes of each step's result are for a page. */
async function answerOf({ steps, others, ...reply }: RecipeReply<string>): Promise<unknown> {
  const sized = (list: readonly StepReply<string>[]) =>
    list.map(({ written, ...step }) => ({ ...step, ...(written && { bytes: written.bytes }) }));
  return withoutBlobs({ ...reply, steps: sized(steps), ...(others && { others: sized(others) }) });
}

/** Prints the notes of all steps and the error of one. Returns the exit code. */
async function report(given: Arguments, { names }: Opened, reply: RecipeReply<string>): Promise<number> {
  const { steps, others = [] } = reply;
  const nameOf = (index: number, isOther = false) => `${names[index] ?? ''}${isOther ? ', second input' : ''}`;
  const printNotes = async (list: readonly StepReply<string>[], isOther: boolean) => {
    for (const [index, step] of list.entries())
      if (step.status === 'done')
        for (const note of step.notes) await complain(COMMAND, `${nameOf(index, isOther)}: ${note}`);
  };
  if (!given.quiet) {
    await printNotes(steps, false);
    await printNotes(others, true);
  }
  if (reply.ok) {
    const isPositive = [...steps, ...others].every((step) => step.status !== 'done' || step.verdict);
    return isPositive ? EXIT.done : EXIT.negative;
  }
  if (reply.step !== undefined) await complain(COMMAND, `${nameOf(reply.step, reply.isOther)}: ${reply.error.message}`);
  return EXIT.problem;
}
