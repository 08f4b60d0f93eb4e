// Attacks on the built server that take minutes. ATTACK_SEED repeats a run of the raw requests, and ATTACK_REQUESTS sets how many.
import fc from 'fast-check';
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { endpoints } from '../../src/forms/endpoints';
import type { StoreSettings } from '../../server/store/store';
import { killAmid } from '../server/kill-amid';
import { createCluster, postgresAt, type Postgres } from '../server/postgres/postgres';
import { ask, message, newFolder, post } from '../server/running';
import { INJECTED, rawRequest, type RawRequest } from './raw-requests';

const root = join(import.meta.dirname, '../..');

interface Built {
  readonly url: string;
  readonly child: ChildProcess;
  /** The errors that it logs, and its standard error. */
  readonly errors: string[];
}

/** `npm start` without the build. */
async function startBuilt(): Promise<Built> {
  const env = { PATH: process.env.PATH, PORT: '0', HOST: '127.0.0.1', DATA_DIR: await newFolder() };
  const child = spawn(process.execPath, ['dist-server/main.js'], { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] });
  onTestFinished(async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill('SIGKILL');
    await once(child, 'exit');
  });
  const errors: string[] = [];
  child.stderr.on('data', (chunk: Buffer) => errors.push(chunk.toString()));
  const url = await new Promise<string>((resolve, reject) => {
    createInterface(child.stdout).on('line', (line) => {
      const { level, url: started } = JSON.parse(line) as { readonly level: string; readonly url?: string };
      if (level === 'error') errors.push(line);
      if (started !== undefined) resolve(started);
    });
    child.once('exit', () => reject(new Error(`The server ended:\n${errors.join('\n')}`)));
  });
  return { url, child, errors };
}

/** A client that got nothing for this long ends its request, so that the server needn't wait for the rest of an incomplete one. */
const QUIET_MS = 500;

const headOf = (received: string) =>
  /^(?:HTTP\/1\.1 1\d\d [\s\S]*?\r\n\r\n)*(HTTP\/1\.1 [\s\S]*?\r\n\r\n)/.exec(received)?.[1];

/** Resolves to the head of the final response, or to all that came before the server closed the connection. */
function exchange(port: number, { writes, isCut }: RawRequest): Promise<string> {
  return new Promise((resolve) => {
    let received = '';
    const socket = connect(port, '127.0.0.1', () => {
      for (const part of writes) socket.write(Buffer.from(part, 'latin1'));
      if (isCut) socket.end();
    });
    const finish = () => {
      socket.destroy();
      resolve(headOf(received) ?? received);
    };
    socket.setNoDelay();
    socket.setTimeout(QUIET_MS, () => socket.end());
    socket.on('data', (chunk: Buffer) => {
      received += chunk.toString('latin1');
      if (headOf(received) !== undefined) finish();
    });
    socket.on('error', finish).on('close', finish);
  });
}

/** The error in a response; undefined if there is none. */
function problemOf(head: string): string | undefined {
  if (head === '') return undefined; // refused without an answer
  const [, status] = /^HTTP\/1\.1 ([1-4]\d\d) /.exec(head) ?? [];
  if (status === undefined) return 'no status below 500';
  if (new RegExp(`^${INJECTED}`, 'im').test(head)) return 'a header that the client wrote';
  const location = /^location: *(.*?)\r$/im.exec(head)?.[1];
  const own = 'http://toolyard.example';
  if (location !== undefined && !URL.canParse(location, own)) return 'a redirect to no address';
  if (location !== undefined && new URL(location, own).origin !== own) return 'a redirect to another site';
  if (/^content-type: text\/html/im.test(head) && !/^content-security-policy: default-src 'none'/im.test(head))
    return 'a page without its policy';
  return undefined;
}

const count = (kinds: Map<string, number>, kind: string) => kinds.set(kind, (kinds.get(kind) ?? 0) + 1);

test('no raw request makes the built server fail, redirect elsewhere or end', async () => {
  const seed = Number(process.env.ATTACK_SEED ?? Date.now() % 2 ** 31);
  const requests = fc.sample(rawRequest, { seed, numRuns: Number(process.env.ATTACK_REQUESTS ?? 20_000) });
  const { url, child, errors } = await startBuilt();
  const port = Number(new URL(url).port);
  const statuses = new Map<string, number>();
  const problems: unknown[] = [];
  const left = requests.values();
  const sendNext = async () => {
    for (const request of left) {
      const head = await exchange(port, request);
      count(statuses, head === '' ? 'closed' : head.slice(9, 12));
      const problem = problemOf(head);
      if (problem !== undefined) problems.push({ problem, request, head });
    }
  };
  await Promise.all(Array.from({ length: 16 }, sendNext));
  console.log(`ATTACK_SEED=${seed}: ${requests.length} requests`, Object.fromEntries([...statuses].sort()));
  expect(problems.slice(0, 5)).toEqual([]);
  expect(errors).toEqual([]);
  expect([child.exitCode, child.signalCode]).toEqual([null, null]);
  expect(await ask(url, '/api/health')).toMatchObject({ status: 200 });
  expect(await post(url, endpoints.contact, message)).toMatchObject({ status: 200 });
});

describe('a dozen kills amid submissions lose none that was acknowledged', () => {
  let postgres: Postgres;
  beforeAll(async () => {
    postgres = postgresAt(await createCluster());
    await postgres.start();
  });
  afterAll(() => postgres.remove());

  const stores: Readonly<Record<string, () => Promise<StoreSettings>>> = {
    SQLite: async () => ({ dataDir: await newFolder() }),
    PostgreSQL: async () => ({ dataDir: await newFolder(), databaseUrl: await postgres.createDatabase() }),
  };

  test.each(Object.entries(stores))('on %s', async (name, open) => {
    const store = await open();
    let acknowledged = 0;
    const lost: string[] = [];
    // One store for all, which each server has to recover. The kills come earlier and later.
    for (let kill = 1; kill <= 12; kill += 1) {
      const after = await killAmid(store, { submissions: 500, killAt: 30 * kill, series: `kill-${kill}` });
      acknowledged += after.acknowledged.length;
      lost.push(...after.lost);
    }
    console.log(`${name}: 12 kills, ${acknowledged} acknowledged, ${lost.length} lost`);
    expect(lost).toEqual([]);
  });
});
