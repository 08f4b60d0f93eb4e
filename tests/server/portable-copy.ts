// The portable copy, unpacked by a program that isn't ours, and its small servers.
import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { portableFiles, portableZip } from '../../build/portable/portable';

/** `copy` is a folder in `folder`. */
export async function unpackCopy(dist: string, folder: string) {
  const files = await portableFiles(dist);
  writeFileSync(join(folder, 'portable.zip'), portableZip(files));
  execFileSync('python3', ['-m', 'zipfile', '-e', 'portable.zip', '.'], { cwd: folder });
  return { copy: join(folder, 'toolyard'), files };
}

export const COPY_SERVERS = [
  ['Node', process.execPath, 'serve.mjs'],
  ['Python', 'python3', 'serve.py'],
] as const;

/** On any free port. `said` is what it prints when it listens. */
export async function serveCopy(copy: string, program: string, script: string) {
  const server: ChildProcess = spawn(program, [script, '0'], { cwd: copy, stdio: ['ignore', 'pipe', 'ignore'] });
  const [said] = (await once(server.stdout ?? server, 'data')) as [Buffer];
  return { said: String(said), url: String(said).trim(), stop: () => server.kill('SIGKILL') };
}
