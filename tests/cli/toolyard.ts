// Runs the built command line as a process.
import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';

export const BIN = join(import.meta.dirname, '../../dist-cli/bin.js');

export interface Given {
  /** Standard input; closed at once if there is none. */
  readonly input?: string | Uint8Array;
  readonly cwd?: string;
  readonly env?: NodeJS.ProcessEnv;
  /** Another user. */
  readonly uid?: number;
}

export interface Ended {
  readonly code: number | null;
  readonly out: Buffer;
  readonly text: string;
  readonly errors: string;
}

export function start(args: readonly string[], { cwd, env, uid }: Given = {}): ChildProcess {
  return spawn(process.execPath, [BIN, ...args], {
    cwd,
    env: { ...process.env, ...env },
    ...(uid !== undefined && { uid }),
  });
}

export async function toolyard(args: readonly string[], given: Given = {}): Promise<Ended> {
  const child = start(args, given);
  const [out, errors]: [Buffer[], Buffer[]] = [[], []];
  child.stdout?.on('data', (chunk: Buffer) => out.push(chunk));
  child.stderr?.on('data', (chunk: Buffer) => errors.push(chunk));
  // The program may end before it has read everything.
  child.stdin?.on('error', () => undefined);
  child.stdin?.end(given.input ?? '');
  const code = await ended(child);
  return { code, out: Buffer.concat(out), text: String(Buffer.concat(out)), errors: String(Buffer.concat(errors)) };
}

/** The exit code; null if a signal ended it. */
export const ended = (child: ChildProcess) =>
  new Promise<number | null>((resolve, reject) => {
    child.on('error', reject).on('close', (code) => resolve(code));
  });

/** An empty folder for one test. */
export function emptyFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'toolyard-cli-test-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
