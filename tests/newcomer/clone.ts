// A fresh clone of this project with nothing installed and nothing built, and commands run in it as a person would type them.
import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const project = join(import.meta.dirname, '../..');

const git = (...words: string[]) => execFileSync('git', words, { cwd: project, encoding: 'utf8', maxBuffer: 2 ** 26 });

const listed = (...words: string[]) =>
  git(...words, '-z')
    .split('\0')
    .filter((file) => file !== '');

/** Files of the working tree that differ from the last commit, deleted ones included. */
const changedFiles = () => [
  ...listed('diff', 'HEAD', '--name-only'),
  ...listed('ls-files', '--others', '--exclude-standard'),
];

/** Clones the last commit into an empty folder and applies the changes that aren't committed yet. */
export function freshClone(): string {
  const folder = join(mkdtempSync(join(tmpdir(), 'toolyard-newcomer-')), 'toolyard');
  execFileSync('git', ['clone', '--quiet', project, folder]);
  for (const file of changedFiles()) {
    const [from, to] = [join(project, file), join(folder, file)];
    rmSync(to, { force: true });
    if (!existsSync(from)) continue;
    mkdirSync(dirname(to), { recursive: true });
    cpSync(from, to);
  }
  return folder;
}

/** Removes the clone and the folder around it. */
export const removeClone = (folder: string) => rmSync(dirname(folder), { recursive: true, force: true, maxRetries: 5 });

/** The variables that Vitest and the surrounding npm set would change what the command does. */
const plainEnv = () =>
  Object.fromEntries(
    Object.entries(process.env).filter(
      ([name]) => !/^(?:npm_|VITEST|VITE_|NODE_ENV$|INIT_CWD$|TEST$|MODE$|PROD$|DEV$|SSR$|BASE_URL$)/.test(name),
    ),
  );

export interface Shell {
  readonly child: ChildProcess;
  /** All that was printed so far. */
  readonly printed: () => string;
  /** Resolves to the exit code once it has ended; null if a signal ended it. */
  readonly ended: Promise<number | null>;
}

/** Runs a command line by the shell, in a process group of its own, so a test can stop all of it as a terminal does. */
export function shell(command: string, cwd: string, env: NodeJS.ProcessEnv = {}): Shell {
  const child = spawn('sh', ['-c', command], {
    cwd,
    env: { ...plainEnv(), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part: Buffer) => (printed += part.toString()));
  const ended = new Promise<number | null>((resolve, reject) => {
    child.on('error', reject).on('close', resolve);
  });
  return { child, printed: () => printed, ended };
}
