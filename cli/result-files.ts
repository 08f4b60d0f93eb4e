// The files for several results in one folder. All get their names before the first run, so that no result replaces another one, an
// input or, without --force, any other file.
import { fstat } from 'node:fs';
import { lstat, mkdir, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import type { CommandRecord } from '../workers/contract/options/command';
import { hasValues, type CommandLine } from '../workers/contract/options/command-line';
import { ToolError } from '../workers/contract/run/errors';
import { safeName, splitExtension, uniqueNames } from '../workers/lib/file-names';
import { codeOf, fileProblem, shown } from './problem';

export interface ResultFile {
  readonly path: string;
  /** Why its name isn't the expected one, in words. */
  readonly note?: string;
}

export interface Results {
  readonly folder: string;
  /** The input of each result. `-` is standard input. */
  readonly inputs: readonly string[];
  /** A number goes between its two parts. */
  readonly nameOf: (input: string) => readonly [stem: string, extension: string];
  /** Whether other files may be replaced. */
  readonly isForced: boolean;
}

/** Creates the folder. Throws ToolError `unreadable` if a result would replace a file. */
export async function nameResults({ folder, inputs, nameOf, isForced }: Results): Promise<readonly ResultFile[]> {
  await createFolder(folder);
  const unique = uniqueNames();
  const files = inputs.map((input): ResultFile => {
    const [stem, extension] = nameOf(input);
    const [wanted, name] = [stem + extension, unique(stem, extension)];
    const path = join(folder, name);
    if (name === wanted) return { path };
    return { path, note: `${shown(input)}: Another result is named ${shown(wanted)}. This one is ${shown(path)}.` };
  });
  const read = new Set(await Promise.all(inputs.map(identityOf)));
  const written = new Set<string>();
  for (const { path } of files) {
    const isThere = await exists(path);
    const identity = await identityOf(path);
    if (identity !== undefined && read.has(identity)) throw refusal(path, 'A result would replace this input.');
    if (isThere && !isForced) throw fileProblem({ code: 'EEXIST' }, path, 'write');
    if (identity === undefined) continue;
    if (written.has(identity)) throw refusal(path, 'Another result would replace this file by another name.');
    written.add(identity);
  }
  return files;
}

const refusal = (path: string, why: string) =>
  new ToolError('unreadable', `${shown(path)}: ${why} Use another folder.`);

async function createFolder(folder: string): Promise<void> {
  try {
    const stats = await stat(folder).catch(() => undefined);
    if (!stats) await mkdir(folder, { recursive: true });
    else if (!stats.isDirectory())
      throw new ToolError(
        'unreadable',
        `${shown(folder)}: This is a file, and several results need a folder. Name one.`,
      );
  } catch (error) {
    throw error instanceof ToolError ? error : fileProblem(error, folder, 'write');
  }
}

/** The same for every name of a file: other spellings, links, hard links. Undefined if there is none. */
async function identityOf(path: string): Promise<string | undefined> {
  const stats = await (path === '-' ? statInput(0, { bigint: true }) : stat(path, { bigint: true })).catch(
    () => undefined,
  );
  return stats && `${String(stats.dev)}:${String(stats.ino)}`;
}

const statInput = promisify(fstat);

/** A link counts even if it leads nowhere. Throws ToolError for a name that no file can have. */
async function exists(path: string): Promise<boolean> {
  try {
    await lstat(path);
    return true;
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return false;
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
