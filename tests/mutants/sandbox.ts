// A copy of the working tree in a temporary folder. Bugs go into the copy, so an interrupted run leaves the project untouched.
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Mutant } from './mutants';

const project = join(import.meta.dirname, '../..');

/** Compiled WebAssembly, which git doesn't know. Without it, the copy would compile it again. */
const GENERATED = 'wasm/generated';

/** Tracked files and new ones, as they are now; what git ignores is left out. */
const sources = () =>
  execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: project,
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  })
    .split('\0')
    .filter((file) => file !== '' && existsSync(join(project, file)));

export const makeFolder = () => mkdtemp(join(tmpdir(), 'toolyard-mutants-'));

export async function copyProject(root: string): Promise<void> {
  for (const file of [...sources(), ...(existsSync(join(project, GENERATED)) ? [GENERATED] : [])]) {
    await mkdir(dirname(join(root, file)), { recursive: true });
    await cp(join(project, file), join(root, file), { recursive: true });
  }
  await symlink(join(project, 'node_modules'), join(root, 'node_modules'), 'junction');
}

/** Tries again while a copy that was interrupted still writes. */
export const removeCopy = (root: string) => rm(root, { recursive: true, force: true, maxRetries: 5 });

/** Why the mutant no longer applies to the sources; undefined if it does. */
export async function misfit({ file, from }: Mutant, root = project): Promise<string | undefined> {
  if (!existsSync(join(root, file))) return `There is no ${file}. Adapt the mutant.`;
  const count = (await readFile(join(root, file), 'utf8')).split(from).length - 1;
  return count === 1 ? undefined : `${file} has the text to change ${count} times, not once. Adapt the mutant.`;
}

/** Puts the bug into the copy. Resolves to a function that takes it out again. */
export async function applyMutant({ file, from, to }: Mutant, root: string): Promise<() => Promise<void>> {
  const path = join(root, file);
  const original = await readFile(path, 'utf8');
  await writeFile(
    path,
    original.replace(from, () => to),
  );
  return () => writeFile(path, original);
}
