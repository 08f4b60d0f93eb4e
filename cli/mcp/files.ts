// Files for `toolyard mcp`: only below the roots, and through no link that leads out of them. Each path is followed link by link. Its
// file is opened, and then the descriptor is checked, so a path that is swapped meanwhile doesn't matter. On Linux, /proc/self/fd gives
// the descriptor's real path (proc(5)), and files are read and made through it. Elsewhere, the path without links is opened, and
// compared with the descriptor afterwards. A hard link can't be distinguished from the file itself.
import { randomUUID } from 'node:crypto';
import { constants, type BigIntStats, type Stats } from 'node:fs';
import { lstat, mkdir, open, realpath, stat, type FileHandle } from 'node:fs/promises';
import { basename, dirname, join, relative, resolve, sep } from 'node:path';
import { ToolError } from '../../workers/contract/run/errors';
import type { LargeFile } from '../../workers/run/sink';
import { say } from '../../workers/words/in-words';
import { openStream, type Input } from '../inputs';
import { openFile } from '../open-file';
import { followLinks, isBelow, type Root } from './paths';
import { newFileDestination, strictDestination } from '../outputs';
import { codeOf, fileProblem, ofFile, shown, UsageError } from '../problem';
import * as words from './words';

/** For results without a path from the caller. */
const RESULTS = 'toolyard-results';

const IS_LINUX = process.platform === 'linux';

export interface OpenedOutput {
  readonly path: string;
  readonly openFile: () => Promise<LargeFile>;
  readonly close: () => Promise<void>;
}

export interface Writing {
  /** Whether an existing file may be replaced. */
  readonly overwrite: boolean;
  /** File names that are never overwritten. */
  readonly inputs: readonly string[];
}

interface Opened {
  readonly handle: FileHandle;
  /** Without links. */
  readonly real: string;
}

/** The error is the same for an existing and a missing file, so that it reveals nothing about other folders. */
const outside = (name: string) => refused(name, words.outsideRoots);

const refused = (name: string, why: string) => new ToolError('unreadable', ofFile(name, why));

const exists = (name: string) => refused(name, words.exists);

/** A link that leads nowhere, by the code of the system's error. */
const BROKEN_LINK: Readonly<Record<string, string>> = { ENOENT: words.brokenLink, ELOOP: words.linkToItself };

/** Why it isn't a file. */
function otherKind(stats: Stats | BigIntStats): string {
  if (stats.isDirectory()) return words.isFolder;
  if (stats.isSymbolicLink()) return words.isLink;
  if (stats.isFIFO()) return words.isPipe;
  return stats.isSocket() ? words.isSocket : words.isDevice;
}

function checkIsFile(stats: Stats | BigIntStats, name: string): void {
  if (!stats.isFile()) throw refused(name, otherKind(stats));
}

/**
 * Throws UsageError for a folder that can't be used.
 * @param hasDescriptorPaths whether /proc/self/fd has the paths of descriptors
 */
export async function openRoots(folders: readonly string[], hasDescriptorPaths = IS_LINUX): Promise<Roots> {
  const roots = folders.map(async (folder): Promise<Root> => {
    const stats = await stat(folder).catch(() => undefined);
    if (!stats?.isDirectory()) throw new UsageError(say(words.noSuchRoot, { folder: shown(folder) }));
    return { given: resolve(folder), real: await realpath(folder) };
  });
  const [first, ...others] = await Promise.all(roots);
  if (!first) throw new UsageError(words.noRoot);
  return new Roots([first, ...others], hasDescriptorPaths);
}

export class Roots {
  readonly #first: Root;
  readonly #all: readonly Root[];
  readonly #hasDescriptorPaths: boolean;

  constructor(roots: readonly [Root, ...Root[]], hasDescriptorPaths: boolean) {
    [this.#first] = roots;
    this.#all = roots;
    this.#hasDescriptorPaths = hasDescriptorPaths;
  }

  /** Relative paths start at the first root. Throws ToolError `unreadable`. */
  #pathOf(name: string): string {
    const path = resolve(this.#first.real, name);
    const isAllowed = this.#all.some(({ given, real }) => isBelow(path, real) || isBelow(path, given));
    if (!isAllowed || name === '' || name.includes('\0')) throw outside(name);
    return path;
  }

  /** The path without links. The file may be missing. */
  async #realPath(path: string, name: string): Promise<string> {
    const followed = await followLinks(path, this.#all);
    if (followed === undefined) throw outside(name);
    try {
      const real = await realpath(followed);
      this.#check(real, name);
      return real;
    } catch (error) {
      const broken = BROKEN_LINK[codeOf(error)];
      if (broken === undefined || !(await lstat(path).catch(() => undefined))?.isSymbolicLink()) throw error;
      throw refused(name, broken);
    }
  }

  async #open(real: string, name: string, flags: number): Promise<Opened> {
    const handle = await open(real, flags | constants.O_NOFOLLOW);
    try {
      if (!this.#hasDescriptorPaths) {
        await checkSame(handle, real, name);
        return { handle, real };
      }
      const opened = await realpath(`/proc/self/fd/${handle.fd}`);
      this.#check(opened, name);
      return { handle, real: opened };
    } catch (error) {
      await handle.close();
      throw error;
    }
  }

  #check(real: string, name: string): void {
    if (!this.#all.some((root) => isBelow(real, root.real))) throw outside(name);
  }

  /** Throws ToolError `unreadable`. */
  async read(name: string, readsOnce: boolean, signal: AbortSignal): Promise<Input> {
    const path = this.#pathOf(name);
    try {
      const real = await this.#realPath(path, name);
      // Opening a device can have effects.
      checkIsFile(await lstat(real), name);
      // Doesn't wait for the other end of a named pipe.
      const { handle } = await this.#open(real, name, constants.O_RDONLY | constants.O_NONBLOCK);
      try {
        checkIsFile(await handle.stat(), name);
        if (!this.#hasDescriptorPaths) {
          return await openStream(handle.createReadStream(), { name, readsOnce, signal });
        }
        const opened = `/proc/self/fd/${handle.fd}`;
        return { source: await openFile(opened), path: opened, close: () => handle.close() };
      } catch (error) {
        await handle.close();
        throw error;
      }
    } catch (error) {
      throw error instanceof ToolError ? error : fileProblem(error, name, 'read');
    }
  }

  /** The file appears once it is complete. Throws ToolError. */
  async write(name: string, writing: Writing): Promise<OpenedOutput> {
    const path = this.#pathOf(name);
    try {
      const flags = constants.O_RDONLY | constants.O_DIRECTORY;
      const { handle, real } = await this.#open(await this.#realPath(dirname(path), name), name, flags);
      try {
        const last = basename(path);
        if (this.#isHidden(path) || this.#isHidden(join(real, last))) throw refused(name, words.hiddenPath);
        const target = join(this.#hasDescriptorPaths ? `/proc/self/fd/${handle.fd}` : real, last);
        await this.#checkTarget(target, name, writing);
        const { openFile } = writing.overwrite ? strictDestination(target, path) : newFileDestination(target, path);
        return {
          path,
          openFile: async () => withoutForce(await openFile(), name),
          close: () => handle.close(),
        };
      } catch (error) {
        await handle.close();
        throw error;
      }
    } catch (error) {
      throw error instanceof ToolError ? error : fileProblem(error, name, 'write');
    }
  }

  /** Hidden files below a root are refused, but not because the root itself is in a hidden folder. */
  #isHidden(path: string): boolean {
    const folders = this.#all.flatMap(({ given, real }) => [given, real]).filter((folder) => isBelow(path, folder));
    return folders.every((folder) =>
      relative(folder, path)
        .split(sep)
        .some((part) => part.startsWith('.')),
    );
  }

  async #checkTarget(target: string, name: string, { overwrite, inputs }: Writing): Promise<void> {
    const stats = await lstat(target, { bigint: true }).catch(() => undefined);
    if (!stats) return;
    checkIsFile(stats, name);
    for (const input of inputs)
      if (isSame(stats, await stat(this.#pathOf(input), { bigint: true }))) throw refused(name, words.isInput);
    if (!overwrite) throw exists(name);
  }

  /** A new file in a folder of the first root. */
  async writeNew(tool: string, extension: string): Promise<OpenedOutput> {
    const name = join(this.#first.real, RESULTS, `${tool}-${randomUUID().slice(0, 8)}.${extension}`);
    if ((await followLinks(dirname(name), this.#all)) === undefined) throw outside(name);
    try {
      await mkdir(dirname(name), { recursive: true });
    } catch (error) {
      throw fileProblem(error, dirname(name), 'write');
    }
    return this.write(name, { overwrite: false, inputs: [] });
  }
}

const isSame = (one: BigIntStats, other: BigIntStats) => one.ino === other.ino && one.dev === other.dev;

/**
 * Another program may create the file before the result is complete. The command line's message for that names a flag, so it
 * can't be used here.
 */
const withoutForce = (file: LargeFile, name: string): LargeFile => ({
  ...file,
  close: (mime) =>
    file.close(mime).catch((error: unknown) => {
      throw error instanceof Error && codeOf(error.cause) === 'EEXIST' ? exists(name) : error;
    }),
});

/** The path has no links, before and after its file is compared with the opened one. */
async function checkSame(handle: FileHandle, real: string, name: string): Promise<void> {
  const opened = await handle.stat({ bigint: true });
  for (let turn = 0; turn < 2; turn++) {
    const named = await lstat(real, { bigint: true });
    if (!isSame(opened, named) || (await realpath(real)) !== real) throw outside(name);
  }
}
