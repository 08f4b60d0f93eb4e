// Runs a program of this project, showing what it prints as it prints it.
import { spawn } from 'node:child_process';
import { delimiter, join } from 'node:path';

export const root = join(import.meta.dirname, '../..');

const PATH = [join(root, 'node_modules/.bin'), process.env.PATH].join(delimiter);

/** Resolves to the exit code; a program that was killed or never started counts as 1. */
export function command(words: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<number> {
  const [program = '', ...args] = words;
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      cwd: root,
      env: { ...process.env, PATH, ...env },
      stdio: ['ignore', 'inherit', 'inherit'],
      shell: process.platform === 'win32', // programs are `.cmd` files there
    });
    child.on('error', (error) => {
      console.error(error.message);
      resolve(1);
    });
    child.on('exit', (code) => resolve(code ?? 1));
  });
}
