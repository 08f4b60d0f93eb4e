// Another process that holds the lock of a SQLite file, as a backup or the operator's command does.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

const HOLD = `
  import { DatabaseSync } from '@photostructure/sqlite';
  const database = new DatabaseSync(process.argv[1], { timeout: 10_000 });
  database.exec('BEGIN IMMEDIATE');
  console.log('locked');
  process.stdin.on('end', () => database.exec('COMMIT')).resume();
`;

export interface ForeignLock {
  /** Resolves when the lock is gone. */
  release(): Promise<void>;
}

export async function lockFile(file: string): Promise<ForeignLock> {
  const child = spawn(process.execPath, ['--input-type=module', '-e', HOLD, file], {
    cwd: join(import.meta.dirname, '../..'),
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const gone = once(child, 'exit');
  await Promise.race([once(child.stdout, 'data'), gone]);
  if (child.exitCode !== null) throw new Error('The file cannot be locked.');
  return {
    async release() {
      child.stdin.end();
      await gone;
    },
  };
}
