// Runs a program of this project.
import { spawn } from 'node:child_process';
import { delimiter, join } from 'node:path';

export const root = join(import.meta.dirname, '../..');

const PATH = [join(root, 'node_modules/.bin'), process.env.PATH].join(delimiter);

/** Collects a program's output. */
export type Print = (output: Buffer) => void;

export interface CommandOptions {
  readonly env?: NodeJS.ProcessEnv;
  /** Left out, everything is shown as it is printed. */
  readonly print?: Print | undefined;
}

/** Programs print in color only where they see a terminal, and not into a pipe. */
const colors = (): NodeJS.ProcessEnv => (process.stdout.isTTY ? { FORCE_COLOR: '1' } : {});

export interface Ended {
  /** A program that was killed or never started counts as 1. */
  readonly code: number;
  /** Of the program and all that it started and waited for. Undefined on Windows. */
  readonly processorSeconds: number | undefined;
}

/** Runs its arguments as a command, then prints the shell's `times`, which POSIX defines, to file descriptor 3. */
const TIMED = ['sh', '-c', '"$@" 3>&-; code=$?; times >&3; exit $code', 'sh'] as const;

/** The second line of `times` is the children's user and system time: `1m2.50s 0m3.25s`. */
export function secondsOfChildren(times: string): number | undefined {
  const [, children] = times.trim().split('\n');
  const parts = [...(children ?? '').matchAll(/(\d+)m([\d.]+)s/g)];
  return parts.length === 0 ? undefined : parts.reduce((sum, [, min, sec]) => sum + Number(min) * 60 + Number(sec), 0);
}

export function command(words: readonly string[], { env = {}, print }: CommandOptions = {}): Promise<Ended> {
  const isWindows = process.platform === 'win32';
  const [program = '', ...args] = isWindows ? words : [...TIMED, ...words];
  const output = print ? 'pipe' : 'inherit';
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      cwd: root,
      env: { ...process.env, PATH, ...(print && colors()), ...env },
      stdio: ['ignore', output, output, 'pipe'],
      shell: isWindows, // programs are `.cmd` files there
    });
    if (print) {
      child.stdout?.on('data', print);
      child.stderr?.on('data', print);
    }
    let times = '';
    child.stdio[3]?.on('data', (part: Buffer) => (times += part.toString()));
    child.on('error', (error) => {
      console.error(error.message);
      resolve({ code: 1, processorSeconds: undefined });
    });
    child.on('close', (code) => resolve({ code: code ?? 1, processorSeconds: secondsOfChildren(times) }));
  });
}
