// Starts servers in separate processes.
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import type { StoreSettings } from '../../server/store/store';

export interface ServerProcess {
  readonly url: string;
  /** SIGKILL: no chance to finish anything. */
  kill(): Promise<void>;
}

const CHILD = join(import.meta.dirname, 'child.ts');

function untilListening(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = '';
    const listen = (chunk: Buffer) => {
      said += chunk.toString();
      const [, url] = /Listening at (\S+)\n/.exec(said) ?? [];
      if (url !== undefined) resolve(url);
    };
    child.stdout?.on('data', listen);
    child.stderr?.on('data', listen);
    child.once('exit', () => reject(new Error(`The server does not start:\n${said}`)));
  });
}

async function endWith(child: ChildProcess, signal: NodeJS.Signals) {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  child.kill(signal);
  await gone;
}

export interface ProcessOptions extends StoreSettings {
  readonly limits?: 'default' | 'generous';
}

export async function spawnServer({ dataDir, databaseUrl, limits }: ProcessOptions): Promise<ServerProcess> {
  const child = spawn(process.execPath, ['--import', 'tsx', CHILD], {
    env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: databaseUrl ?? '', TEST_LIMITS: limits ?? '' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  onTestFinished(() => endWith(child, 'SIGKILL'));
  return { url: await untilListening(child), kill: () => endWith(child, 'SIGKILL') };
}
