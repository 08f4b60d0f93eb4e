// `toolyard run RECIPE [FILE [OTHER]]`: the steps of a recipe file at the same time, connected by pipes, in this thread.
import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import type { KernelRun } from '../workers/contract/options/command';
import { ToolError } from '../workers/contract/run/errors';
import { misfitsOf, takesTwo } from '../workers/contract/recipe/misfits';
import { parseRecipe } from '../workers/contract/recipe/parse-recipe';
import { stepsThatRun } from '../workers/contract/recipe/recipe';
import type { RecipeReply, StepReply } from '../workers/contract/recipe/recipe-reply';
import { findStepTool, type StepTools } from '../workers/contract/recipe/step-tool';
import { readRecipe } from '../workers/contract/recipe/recipe-text';
import { openRecipe, runRecipe, stepsInThread } from '../workers/run/recipe';
import { createWorkerApi } from '../workers/run/worker-api';
import { errorInStep } from '../workers/words/in-step';
import { misfitInWords, problemInWords, TEXT_PROBLEMS } from '../workers/words/recipe';
import { openSession, withoutBlobs, type Session } from './command';
import { openAsUtf8, requireKnown } from './encodings';
import { allowedValues } from './flags';
import { inWords } from './in-words';
import { openInput, type Input } from './inputs';
import { usageOf } from './other-commands';
import { fileDestination, requireFile, streamDestination } from './outputs';
import { complain, EXIT, fileProblem, shown, UsageError } from './problem';
import { stepsWithThreads } from './step-thread';
import { findCommand, kernelOf, loadStep } from './tools';

const COMMAND = 'run';
const USAGE = usageOf(COMMAND);

interface Arguments {
  readonly recipe: string;
  readonly files: readonly string[];
  readonly output: string | undefined;
  readonly encoding: string | undefined;
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
        encoding: { type: 'string' },
        json: { type: 'boolean', default: false },
        quiet: { type: 'boolean', short: 'q', default: false },
      },
    });
    const [recipe, ...files] = positionals;
    if (recipe !== undefined && files.length <= 2 && values.output !== '')
      return { recipe, files, ...values, output: values.output, encoding: values.encoding };
  } catch {
    // Node's message names the flag, but not the allowed values.
  }
  throw new UsageError(`Name a recipe and at most two files. ${USAGE}`);
}

interface Opened {
  /** The steps that run, and how messages name them. */
  readonly steps: readonly KernelRun[];
  readonly names: readonly string[];
  /** Their places among all steps, from 0. */
  readonly places: readonly number[];
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
  const refuseStep = (place: number, problem: string, option?: string) => {
    const step = read.ok ? read.steps[place] : undefined;
    const name = `Step ${String(place + 1)} (${shown(findCommand(step?.tool ?? '') ?? step?.tool ?? '')})`;
    return refuse(step?.line, `${name}${option === undefined ? '' : `, option “${option}”`}: ${problem}`);
  };
  const read = readRecipe(text);
  if (!read.ok) throw refuse(read.line, TEXT_PROBLEMS[read.problem]);
  const tools = await loadSteps(read.steps.map(({ tool }) => tool));
  const parsed = parseRecipe(read, tools);
  if (!parsed.ok) {
    const { problem } = parsed;
    const text = problemInWords(problem, { shown, allowed: allowedValues });
    if (problem.problem === 'bad-option') throw refuseStep(problem.step, text);
    throw refuse('step' in problem ? read.steps[problem.step]?.line : undefined, text);
  }
  const { recipe } = parsed;
  const [misfit] = misfitsOf(recipe, tools);
  if (misfit) throw refuseStep(misfit.place, misfitInWords(misfit));
  const opened = await openRecipe(recipe, tools);
  if (!opened.ok) {
    const { message, option } = (await inWords(opened)).error;
    throw refuseStep(opened.place, message, option);
  }
  const names = stepsThatRun(recipe).map(
    ({ tool, place }) => `Step ${String(place + 1)} (${findStepTool(tools, tool)?.command.name ?? tool})`,
  );
  if (opened.steps.length === 0) throw refuse(read.steps[0]?.line, 'All steps are off.');
  const places = stepsThatRun(recipe).map(({ place }) => place);
  return { steps: opened.steps, names, places, takesTwo: takesTwo(recipe, tools) };
}

/** A step's input that is read twice stays in memory up to this size. */
const MEMORY_BYTES = 1024 ** 3;

/** Throws UsageError for wrong arguments, and ToolError for files that can't be read or written. */
export async function runRecipeFile(args: readonly string[]): Promise<number> {
  const given = readArguments(args);
  if (given.encoding !== undefined) requireKnown(given.encoding);
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
  if (given.output !== undefined) await requireFile(given.output);
  const destination =
    given.output === undefined ? streamDestination(process.stdout, onClosed) : fileDestination(given.output, signal);
  // A result goes to its destination as it is made. With --json, it is a part of the answer, and from a thread it comes at the end.
  const isDirect = last.streams && !given.json && !last.deadlineMs;
  const ids = [...new Set(steps.map(({ kernelId }) => kernelId))];
  const table = Object.fromEntries(await Promise.all(ids.map(async (id) => [id, await kernelOf(id)] as const)));
  const files = { memoryBytes: MEMORY_BYTES, openPickedFile: destination.openFile };
  const inputs: Input[] = [];
  const host = stepsWithThreads(stepsInThread(createWorkerApi(table, {}, files)), inputs, MEMORY_BYTES);
  try {
    const names = given.files.length === 0 ? ['-'] : given.files;
    for (const name of first.takes === 'nothing' ? [] : names)
      inputs.push(
        await openAsUtf8(
          { encoding: given.encoding, readsOnce: first.readsOnce && !first.deadlineMs, signal },
          (isOnce) => openInput(name, isOnce, signal),
        ),
      );
    const [input, other] = inputs;
    const recipe = {
      runId: 'recipe',
      steps,
      input: input?.source ?? '',
      signal,
      ...(other && { other: other.source }),
      // Only `openPickedFile` uses the handle, and none is needed here.
      ...(isDirect && { saveTo: {} as FileSystemFileHandle }),
    };
    const reply = await inWords(withPlaces(await runRecipe(recipe, host), opened));
    const code = await report(given, opened, reply);
    if (given.json && !signal.aborted) await destination.write(`${JSON.stringify(await answerOf(reply))}\n`);
    else if (reply.ok && reply.result !== undefined) await destination.write(reply.result);
    return session.endedBy() ?? (session.isClosed() ? EXIT.done : code);
  } finally {
    for (const { close } of inputs) await close();
  }
}

/** Says of each place in an error which step's input it is in. */
function withPlaces(reply: RecipeReply, { places }: Opened): RecipeReply {
  if (reply.ok || reply.step === undefined) return reply;
  const failed = { place: places[reply.step] ?? 0, isFirst: reply.step === 0, isOther: reply.isOther === true };
  const error = errorInStep(reply.error, failed);
  const steps = reply.steps.map((step) => (step.status === 'failed' ? { ...step, error } : step));
  return { ...reply, steps, error };
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
