// `toolyard run RECIPE [FILE [OTHER]]`: the steps of a recipe file at the same time, connected by pipes, in this thread. With
// --recursive, on one file of a folder after another.
import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { parseArgs } from 'node:util';
import type { KernelRun } from '../workers/contract/options/command';
import { ToolError } from '../workers/contract/run/errors';
import { misfitsOf, takesTwo } from '../workers/contract/recipe/misfits';
import { parseRecipe } from '../workers/contract/recipe/parse-recipe';
import { stepsThatRun } from '../workers/contract/recipe/recipe';
import type { Text } from '../workers/contract/run/message';
import type { RecipeReply, StepReply } from '../workers/contract/recipe/recipe-reply';
import { findStepTool, type StepTools } from '../workers/contract/recipe/step-tool';
import { readRecipe } from '../workers/contract/recipe/recipe-text';
import { splitExtension } from '../workers/lib/file-names';
import { openRecipe, runRecipe, stepsInThread } from '../workers/run/recipe';
import { createWorkerApi } from '../workers/run/worker-api';
import { errorInStep } from '../workers/words/in-step';
import { misfitInWords, problemInWords, textProblemInWords } from '../workers/words/recipe';
import { bytesOfText, textOfBytes } from './byte-names';
import { openSession, withoutBlobs, type Session } from './command';
import { requireKnown } from './encodings';
import { openAsUtf8 } from './open-as-utf8';
import { insideFolder, listNamed, notesOn, walkingOf, type Listing, type Walking } from './folders';
import { allowedInWords } from './help';
import { inWords } from './in-words';
import { openInput, type Input } from './inputs';
import { usageOf } from './other-commands';
import { fileDestination, isFolder, requireFile, streamDestination, type Destination } from './outputs';
import { message } from './message';
import { complain, EXIT, fileProblem, ofFile, shown, UsageError, withFolderFlag } from './problem';
import { nameResults, requireApart, resultDestination } from './result-files';
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
  readonly recursive: boolean;
  /** The flags that only a folder has, by their names. */
  readonly ofFolder: FolderFlags;
}

interface FolderFlags {
  readonly follow?: boolean | undefined;
  readonly 'skip-hidden'?: boolean | undefined;
  readonly force?: boolean | undefined;
  readonly 'save-failed'?: string | undefined;
  readonly 'files0-from'?: string | undefined;
}

/** Throws UsageError. */
function readArguments(args: readonly string[]): Arguments {
  const parsed = parse(args);
  if (!parsed) throw new UsageError(message('nameRecipe', { usage: USAGE }));
  const { recursive, json, ofFolder, files, output } = parsed;
  const [flag] = Object.entries(ofFolder).flatMap(([name, value]) => (value === undefined ? [] : name));
  if (!recursive && flag !== undefined) throw new UsageError(message('needsRecursiveAndFolder', { flag: `--${flag}` }));
  if (recursive && json) throw new UsageError(message('eitherFlag', { one: '--json', other: '--recursive' }));
  if (recursive && files.length !== 1) throw new UsageError(message('recursiveTakesFolder'));
  if (recursive && output === undefined) throw new UsageError(message('severalNeedFolder'));
  return parsed;
}

/** Undefined for a wrong flag, whose error in Node has no usage. */
function parse(args: readonly string[]): Arguments | undefined {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        output: { type: 'string', short: 'o' },
        encoding: { type: 'string' },
        json: { type: 'boolean', default: false },
        quiet: { type: 'boolean', short: 'q', default: false },
        recursive: { type: 'boolean', short: 'r', default: false },
        follow: { type: 'boolean', short: 'L' },
        'skip-hidden': { type: 'boolean' },
        force: { type: 'boolean', short: 'f' },
        'save-failed': { type: 'string' },
        'files0-from': { type: 'string' },
      },
    });
    const [recipe, ...files] = positionals;
    const { output, encoding, json, quiet, recursive, ...ofFolder } = values;
    if (recipe === undefined || files.length > 2 || output === '') return undefined;
    return { recipe, files, output, encoding, json, quiet, recursive, ofFolder };
  } catch {
    return undefined;
  }
}

interface Opened {
  /** The steps that run, and the commands of their tools. */
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
  const refuse = (line: number | undefined, problem: Text) =>
    new ToolError('invalid-input', message('inRecipe', { recipe: shown(path), line: String(line ?? 1), problem }));
  const refuseStep = (place: number, problem: string, option?: string) => {
    const step = read.ok ? read.steps[place] : undefined;
    const tool = shown(findCommand(step?.tool ?? '') ?? step?.tool ?? '');
    const values = { step: place + 1, tool, problem };
    return refuse(
      step?.line,
      option === undefined ? message('inStep', values) : message('inOption', { ...values, option }),
    );
  };
  const read = readRecipe(text);
  if (!read.ok) throw refuse(read.line, textProblemInWords(read.problem));
  const tools = await loadSteps(read.steps.map(({ tool }) => tool));
  const parsed = parseRecipe(read, tools);
  if (!parsed.ok) {
    const { problem } = parsed;
    const text = problemInWords(problem, { shown, allowed: allowedInWords });
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
  const names = stepsThatRun(recipe).map(({ tool }) => findStepTool(tools, tool)?.command.name ?? tool);
  if (opened.steps.length === 0) throw refuse(read.steps[0]?.line, message('allOff'));
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
  if (given.recursive && (opened.takesTwo || opened.steps[0]?.takes === 'nothing'))
    throw new UsageError(message('notForEachFile'));
  if (opened.takesTwo ? files.length !== 2 : files.length > 1) {
    throw new UsageError(message(opened.takesTwo ? 'recipeTakesTwo' : 'recipeTakesOne', { usage: USAGE }));
  }
  const session = openSession();
  try {
    return await (given.recursive ? runOnFolder : runOnce)(given, opened, session);
  } catch (error) {
    const code = session.endedBy();
    if (code === undefined) throw error;
    return code;
  } finally {
    session.close();
  }
}

async function runOnce(given: Arguments, opened: Opened, session: Session): Promise<number> {
  const { signal, onClosed } = session;
  if (given.output !== undefined) await requireFile(given.output);
  const destination =
    given.output === undefined ? streamDestination(process.stdout, onClosed) : fileDestination(given.output, signal);
  const names = given.files.length === 0 ? ['-'] : given.files;
  const code = await runSteps(given, opened, session, { names, destination }).catch((error: unknown) => {
    throw opened.takesTwo ? error : withFolderFlag(error, names[0] ?? '-');
  });
  return session.endedBy() ?? (session.isClosed() ? EXIT.done : code);
}

/** One run of a recipe. */
interface Turn {
  readonly names: readonly string[];
  readonly destination: Destination;
  /** The file that messages name. */
  readonly shownAs?: string;
}

async function runSteps(given: Arguments, opened: Opened, session: Session, turn: Turn): Promise<number> {
  const { steps } = opened;
  const [first, last] = [steps[0], steps.at(-1)];
  if (!first || !last) throw new Error('A recipe without steps was opened.');
  const { signal } = session;
  const { destination } = turn;
  // A result goes to its destination as it is made. With --json, it is a part of the answer, and from a thread it comes at the end.
  const isDirect = last.streams && !given.json && !last.deadlineMs;
  const ids = [...new Set(steps.map(({ kernelId }) => kernelId))];
  const table = Object.fromEntries(await Promise.all(ids.map(async (id) => [id, await kernelOf(id)] as const)));
  const files = { memoryBytes: MEMORY_BYTES, openPickedFile: destination.openFile };
  const inputs: Input[] = [];
  const host = stepsWithThreads(stepsInThread(createWorkerApi(table, {}, files)), inputs, MEMORY_BYTES);
  try {
    for (const name of first.takes === 'nothing' ? [] : turn.names)
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
    const code = await report(given, opened, turn, reply);
    if (given.json && !signal.aborted) await destination.write(`${JSON.stringify(await answerOf(reply))}\n`);
    else if (reply.ok && reply.result !== undefined) await destination.write(reply.result);
    return code;
  } finally {
    for (const { close } of inputs) await close();
  }
}

/** Each file of a folder. Results have the same paths in the folder of --output. */
async function runOnFolder(given: Arguments, opened: Opened, session: Session): Promise<number> {
  const { ofFolder, files, output = '' } = given;
  const [folder = '.'] = files;
  const { signal } = session;
  const { 'save-failed': failedFile, 'files0-from': listFile } = ofFolder;
  if (!(await isFolder(folder))) throw new UsageError(message('notFolder', { folder: shown(folder) }));
  await requireApart(output, [folder]);
  if (failedFile !== undefined) await requireApart(failedFile, [folder]);
  const walking = walkingOf(ofFolder, signal);
  const names = listFile === undefined ? [folder] : await namesIn(listFile, folder);
  const listing = await listNamed(names, walking, folder);
  const isForced = ofFolder.force === true;
  const results = await nameResults({
    folder: output,
    inputs: listing.turns.map(({ names: [name], folder: top }) => ({ name, folder: top })),
    nameOf: (input) => splitExtension(basename(input)),
    isForced,
  });
  let worst: number = EXIT.done;
  let ran = 0;
  const failed: string[] = [];
  const fail = async (name: string, error?: unknown) => {
    worst = EXIT.problem;
    failed.push(name);
    if (error !== undefined && !signal.aborted) await complain(COMMAND, error);
  };
  for (const { path, error } of listing.problems) await fail(path, error);
  for (const [index, found] of listing.turns.entries()) {
    const [name] = found.names;
    const result = results[index];
    if (!result || signal.aborted) {
      failed.push(name);
      continue;
    }
    if (result.note !== undefined && !given.quiet) await complain(COMMAND, result.note);
    try {
      const turn = { names: [name], destination: resultDestination(result, isForced, signal), shownAs: name };
      const code = await runSteps(given, opened, session, turn);
      if (code === EXIT.problem) await fail(name);
      else ran++;
      worst = Math.max(worst, code);
    } catch (error) {
      await fail(name, error);
    }
  }
  if (failedFile !== undefined) {
    const list = await fileDestination(failedFile, new AbortController().signal).openFile();
    await list.write(bytesOfText(failed.map((name) => `${name}\0`).join('')));
    await list.close('application/octet-stream');
  }
  if (!given.quiet) await summarize({ ran, failed: failed.length, listing, walking, failedFile });
  return session.endedBy() ?? worst;
}

/** The names in a list of --files0-from. Throws ToolError if one isn't in the folder. */
async function namesIn(listFile: string, folder: string): Promise<readonly string[]> {
  let text: string;
  try {
    text = textOfBytes(await readFile(listFile));
  } catch (error) {
    throw fileProblem(error, listFile, 'read');
  }
  const names = text.split('\0').filter((name) => name !== '');
  const outside = names.find((name) => !name.startsWith(insideFolder(folder, '')) || name.split('/').includes('..'));
  if (outside === undefined) return names;
  throw new ToolError(
    'invalid-input',
    message('notInFolder', { list: shown(listFile), name: shown(outside), folder: shown(insideFolder(folder, '')) }),
  );
}

interface Ends {
  readonly ran: number;
  readonly failed: number;
  readonly listing: Listing;
  readonly walking: Walking;
  readonly failedFile: string | undefined;
}

async function summarize({ ran, failed, listing, walking, failedFile }: Ends): Promise<void> {
  for (const note of notesOn(listing, walking)) await complain(COMMAND, note);
  const skipped = (walking.skipHidden ? listing.hidden : 0) + listing.links + listing.loops + listing.special;
  const ended = message('ended', { done: String(ran), failed: String(failed), skipped: String(skipped) });
  const advice =
    failedFile === undefined ? message('saveFailed') : message('runFailedAgain', { file: shown(failedFile) });
  await complain(COMMAND, failed === 0 ? ended : message('withAdvice', { problem: ended, advice }));
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
async function report(
  given: Arguments,
  { names, places }: Opened,
  { shownAs }: Turn,
  reply: RecipeReply<string>,
): Promise<number> {
  const { steps, others = [] } = reply;
  const printFrom = async (index: number, isOther: boolean, problem: string) => {
    const values = { step: (places[index] ?? 0) + 1, tool: names[index] ?? '', problem };
    const said = message(isOther ? 'inOtherStep' : 'inStep', values);
    await complain(COMMAND, shownAs === undefined ? said : ofFile(shownAs, said));
  };
  const printNotes = async (list: readonly StepReply<string>[], isOther: boolean) => {
    for (const [index, step] of list.entries())
      if (step.status === 'done') for (const note of step.notes) await printFrom(index, isOther, note);
  };
  if (!given.quiet) {
    await printNotes(steps, false);
    await printNotes(others, true);
  }
  if (reply.ok) {
    const isPositive = [...steps, ...others].every((step) => step.status !== 'done' || step.verdict);
    return isPositive ? EXIT.done : EXIT.negative;
  }
  if (reply.step !== undefined) await printFrom(reply.step, reply.isOther === true, reply.error.message);
  return EXIT.problem;
}
