// Files for `toolyard mcp`: only below the roots, and through no link that leads out of them. Each file is opened first, and then the
// descriptor is checked, so a path that is swapped meanwhile doesn't matter. On Linux, /proc/self/fd gives the descriptor's real path
// (proc(5)), and files are read and made through it. Elsewhere, the path without links is opened,
// and compared with the descriptor afterwards.
// A hard link can't be distinguished from the file itself.
import { randomUUID } from 'node:crypto';
import { constants } from 'node:fs';
import { lstat, mkdir, open, realpath, stat, type FileHandle } from 'node:fs/promises';
import { basename, dirname, isAbsolute, join, relative, resolve, sep } from 'node:path';
import { ToolError } from '../workers/contract/errors';
import { openStream, type Input } from './inputs';
import { openFile } from './open-file';
import { strictDestination, type Destination } from './outputs';
import { fileProblem, shown, UsageError } from './problem';

/** For results without a path from the caller. */
const RESULTS = 'toolyard-results';

const IS_LINUX = process.platform === 'linux';

export interface OpenedOutput {
  readonly path: string;
  readonly destination: Destination;
  readonly close: () => Promise<void>;
}

interface Root {
  readonly given: string;
  readonly real: string;
}

function isBelow(path: string, folder: string): boolean {
  const way = relative(folder, path);
  return way !== '..' && !way.startsWith(`..${sep}`) && !isAbsolute(way);
}

/** The same error for an existing file and a missing one, so that nothing is revealed about other folders. */
const outside = (name: string) =>
  new ToolError('unreadable', `${shown(name)}: This path is not below the folders of --root. Use one of their files.`);

/**
 * Throws UsageError for a folder that can't be used.
 * @param hasDescriptorPaths whether /proc/self/fd has the paths of descriptors
 */
export async function openRoots(folders: readonly string[], hasDescriptorPaths = IS_LINUX): Promise<Roots> {
  const roots = folders.map(async (folder): Promise<Root> => {
    const stats = await stat(folder).catch(() => undefined);
    if (!stats?.isDirectory()) throw new UsageError(`--root ${shown(folder)}: There is no such folder.`);
    return { given: resolve(folder), real: await realpath(folder) };
  });
  const [first, ...others] = await Promise.all(roots);
  if (!first) throw new UsageError('Name at least one folder with --root.');
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

  async #open(path: string, name: string, flags: number): Promise<FileHandle> {
    const real = await realpath(path);
    this.#check(real, name);
    const handle = await open(real, flags | constants.O_NOFOLLOW);
    try {
      if (this.#hasDescriptorPaths) this.#check(await realpath(`/proc/self/fd/${handle.fd}`), name);
      else await checkSame(handle, real, name);
      return handle;
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
      // Without waiting for the other end of a named pipe.
      const handle = await this.#open(path, name, constants.O_RDONLY | constants.O_NONBLOCK);
      try {
        if (!(await handle.stat()).isFile())
          throw new ToolError('unreadable', `${shown(name)}: This is not a file. Name a file.`);
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

  /** A file that doesn't exist yet, or replaces another one once it is complete. Throws ToolError. */
  async write(name: string): Promise<OpenedOutput> {
    const path = this.#pathOf(name);
    const flags = constants.O_RDONLY | constants.O_DIRECTORY;
    try {
      const folder = await this.#open(dirname(path), name, flags);
      const through = this.#hasDescriptorPaths ? `/proc/self/fd/${folder.fd}` : dirname(path);
      return {
        path,
        destination: strictDestination(join(through, basename(path)), path),
        close: () => folder.close(),
      };
    } catch (error) {
      throw error instanceof ToolError ? error : fileProblem(error, name, 'write');
    }
  }

  /** A new file in a folder of the first root. */
  async writeNew(tool: string, extension: string): Promise<OpenedOutput> {
    const name = join(this.#first.real, RESULTS, `${tool}-${randomUUID().slice(0, 8)}.${extension}`);
    try {
      await mkdir(dirname(name), { recursive: true });
    } catch (error) {
      throw fileProblem(error, dirname(name), 'write');
    }
    return this.write(name);
  }
}

/** The path has no links, before and after its file is compared with the opened one. */
async function checkSame(handle: FileHandle, real: string, name: string): Promise<void> {
  const opened = await handle.stat({ bigint: true });
  for (let turn = 0; turn < 2; turn++) {
    const named = await lstat(real, { bigint: true });
    const isSame = opened.ino === named.ino && opened.dev === named.dev;
    if (!isSame || (await realpath(real)) !== real) throw outside(name);
  }
}
