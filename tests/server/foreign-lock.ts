// Another process that locks or reads a SQLite file, as a backup or the operator's command does.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';

const HOLD = `
  import { DatabaseSync } from '@photostructure/sqlite';
  const database = new DatabaseSync(process.argv[1], { timeout: 10_000 });
  database.exec(process.argv[2]);
  console.log('begun');
  process.stdin.on('end', () => database.exec('COMMIT')).resume();
`;

export interface ForeignLock {
  /** Resolves when the process has ended. */
  release(): Promise<void>;
}

export const lockFile = (file: string) => hold(file, 'BEGIN IMMEDIATE');

/** Keeps the journal in use, as a long backup does. */
export const readLong = (file: string) => hold(file, 'BEGIN; SELECT count(*) FROM messages');

async function hold(file: string, begin: string): Promise<ForeignLock> {
  const child = spawn(process.execPath, ['--input-type=module', '-e', HOLD, file, begin], {
    cwd: join(import.meta.dirname, '../..'),
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  onTestFinished(() => void child.kill());
  const gone = once(child, 'exit');
  await Promise.race([once(child.stdout, 'data'), gone]);
  if (child.exitCode !== null) throw new Error('The file cannot be opened or locked.');
  return {
    async release() {
      child.stdin.end();
      await gone;
    },
  };
}
