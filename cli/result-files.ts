// The files for several results in one folder. All get their names before the first run, so that no result replaces another one, an
// input or, without --force, any other file.
import { fstat } from 'node:fs';
import { lstat, mkdir, realpath, stat } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import type { CommandRecord } from '../workers/contract/options/command';
import { hasValues, type CommandLine } from '../workers/contract/options/command-line';
import { ToolError } from '../workers/contract/run/errors';
import type { Message } from '../workers/contract/run/message';
import { nameKey, safeName, splitExtension, uniqueNames } from '../workers/lib/file-names';
import { systemPath, textOfBytes } from './byte-names';
import { insideFolder } from './folders';
import { identityOf } from './inputs';
import { fileDestination, inNewFolders, newFileDestination, type Destination } from './outputs';
import { message } from './message';
import { codeOf, fileProblem, ofFile, shown } from './problem';

export interface ResultFile {
  readonly path: string;
  /** Why its name isn't the expected one. */
  readonly note?: Message;
  /** Another result has this name on a disk that ignores case, where this one must not replace it. */
  readonly isShared?: true;
}

export interface Results {
  readonly folder: string;
  /** The input of each result: `-` is standard input. The results of a folder keep its structure. */
  readonly inputs: readonly { readonly name: string; readonly folder?: string | undefined }[];
  /** A number goes between its two parts. */
  readonly nameOf: (input: string) => readonly [stem: string, extension: string];
  /** Whether other files may be replaced. */
  readonly isForced: boolean;
}

/** Creates the folder. Throws ToolError `unreadable` if a result would replace a file. */
export async function nameResults({ folder, inputs, nameOf, isForced }: Results): Promise<readonly ResultFile[]> {
  await createFolder(folder);
  // A folder's names stay as they are, because a disk that has them both can have both results.
  const isTree = inputs.some(({ folder: top }) => top !== undefined);
  const unique = uniqueNames([], isTree ? (name) => name : undefined);
  const named = inputs.map(({ name: input, folder: top }): ResultFile => {
    const [last, extension] = nameOf(input);
    const stem = top === undefined ? last : foldersWithin(top, input) + last;
    const [wanted, name] = [stem + extension, unique(stem, extension)];
    const path = join(folder, name);
    if (name === wanted) return { path };
    return { path, note: message('otherName', { input: shown(input), wanted: shown(wanted), path: shown(path) }) };
  });
  const files = withShared(named);
  // A link in the results' folder may lead into one that is read.
  const tops = [...new Set(inputs.flatMap(({ folder: top }) => top ?? []))];
  if (isTree) for (const below of new Set(files.map(({ path }) => dirname(path)))) await requireApart(below, tops);
  const read = new Set(await Promise.all(inputs.map(({ name }) => identityAt(name))));
  const written = new Set<string>();
  for (const [index, { path }] of files.entries()) {
    // In a folder with many files, a name that is too long fails when it is its turn.
    const isThere = await exists(path, inputs[index]?.folder === undefined);
    const identity = await identityAt(path);
    if (identity !== undefined && read.has(identity)) throw refusal(path, message('replacesInput'));
    if (isThere && !isForced) throw fileProblem({ code: 'EEXIST' }, path, 'write');
    if (identity === undefined) continue;
    if (written.has(identity)) throw refusal(path, message('replacesResult'));
    written.add(identity);
  }
  return files;
}

/** Creates the folders of a result as well. */
export function resultDestination({ path, isShared }: ResultFile, isForced: boolean, signal: AbortSignal): Destination {
  return inNewFolders(path, isForced && !isShared ? fileDestination(path, signal) : newFileDestination(path));
}

function withShared(files: readonly ResultFile[]): readonly ResultFile[] {
  const once = new Set<string>();
  const again = new Set<string>();
  for (const { path } of files) (once.has(nameKey(path)) ? again : once).add(nameKey(path));
  if (again.size === 0) return files;
  return files.map((file) => (again.has(nameKey(file.path)) ? { ...file, isShared: true } : file));
}

/** The folders of a file below `top`, with a slash at the end. */
const foldersWithin = (top: string, path: string): string => {
  const from = insideFolder(top, '').length;
  return path.slice(from, path.lastIndexOf('/') + 1);
};

/** Throws ToolError if one of the folders contains the target, or is in it: a result could become an input, or replace one. */
export async function requireApart(target: string, folders: readonly string[]): Promise<void> {
  const written = await realPath(target);
  for (const folder of folders) {
    const read = await realPath(folder);
    if (isWithin(written, read)) throw refusal(target, message('isInReadFolder', { folder: shown(folder) }));
    if (isWithin(read, written)) throw refusal(target, message('hasReadFolder', { folder: shown(folder) }));
  }
}

const isWithin = (path: string, folder: string) => path === folder || path.startsWith(insideFolder(folder, ''));

/** Without links, also of a path that doesn't exist yet. */
async function realPath(path: string): Promise<string> {
  try {
    return textOfBytes(await realpath(systemPath(path), { encoding: 'buffer' }));
  } catch (error) {
    const whole = resolve(path);
    if (codeOf(error) !== 'ENOENT' || dirname(whole) === whole) throw fileProblem(error, path, 'write');
    return join(await realPath(dirname(whole)), basename(whole));
  }
}

const refusal = (path: string, why: Message) => new ToolError('unreadable', ofFile(path, why));

async function createFolder(folder: string): Promise<void> {
  try {
    const stats = await stat(folder).catch(() => undefined);
    if (!stats) await mkdir(folder, { recursive: true });
    else if (!stats.isDirectory()) throw refusal(folder, message('fileNotFolder'));
  } catch (error) {
    throw error instanceof ToolError ? error : fileProblem(error, folder, 'write');
  }
}

/** Undefined if there is no such file. */
async function identityAt(path: string): Promise<string | undefined> {
  const stats = await (path === '-' ? statInput(0, { bigint: true }) : stat(systemPath(path), { bigint: true })).catch(
    () => undefined,
  );
  return stats && identityOf(stats);
}

const statInput = promisify(fstat);

/** A link counts even if it leads nowhere. Throws ToolError for a name that no file can have, unless it isn't `required`. */
async function exists(path: string, required: boolean): Promise<boolean> {
  try {
    await lstat(systemPath(path));
    return true;
  } catch (error) {
    if (codeOf(error) === 'ENOENT' || !required) return false;
    throw fileProblem(error, path, 'write');
  }
}

/** `a.png` becomes `a.png.base64`, and back. Windows has names that can't be files, such as `con`. */
export function convertedName(
  input: string,
  { name: command, suffixes = { added: `.${command}` } }: Pick<CommandRecord & CommandLine, 'name' | 'suffixes'>,
  values: object,
  isWindows = process.platform === 'win32',
): readonly [stem: string, extension: string] {
  const base = input === '-' ? 'stdin' : basename(input);
  const [stem, extension] = splitExtension(base);
  const { added, removed } = suffixes;
  if (!removed || !hasValues(values, removed.with)) return [stem, `${extension}${added}`];
  const suffix = removed.suffixes.find((one) => base.toLowerCase().endsWith(one)) ?? '';
  const bare = base.slice(0, base.length - suffix.length);
  const name = isWindows ? safeName(bare) : bare;
  return bare === base || /^\.{0,2}$/.test(name) ? [stem, `${extension}.decoded`] : splitExtension(name);
}
