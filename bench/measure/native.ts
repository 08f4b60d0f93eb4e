// Native programs of this machine, timed from start to exit as from a shell.
import { spawn } from 'node:child_process';
import type { Readable } from 'node:stream';
import { MB } from '../inputs';
import { NotHere, type Contender, type Sample } from './contender';

export interface Ran {
  readonly ms: number;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs the program to its end. Throws NotHere if it isn't installed. */
export function run(program: string, args: readonly string[], input?: Readable): Promise<Ran> {
  const startedAt = performance.now();
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { stdio: ['pipe', 'pipe', 'pipe'], env: { ...process.env, LC_ALL: 'C' } });
    let [stdout, stderr] = ['', ''];
    child.stdout.on('data', (part: Buffer) => (stdout += part.toString()));
    child.stderr.on('data', (part: Buffer) => (stderr += part.toString()));
    child.on('error', () => reject(new NotHere(`no ${program} on this machine`)));
    child.on('close', (code) => {
      if (code === 0) resolve({ ms: performance.now() - startedAt, stdout, stderr });
      else reject(new Error(`${program} ended with ${String(code)}: ${stderr}`));
    });
    if (input) input.pipe(child.stdin);
    else child.stdin.end();
  });
}

/**
 * Runs a script of a shell with `$1` and so on, and adds the most memory of one of its processes to a list, in megabytes. GNU time writes
 * it, in KiB, to the end of standard error.
 */
export async function runScript(script: string, args: readonly string[], memory: number[]): Promise<Ran> {
  const ran = await run('/usr/bin/time', ['-f', '%M', 'bash', '-c', script, 'bash', ...args]);
  memory.push((Number(ran.stderr.trim().split('\n').at(-1)) * 1024) / MB);
  return ran;
}

/** The first line of the program's version output; undefined if it isn't installed. */
export async function versionOf(program: string, flag = '--version'): Promise<string | undefined> {
  return run(program, [flag]).then(
    ({ stdout }) => stdout.split('\n')[0],
    () => undefined,
  );
}

/** Programs such as md5sum, one after another over the same file: the digests in their order, joined by spaces. */
export async function checksums(programs: readonly string[], path: string): Promise<Sample> {
  let ms = 0;
  const digests: string[] = [];
  for (const program of programs) {
    const ran = await run(program, [path]);
    ms += ran.ms;
    digests.push(ran.stdout.slice(0, ran.stdout.indexOf(' ')));
  }
  return { ms, output: digests.join(' ') };
}

export const checksumTools = (name: string, programs: readonly string[]): Contender => ({
  name,
  kind: 'native',
  run: ({ path }) => checksums(programs, path),
});
