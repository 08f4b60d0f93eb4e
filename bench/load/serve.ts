// Starts our server next to the benchmark, and ends it afterwards.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface Loaded {
  readonly url: string;
  readonly dataDir: string;
  /** The process's memory in MB; undefined if the system doesn't report it. */
  memory(): Promise<number | undefined>;
  close(): Promise<void>;
}

const PROGRAM = join(import.meta.dirname, 'served.ts');

export async function serve(site: string, databaseUrl?: string): Promise<Loaded> {
  const dataDir = await mkdtemp(join(tmpdir(), 'toolyard-load-'));
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', PROGRAM, site, dataDir, ...(databaseUrl === undefined ? [] : [databaseUrl])],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  const url = await new Promise<string>((resolve, reject) => {
    let said = '';
    child.stdout.on('data', (chunk: Buffer) => {
      said += chunk.toString();
      const [, found] = /Listening at (\S+)\n/.exec(said) ?? [];
      if (found !== undefined) resolve(found);
    });
    child.once('exit', () => reject(new Error('The server does not start.')));
  });
  return {
    url,
    dataDir,
    async memory() {
      const status = await readFile(`/proc/${child.pid ?? 0}/status`, 'utf8').catch(() => '');
      const [, kilobytes] = /^VmRSS:\s+(\d+)/m.exec(status) ?? [];
      return kilobytes === undefined ? undefined : Math.round(Number(kilobytes) / 1024);
    },
    async close() {
      const gone = once(child, 'exit');
      child.kill('SIGTERM');
      await gone;
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
