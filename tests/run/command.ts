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

/** Resolves to the exit code; a program that was killed or never started counts as 1. */
export function command(words: readonly string[], { env = {}, print }: CommandOptions = {}): Promise<number> {
  const [program = '', ...args] = words;
  const output = print ? 'pipe' : 'inherit';
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      cwd: root,
      env: { ...process.env, PATH, ...(print && colors()), ...env },
      stdio: ['ignore', output, output],
      shell: process.platform === 'win32', // programs are `.cmd` files there
    });
    if (print) {
      child.stdout?.on('data', print);
      child.stderr?.on('data', print);
    }
    child.on('error', (error) => {
      console.error(error.message);
      resolve(1);
    });
    child.on('close', (code) => resolve(code ?? 1));
  });
}
