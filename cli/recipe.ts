// `toolyard run RECIPE [FILE [OTHER]]`: the steps of a recipe file at the same time, connected by pipes, in this thread. With
// --recursive, on one file of a folder after another.
import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { parseArgs } from 'node:util';
import { CANCELED, ToolError } from '../workers/contract/run/errors';
import type { Message } from '../workers/contract/run/message';
import type { RecipeReply, StepReply } from '../workers/contract/recipe/recipe-reply';
import { splitExtension } from '../workers/lib/file-names';
import { bytesOfText, textOfBytes } from './byte-names';
import { requireKnown } from './encodings';
import { openAsUtf8 } from './open-as-utf8';
import { insideFolder, listNamed, notesOn, walkingOf, type Listing, type Walking } from './folders';
import { allowedInWords } from './help';
import { inWords } from './in-words';
import { openInput, type Input } from './inputs';
import { isPositive, notesOfSteps, openRecipeText, saidByStep, withPlaces, type OpenedRecipe } from './open-recipe';
import { usageOf } from './other-commands';
import { fileDestination, isFolder, requireFile, streamDestination, type Destination } from './outputs';
import { message } from './message';
import { complain, EXIT, fileProblem, ofFile, shown, UsageError, withFolderFlag } from './problem';
import { requireReceiptFile, requireRepeatable, saveReceipt, type AskedReceipt } from './receipt';
import { nameResults, requireApart, resultDestination } from './result-files';
import { findStep, runSteps } from './run-steps';
import { inSession, type Session } from './session';
import { withoutBlobs } from './without-blobs';

const COMMAND = 'run';
const USAGE = usageOf(COMMAND);

/** A run of a recipe, as its command line has it. */
export interface RecipeArguments {
  /** What messages begin with. */
  readonly command: string;
  readonly files: readonly string[];
  readonly output: string | undefined;
  readonly encoding: string | undefined;
  readonly json: boolean;
  readonly quiet: boolean;
  readonly receipt: AskedReceipt | undefined;
  /** The input, instead of a file. */
  readonly text?: string;
}

interface Arguments extends RecipeArguments {
  readonly recipe: string;
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
  const { recursive, json, ofFolder, files, output, receipt } = parsed;
  const [flag] = Object.entries(ofFolder).flatMap(([name, value]) =>
    value === undefined || (receipt && name === 'force') ? [] : name,
  );
  if (!recursive && flag !== undefined) throw new UsageError(message('needsRecursiveAndFolder', { flag: `--${flag}` }));
  if (receipt) requireReceiptAlone({ '--recursive': recursive, '--json': json, '--encoding': parsed.encoding });
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
        receipt: { type: 'string' },
        'receipt-typed': { type: 'boolean', default: false },
      },
    });
    const [recipe, ...files] = positionals;
    const { output, encoding, json, quiet, recursive, receipt: path, 'receipt-typed': hasTyped, ...ofFolder } = values;
    if (recipe === undefined || files.length > 2 || output === '' || path === '') return undefined;
    if (hasTyped && path === undefined) return undefined;
    const receipt = path === undefined ? undefined : { path, isForced: ofFolder.force === true, hasTyped };
    return { command: COMMAND, recipe, files, output, encoding, json, quiet, recursive, ofFolder, receipt };
  } catch {
    return undefined;
  }
}

/** Throws ToolError for a file that can't be read, and with the line of a step that can't be run. */
async function openRecipeFile(path: string): Promise<OpenedRecipe> {
  let text: string;
  try {
    text = await readFile(path, 'utf8');
  } catch (error) {
    throw fileProblem(error, path, 'read');
  }
  const writing = { shown, allowed: allowedInWords };
  return openRecipeText({ text, title: shown(path), loadStep: findStep, writing });
}

/** Throws UsageError for wrong arguments, and ToolError for files that can't be read or written. */
export async function runRecipeFile(args: readonly string[]): Promise<number> {
  const given = readArguments(args);
  if (given.encoding !== undefined) requireKnown(given.encoding);
  const opened = await openRecipeFile(given.recipe);
  if (given.recursive && (opened.takesTwo || opened.steps[0]?.takes === 'nothing'))
    throw new UsageError(message('notForEachFile'));
  requireFiles(opened, given.files, USAGE);
  return inSession((session) => (given.recursive ? runOnFolder : runOnce)(given, opened, session));
}

/** Throws UsageError for another number of files than the recipe takes. Without one, it reads standard input. */
export function requireFiles({ takesTwo }: OpenedRecipe, files: readonly string[], usage: Message): void {
  if (takesTwo ? files.length !== 2 : files.length > 1)
    throw new UsageError(message(takesTwo ? 'recipeTakesTwo' : 'recipeTakesOne', { usage }));
}

/** Throws UsageError for a flag that a receipt doesn't go with. */
export function requireReceiptAlone(others: Readonly<Record<string, unknown>>): void {
  const [flag] = Object.entries(others).flatMap(([name, value]) =>
    value === undefined || value === false ? [] : name,
  );
  if (flag !== undefined) throw new UsageError(message('eitherFlag', { one: flag, other: '--receipt' }));
}

/** Throws ToolError for files that can't be read or written. */
export async function runOnce(given: RecipeArguments, opened: OpenedRecipe, session: Session): Promise<number> {
  const { signal, onClosed } = session;
  if (given.output !== undefined) await requireFile(given.output);
  if (given.receipt) {
    requireRepeatable(opened);
    await requireReceiptFile(given.receipt, [...given.files, ...(given.output === undefined ? [] : [given.output])]);
  }
  const destination =
    given.output === undefined ? streamDestination(process.stdout, onClosed) : fileDestination(given.output, signal);
  const names = given.files.length === 0 ? ['-'] : given.files;
  const code = await runTurn(given, opened, session, { names, destination }).catch((error: unknown) => {
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

async function runTurn(given: RecipeArguments, opened: OpenedRecipe, session: Session, turn: Turn): Promise<number> {
  const [first] = opened.steps;
  const { signal } = session;
  const { destination } = turn;
  const inputs: Input[] = [];
  try {
    // A digest reads the input as well.
    const readsOnce = first?.readsOnce === true && !first.deadlineMs && !given.receipt;
    for (const name of first?.takes === 'nothing' ? [] : turn.names)
      inputs.push(
        given.text === undefined
          ? await openAsUtf8({ encoding: given.encoding, readsOnce, signal }, (isOnce) =>
              openInput(name, isOnce, signal),
            )
          : { source: given.text, close: async () => undefined },
      );
    // With --json, the result is a part of the answer.
    const openFile = given.json ? {} : { openFile: destination.openFile };
    const digests = given.receipt !== undefined;
    const reply = withPlaces(await runSteps(opened, { inputs, signal, digests, ...openFile }), opened);
    const code = await report(given, opened, turn, reply);
    if (given.json && !signal.aborted)
      await destination.write(`${JSON.stringify(await answerOf(await inWords(reply)))}\n`);
    else if (reply.ok && reply.result !== undefined) await destination.write(reply.result);
    if (given.receipt && reply.ok) await saveReceipt(given.receipt, opened, reply, turn.names);
    return code;
  } finally {
    for (const { close } of inputs) await close();
  }
}

/** Each file of a folder. Results have the same paths in the folder of --output. */
async function runOnFolder(given: Arguments, opened: OpenedRecipe, session: Session): Promise<number> {
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
      const code = await runTurn(given, opened, session, turn);
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

/** The reply as data. The first bytes of each step's result are for a page. */
async function answerOf({ steps, others, ...reply }: RecipeReply<string>): Promise<unknown> {
  const sized = (list: readonly StepReply<string>[]) =>
    list.map(({ written, ...step }) => ({ ...step, ...(written && { bytes: written.bytes }) }));
  return withoutBlobs({ ...reply, steps: sized(steps), ...(others && { others: sized(others) }) });
}

/** Prints the notes of all steps and the error of one. Returns the exit code. */
async function report(
  given: RecipeArguments,
  opened: OpenedRecipe,
  { shownAs }: Turn,
  reply: RecipeReply,
): Promise<number> {
  const print = (said: Message) => complain(given.command, shownAs === undefined ? said : ofFile(shownAs, said));
  if (!given.quiet) for (const note of notesOfSteps(opened, reply)) await print(note);
  if (reply.ok) return isPositive(reply) ? EXIT.done : EXIT.negative;
  if (reply.step !== undefined)
    await print(saidByStep(opened, reply.step, reply.isOther === true, reply.error.message));
  else if (reply.error.code !== CANCELED.code) await complain(given.command, reply.error.message);
  return EXIT.problem;
}
