// Runs one command: opens its inputs, runs them one after another, and writes their results.
import { readFile } from 'node:fs/promises';
import { hasValues } from '../workers/contract/options/command-line';
import { ToolError, type ToolErrorData } from '../workers/contract/run/errors';
import type { Progress } from '../workers/contract/run/kernel';
import type { Message, Text } from '../workers/contract/run/message';
import type { AnySource } from '../workers/contract/run/source';
import type { Stored } from '../workers/contract/run/sink';
import type { LargeFile } from '../workers/run/sink';
import { readArguments, type Arguments } from './flags';
import { bytesOfText } from './byte-names';
import { checkEncoding } from './encodings';
import type { FolderNames } from './compare-folders';
import { listNamed, notesOn, walkingOf, type Listing } from './folders';
import { inWords } from './in-words';
import { identityOf, openInput, type Input } from './inputs';
import type { Job, Tool } from './job';
import { fileDestination, isFolder, requireFile, statsOfOutput, streamDestination, type Destination } from './outputs';
import { openJob, type Asked } from './library-call';
import { message } from './message';
import { openAsUtf8 } from './open-as-utf8';
import { openPause } from './pause';
import { complain, EXIT, fileProblem, ofFile, UsageError, withBytesShown, withFolderFlag } from './problem';
import { convertedName, nameResults, requireApart, resultDestination } from './result-files';
import { runJob } from './run';
import { inSession, type Session } from './session';
import { SmallFiles } from './small-files';
import { loadTool } from './tools';
import { withoutBlobs } from './without-blobs';

/** Throws UsageError for wrong arguments, and ToolError if a file can't be read or written. */
export async function runCommand(command: string, args: readonly string[]): Promise<number> {
  const tool = await loadTool(command);
  const given = readArguments(tool, args);
  if (!given.common.quiet) for (const note of given.notes) await complain(command, note);
  if (given.common.receipt !== undefined || given.common['receipt-typed']) {
    const { runWithReceipt } = await import('./receipt-command');
    return runWithReceipt(tool, given);
  }
  return inSession(async (session) => {
    requireTogether(tool, given);
    if (!given.common.check) return runAll({ command, tool, given, key: await readKey(given), session });
    const { checkFiles } = await import('./check');
    const code = await checkFiles(command, given.names, {
      walking: walkingOf(given.common, session.signal),
      isQuiet: given.common.quiet !== undefined,
      isStrict: given.common['strict-folder'] !== undefined,
    });
    return session.endedBy() ?? code;
  });
}

/** Throws UsageError for a flag that has no effect without another one. */
function requireTogether({ takesSeveral }: Tool, { common }: Arguments): void {
  const { check, recursive, 'strict-folder': strict, follow } = common;
  if (strict && !check) throw new UsageError(message('strictNeedsCheck'));
  if (check && recursive) throw new UsageError(message('checkNotRecursive'));
  if (takesSeveral && !recursive && !strict && (follow || common['skip-hidden']))
    throw new UsageError(message('needsRecursive', { flag: follow ? '--follow' : '--skip-hidden' }));
}

/** A secret is never an argument: other users see those in the list of processes. */
async function readKey({ common }: Arguments): Promise<string | undefined> {
  const { 'key-file': file, 'key-fd': number } = common;
  if (file === undefined && number === undefined) return process.env.TOOLYARD_KEY;
  if (typeof number === 'string' && !/^\d{1,9}$/.test(number)) throw new UsageError(message('keyFdNumber'));
  const path = typeof file === 'string' ? file : `/dev/fd/${String(number)}`;
  try {
    return (await readFile(path, 'utf8')).replace(/\r?\n$/, '');
  } catch (error) {
    throw fileProblem(error, path, 'read');
  }
}

interface Work {
  readonly command: string;
  readonly tool: Tool;
  readonly given: Arguments;
  readonly key: string | undefined;
  readonly session: Session;
}

/** The input of one run: names of files, or text given as an argument. */
interface Turn {
  readonly names: readonly string[];
  readonly text?: string;
  /** The named folder that the file was found in. */
  readonly folder?: string;
}

async function runAll(work: Work): Promise<number> {
  const { given, tool, command } = work;
  const { output, text, json } = given.common;
  const ask = (names: readonly string[]): Asked => ({
    command,
    values: given.values,
    context: {
      names,
      isShown: process.stdout.isTTY && output === undefined,
      ...(work.key !== undefined && { key: work.key }),
    },
  });
  checkEncoding(tool, encodingIn(given));
  const folders = await foldersToCompare(work);
  if (folders) return compareTwoFolders(work, ask(folders), folders);
  if (tool.record.comparesAll) return runOnAll(work, ask);
  const plan = await openJob(ask(given.names));
  const walking = walkingOf(given.common, work.session.signal);
  const listing = given.common.recursive ? await listNamed(namedFolders(given), walking) : undefined;
  const turns = listing?.turns ?? turnsOf(plan, tool, given.names, typeof text === 'string' ? text : undefined);
  const target = typeof output === 'string' ? output : undefined;
  const isListed = plan.isListed || json !== undefined;
  if ((turns.length > 1 || listing) && !isListed && target === undefined)
    throw new UsageError(message('severalNeedFolder'));
  const inFolder = isListed ? undefined : await destinationsIn(work, target, turns, plan.takes, listing);
  const { onClosed, signal } = work.session;
  if (target !== undefined && !inFolder) await requireFile(target);
  const whole = target === undefined ? streamDestination(process.stdout, onClosed) : fileDestination(target, signal);
  const own = isListed && listing ? await statsOfOutput(target) : undefined;
  const list = isListed ? await whole.openFile() : undefined;
  if (plan.heading !== undefined && json === undefined) await list?.write(bytesOfText(plan.heading));
  let worst: number = EXIT.done;
  for (const { error } of listing?.problems ?? []) {
    worst = EXIT.problem;
    await complain(command, error);
  }
  const outsAt = (index: number): Outs => ({
    destination: inFolder?.[index] ?? whole,
    list,
    ...(own && { own: identityOf(own) }),
  });
  const small = plan.sharesRuns && listing && json === undefined ? new SmallFiles<Turn>() : undefined;
  const runShared = async () => {
    const files = small?.take() ?? [];
    if (files.length > 0) worst = Math.max(worst, await runTogether(work, plan, ask, files, outsAt(0)));
  };
  for (const [index, turn] of turns.entries()) {
    if (work.session.signal.aborted) break;
    const outs = outsAt(index);
    try {
      if (small && (await keepSmall(work, turn, outs, small))) continue;
      await runShared();
      if (small && (await keepSmall(work, turn, outs, small))) continue;
      worst = Math.max(worst, await runTurn(work, plan, ask(turn.names), turn, outs));
    } catch (error) {
      worst = EXIT.problem;
      await complain(command, error);
    }
  }
  await runShared();
  if (listing && !given.common.quiet && !work.session.signal.aborted)
    for (const note of notesOn(listing, walking)) await complain(command, note);
  if (work.session.signal.aborted) await list?.abort();
  else await list?.close('text/plain');
  return work.session.endedBy() ?? (work.session.isClosed() ? EXIT.done : worst);
}

function namedFolders({ names, common: { text } }: Arguments): readonly string[] {
  if (text !== undefined) throw new UsageError(message('eitherFlag', { one: '--text', other: '--recursive' }));
  if (names.length === 0) throw new UsageError(message('recursiveNeedsFolder'));
  return names;
}

const FOLDER_FLAGS = ['quick', 'patch', 'follow', 'skip-hidden'] as const;

/** Undefined unless both inputs are folders. */
async function foldersToCompare({ tool, given }: Work): Promise<FolderNames | undefined> {
  const { quick, patch, json, text } = given.common;
  const [first, second, ...others] = given.names;
  const canBe =
    tool.record.comparesFolders && hasValues(given.values, { mode: 'compare', as: 'text' }) && text === undefined;
  if (canBe && first !== undefined && second !== undefined && others.length === 0) {
    const withPatch = quick ? '--quick' : json ? '--json' : undefined;
    if (patch && withPatch) throw new UsageError(message('eitherFlag', { one: withPatch, other: '--patch' }));
    if ((await isFolder(first)) && (await isFolder(second))) return [first, second];
  }
  const flag = FOLDER_FLAGS.find((name) => given.common[name]);
  if (tool.record.comparesFolders && flag) throw new UsageError(message('needsTwoFolders', { flag: `--${flag}` }));
  return undefined;
}

async function compareTwoFolders(work: Work, asked: Asked, folders: FolderNames): Promise<number> {
  const { command, given, session } = work;
  const { output, json, quiet, quick, patch } = given.common;
  const { compareFolders, areSame, linesOf, summaryOf, writeFolderPatch } = await import('./compare-folders');
  if (typeof output === 'string') await requireFile(output);
  const comparison = await compareFolders(folders, walkingOf(given.common, session.signal), quick !== undefined);
  const summary = summaryOf(comparison, folders, quick !== undefined);
  const { problems, notes: left, same, ...groups } = comparison;
  const notes: Text[] = [...left, summary];
  for (const problem of session.signal.aborted ? [] : problems) await complain(command, problem);
  let worst: number = problems.length > 0 ? EXIT.problem : areSame(comparison) ? EXIT.done : EXIT.negative;
  if (!session.signal.aborted) {
    const { onClosed, signal } = session;
    const destination =
      typeof output === 'string' ? fileDestination(output, signal) : streamDestination(process.stdout, onClosed);
    const out = await destination.openFile();
    if (json !== undefined)
      await out.write(
        await jsonLine(
          work,
          { names: folders },
          {
            ok: true,
            positive: areSame(comparison),
            notes: await inWords(notes),
            output: { same: same.length, ...groups },
          },
        ),
      );
    else if (patch) {
      if ([...groups.onlyInFirst, ...groups.onlyInSecond].some((path) => path.endsWith('/')))
        notes.unshift(message('emptyFoldersDiffer'));
      worst = Math.max(worst, await writeFolderPatch(comparison, { folders, asked, out, signal }));
    } else await out.write(bytesOfText(linesOf(comparison, folders)));
    if (signal.aborted) await out.abort();
    else await out.close('text/plain');
    if (!quiet && json === undefined) for (const note of notes) await complain(command, note);
  }
  return session.endedBy() ?? (session.isClosed() ? EXIT.done : worst);
}

interface AllFiles {
  readonly names: string[];
  readonly sources: AnySource[];
  readonly identities: (string | undefined)[];
}

/** One run whose input is all files that can be found. */
async function runOnAll(work: Work, ask: (names: readonly string[]) => Asked): Promise<number> {
  const { command, given, session } = work;
  const { output, json, quiet, recursive, text } = given.common;
  const { signal, onClosed } = session;
  if (text !== undefined) throw new UsageError(message('comparesNoText'));
  if (given.names.length === 0) throw new UsageError(message('nameFilesToCompare'));
  if (given.names.includes('-')) throw new UsageError(message('comparesNoStandardInput'));
  const target = typeof output === 'string' ? output : undefined;
  if (target !== undefined) await requireFile(target);
  const walking = walkingOf(given.common, signal);
  const listing = recursive ? await listNamed(given.names, walking) : undefined;
  const own = listing ? await statsOfOutput(target) : undefined;
  const { files, problems, notes } = await findAll(listing, given.names, own && identityOf(own), signal);
  let worst: number = EXIT.done;
  const report = async (problem: unknown) => {
    worst = EXIT.problem;
    await complain(command, problem);
  };
  for (const problem of signal.aborted ? [] : problems) await report(problem);
  const planned = ask(files.names);
  const asked = { ...planned, context: { ...planned.context, identities: files.identities } };
  const job = await openJob(asked);
  const progress = progressLine(given);
  const inputs = files.sources.map((source): Input => ({ source, close: async () => undefined }));
  const reply = await runJob(job, asked, inputs, { signal, ...(progress && { onProgress: progress.show }) });
  progress?.clear();
  if (!reply.ok) {
    if (reply.error.code !== 'canceled') await report(reply.error.message);
    return session.endedBy() ?? EXIT.problem;
  }
  const unread = job.problemsOf(reply.output);
  if (unread.length > 0) worst = EXIT.problem;
  const all = [...notes, ...(listing ? notesOn(listing, walking) : []), ...reply.notes];
  for (const note of quiet ? unread : json === undefined ? all : []) await complain(command, note);
  const destination =
    target === undefined ? streamDestination(process.stdout, onClosed) : fileDestination(target, signal);
  const result = job.resultOf(reply.output);
  const answer = { ok: true, positive: job.verdictOf(reply.output), notes: await inWords(all), output: reply.output };
  const file = await destination.openFile();
  if (json !== undefined) await file.write(await jsonLine(work, { names: given.names }, answer));
  else if (result !== undefined) {
    const whole = await textOf(result);
    // A terminal gets no bytes that aren't text.
    await file.write(bytesOfText(target === undefined && process.stdout.isTTY ? withBytesShown(whole) : whole));
  }
  await file.close('text/plain');
  return session.endedBy() ?? (session.isClosed() ? EXIT.done : worst);
}

/** `own`: the file that the result is written to. */
async function findAll(
  listing: Listing | undefined,
  named: readonly string[],
  own: string | undefined,
  signal: AbortSignal,
) {
  const { findOnDisk } = await import('./disk-file');
  const problems: unknown[] = (listing?.problems ?? []).map(({ error }) => error);
  const notes: Message[] = [];
  const files: AllFiles = { names: [], sources: [], identities: [] };
  const pause = openPause();
  for (const name of listing?.turns.map(({ names: [only] }) => only) ?? named) {
    await pause();
    if (signal.aborted) break;
    try {
      const file = findOnDisk(name);
      if (own !== undefined && file.identity === own) notes.push(ofFile(name, message('resultLeftOut')));
      else {
        files.names.push(name);
        files.sources.push(file.source);
        files.identities.push(file.identity);
      }
    } catch (error) {
      problems.push(listing ? error : withFolderFlag(error, name));
    }
  }
  return { files, problems, notes };
}

function turnsOf(
  { takes }: Job,
  { record: { takesText, takesMore } }: Tool,
  names: readonly string[],
  text: string | undefined,
): readonly Turn[] {
  if (text !== undefined || (takesText && names.length > 0)) {
    if (takes === 'nothing' || takes === 'two') throw new UsageError(message('takesNoText'));
    if (text !== undefined && names.length > 0) throw new UsageError(message('textOrFiles'));
    return [{ names: ['-'], text: text ?? names.join(' ') }];
  }
  switch (takes) {
    case 'nothing':
      if (names.length > 0) throw new UsageError(message('takesNoInput'));
      return [{ names: [] }];
    case 'one':
      if (names.length > 1) throw new UsageError(message('takesOneFile'));
      return [{ names: [names[0] ?? '-'] }];
    case 'two':
      if (names.length < 2 || (names.length > 2 && !takesMore))
        throw new UsageError(message(takesMore ? 'needsTwoFiles' : 'takesTwoFiles'));
      return [{ names }];
    case 'each':
      return names.length === 0 ? [{ names: ['-'] }] : names.map((name) => ({ names: [name] }));
  }
}

/**
 * One file per result if they go to a folder: with several results, and with one if the name ends in a slash or names a folder.
 */
async function destinationsIn(
  { given, tool, session }: Work,
  target: string | undefined,
  turns: readonly Turn[],
  takes: Job['takes'],
  listing: Listing | undefined,
): Promise<readonly Destination[] | undefined> {
  if (target === undefined || takes !== 'each') return undefined;
  if (!listing && turns.length === 1 && !(await isFolder(target))) return undefined;
  if (listing) await requireApart(target, listing.named);
  const isForced = given.common.force !== undefined;
  const files = await nameResults({
    folder: target,
    inputs: turns.map(({ names: [name = '-'], folder }) => ({ name, folder })),
    nameOf: (input) => convertedName(input, tool.record, given.values),
    isForced,
  });
  for (const { note } of files) if (note !== undefined && !given.common.quiet) await complain(tool.record.name, note);
  return files.map((file) => resultDestination(file, isForced, session.signal));
}

interface Outs {
  readonly destination: Destination;
  /** Takes the results of all turns, one after another. */
  readonly list: LargeFile | undefined;
  /** The file of that list, which may be in a folder that is read. */
  readonly own?: string;
}

/** Whether the file is among the small ones now, or is left out. Throws ToolError. */
async function keepSmall({ command, given }: Work, turn: Turn, outs: Outs, small: SmallFiles<Turn>): Promise<boolean> {
  const file = small.read(turn.names[0] ?? '');
  if (!file) return false;
  if (outs.own !== identityOf(file.stats)) small.keep(file, turn);
  else if (!given.common.quiet) await complain(command, withName(turn, message('resultLeftOut')));
  return true;
}

/** One run for small files. If it fails, each has a separate run, whose messages name it. */
async function runTogether(
  work: Work,
  plan: Job,
  ask: (names: readonly string[]) => Asked,
  files: ReturnType<SmallFiles<Turn>['take']>,
  outs: Outs,
): Promise<number> {
  const { signal } = work.session;
  const planned = ask(files.map(({ turn }) => turn.names[0] ?? ''));
  const modified = files.map(({ stats }) => Math.floor(stats.mtimeMs));
  const asked = { ...planned, context: { ...planned.context, modified, areFiles: true, isContinued: true } };
  const job = await openJob(asked);
  const inputs = files.map(({ bytes }): Input => ({ source: bytes, close: async () => undefined }));
  const reply = await runJob(job, asked, inputs, { signal });
  const text = reply.ok && reply.notes.length === 0 ? await sharedText(job, reply.output) : undefined;
  if (text !== undefined) {
    await outs.list?.write(bytesOfText(text));
    return EXIT.done;
  }
  let worst: number = EXIT.done;
  for (const { turn } of files) {
    if (signal.aborted) return EXIT.problem;
    worst = Math.max(worst, await runTurn(work, plan, ask(turn.names), turn, outs));
  }
  return worst;
}

/** Undefined if one of the files has no result. */
async function sharedText(job: Job, output: unknown): Promise<string | undefined> {
  try {
    return await textOf(job.resultOf(output) ?? '');
  } catch (error) {
    if (error instanceof ToolError) return undefined;
    throw error;
  }
}

async function runTurn(work: Work, plan: Job, planned: Asked, turn: Turn, outs: Outs): Promise<number> {
  const { command, given, session } = work;
  const isJson = given.common.json !== undefined;
  const inputs: Input[] = [];
  const progress = progressLine(given);
  try {
    for (const name of turn.names) inputs.push(await openTurnInput(work, turn, name, plan));
    if (outs.own !== undefined && turn.folder !== undefined && inputs[0]?.identity === outs.own) {
      if (!given.common.quiet) await complain(command, withName(turn, message('resultLeftOut')));
      return EXIT.done;
    }
    const modified = inputs.map((input) => input.modified);
    const areFiles = inputs.every(({ path, isConverted }) => path !== undefined && !isConverted);
    const isContinued = outs.list !== undefined;
    const asked = { ...planned, context: { ...planned.context, modified, areFiles, isContinued } };
    const job = await openJob(asked);
    const { list, destination } = outs;
    const reply = await runJob(job, asked, inputs, {
      signal: session.signal,
      ...(progress && { onProgress: progress.show }),
      ...(!list && { openFile: destination.openFile }),
    });
    progress?.clear();
    if (!reply.ok) {
      if (reply.error.code === 'canceled') return EXIT.problem;
      if (isJson) await list?.write(await jsonLine(work, turn, { ok: false, error: reply.error }));
      else await complain(command, withName(turn, reply.error.message));
      return isNegative(work, reply.error) ? EXIT.negative : EXIT.problem;
    }
    const { output, notes } = reply;
    const isPositive = job.verdictOf(output);
    if (isJson) {
      await list?.write(
        await jsonLine(work, turn, {
          ok: true,
          positive: isPositive,
          notes,
          output,
        }),
      );
    } else {
      if (!given.common.quiet) for (const note of notes) await complain(command, withName(turn, note));
      const result = job.resultOf(output);
      if (result !== undefined && list) await list.write(bytesOfText(await textOf(result)));
      else if (result !== undefined) await destination.write(result);
    }
    return isPositive ? EXIT.done : EXIT.negative;
  } catch (error) {
    progress?.clear();
    if (!session.signal.aborted) await complain(command, error);
    return EXIT.problem;
  } finally {
    for (const { close } of inputs) await close();
  }
}

const encodingIn = ({ common: { encoding } }: Arguments) => (typeof encoding === 'string' ? encoding : undefined);

async function openTurnInput(work: Work, { text, folder }: Turn, name: string, { readsOnce }: Job): Promise<Input> {
  if (text !== undefined) return { source: text, close: async () => undefined };
  const { signal } = work.session;
  const reading = { encoding: encodingIn(work.given), readsOnce, signal };
  try {
    return await openAsUtf8(reading, (isOnce) => openInput(name, isOnce, signal));
  } catch (error) {
    throw work.tool.takesSeveral && folder === undefined ? withFolderFlag(error, name) : error;
  }
}

const withName = ({ names, text }: Turn, said: Text): Text => {
  const [name = '-'] = names;
  return names.length === 1 && name !== '-' && text === undefined ? ofFile(name, said) : said;
};

/** A validation of invalid input has an answer: no. */
function isNegative({ given, tool }: Work, { code }: Pick<ToolErrorData, 'code'>): boolean {
  const { verdictOnError } = tool.record;
  return (
    verdictOnError !== undefined && hasValues(given.values, verdictOnError.with) && verdictOnError.codes.includes(code)
  );
}

async function textOf(result: Stored | string): Promise<string> {
  if (typeof result === 'string') return result;
  return result.stored === 'text' ? result.text : result.stored === 'blob' ? result.blob.text() : '';
}

/** One line: text results unchanged, other bytes in Base64. */
async function jsonLine({ command }: Work, { names }: Turn, answer: object): Promise<Uint8Array> {
  const plain = await withoutBlobs({ tool: command, input: names.length > 1 ? names : (names[0] ?? null), ...answer });
  return new TextEncoder().encode(`${JSON.stringify(plain)}\n`);
}

/** Only on a terminal, and only if the result isn't printed there. */
function progressLine({ common }: Arguments) {
  const isShown = process.stderr.isTTY && !common.quiet && (!process.stdout.isTTY || common.output !== undefined);
  if (!isShown) return undefined;
  return {
    show: ({ done, total }: Progress) => {
      const amount = total ? `${Math.floor((done / total) * 100)} %` : `${(done / 1_000_000).toFixed(0)} MB`;
      process.stderr.write(`\r\x1b[K${amount}`);
    },
    clear: () => void process.stderr.write('\r\x1b[K'),
  };
}
