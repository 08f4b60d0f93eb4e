// When the SQLite file cannot be written to: pages answer, submissions are apologized for, and once it is over all is well again.
import { spawnSync } from 'node:child_process';
import { chmod, mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { statfsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { endpoints } from '../../src/forms/endpoints';
import { lists } from '../../server/admin/lists';
import { OPEN_WAITERS_MOST } from '../../server/limits';
import { createLogger } from '../../server/log';
import { lockFile } from './foreign-lock';
import { spawnServer } from './process';
import { ask, fetchToken, message, newFolder, post, runServer, send } from './running';
import { look } from './stores';

const FILE = 'toolyard.sqlite';

/** Shorter than a lock, so that no test has to wait. A slow machine may take longer even without a lock. */
const IMPATIENT = { storeWaitMs: 200 };

const messagesIn = (dataDir: string) => look({ dataDir }, lists.messages);

async function runWith(options: Parameters<typeof runServer>[0]) {
  const lines: string[] = [];
  const log = createLogger('info', { write: (line) => lines.push(line) });
  const { url, dataDir } = await runServer({ log, ...options });
  const token = await fetchToken(url);
  const post = () => send(url, endpoints.contact, message, { token });
  const health = () => ask(url, '/api/health');
  /** The store's messages, in order. */
  const complaints = () =>
    lines
      .map((line) => JSON.parse(line) as { readonly level: string; readonly error?: string })
      .flatMap(({ error }) => error ?? []);
  return { url, dataDir, post, health, complaints, file: join(dataDir, FILE) };
}

type Running = Awaited<ReturnType<typeof runWith>>;

/** While it lasts. */
async function expectOutage({ url, post, health }: Running) {
  const apology = await post();
  expect(apology).toMatchObject({ status: 503, success: false });
  expect(apology.headers.get('retry-after')).toBe('30');
  expect(apology.error).not.toMatch(/sql|disk|lock|busy/i);
  expect(await health()).toMatchObject({ status: 503, success: false, parts: { store: 'failing' } });
  expect((await fetch(url)).status).toBe(200);
}

/** When it is over, without a restart. */
async function expectRecovery({ post, health }: Running) {
  await expect.poll(post).toMatchObject({ status: 200 });
  await expect.poll(health).toMatchObject({ status: 200, parts: { store: 'ok' } });
}

describe('a lock of another process', () => {
  test('that outlasts a submission ends with an apology, and the next one is stored', async () => {
    const running = await runWith(IMPATIENT);
    const lock = await lockFile(running.file);
    await expectOutage(running);
    await Promise.all(Array.from({ length: 20 }, async () => expect((await running.post()).status).toBe(503)));
    await lock.release();
    await expectRecovery(running);
    expect(await messagesIn(running.dataDir)).toHaveLength(1);
    expect(running.complaints().join()).toMatch(/locked/);
    expect(running.complaints().join()).not.toMatch(/savepoint/);
  });

  test('holds submissions back, never pages', async () => {
    const { url, post, file } = await runWith({});
    const lock = await lockFile(file);
    let isAnswered = false;
    const posting = post().finally(() => (isAnswered = true));
    for (let count = 0; count < 20; count += 1) expect((await fetch(url)).status).toBe(200);
    expect(isAnswered).toBe(false);
    await lock.release();
    expect(await posting).toMatchObject({ status: 200 });
  });
});

test('a file that was removed is made again', async () => {
  const running = await runWith({});
  expect(await running.post()).toMatchObject({ status: 200 });
  await rm(running.file);
  await expectRecovery(running);
  expect(await messagesIn(running.dataDir)).toHaveLength(1); // in a file that is there
});

test('a journal that was removed loses nothing that was acknowledged', async () => {
  const dataDir = await newFolder();
  const server = await spawnServer({ dataDir });
  const token = await fetchToken(server.url);
  const post = () => send(server.url, endpoints.contact, message, { token });
  expect(await post()).toMatchObject({ status: 200 });
  await rm(join(dataDir, `${FILE}-wal`));
  expect(await post()).toMatchObject({ status: 200 });
  expect(await post()).toMatchObject({ status: 200 });
  await server.kill();
  expect(await messagesIn(dataDir)).toHaveLength(3);
});

test('a folder that was removed is made again', async () => {
  const running = await runWith({});
  await rm(running.dataDir, { recursive: true });
  await expectRecovery(running);
  expect(await messagesIn(running.dataDir)).toHaveLength(1);
});

test('a folder that cannot be reached any more is one outage long', async () => {
  const running = await runWith({});
  expect(await running.post()).toMatchObject({ status: 200 });
  await rename(running.dataDir, `${running.dataDir}-away`);
  await writeFile(running.dataDir, 'no folder');
  await expectOutage(running);
  await rm(running.dataDir);
  await rename(`${running.dataDir}-away`, running.dataDir);
  await expectRecovery(running);
  expect(await messagesIn(running.dataDir)).toHaveLength(2);
});

/** A server whose store can't be opened, until `repair` is called. */
async function runWithoutStore(openWaitMs: number) {
  const dataDir = join(await newFolder(), 'data');
  await writeFile(dataDir, 'no folder');
  const { url, close } = await runServer({ dataDir, openWaitMs });
  return { url, close, repair: () => rm(dataDir) };
}

/** Longer than any test. */
const LONG_MS = 240_000;

const waiting = (url: string) => [
  ask(url, endpoints.formToken),
  send(url, endpoints.contact, message, { token: 'any' }),
  send(url, endpoints.confirmation, { token: 'any' }, { token: 'any' }),
];

test('a form that is sent while the store opens waits for it', async () => {
  const { url, repair } = await runWithoutStore(LONG_MS);
  const early = post(url, endpoints.contact, message);
  expect(await ask(url, '/api/live')).toMatchObject({ status: 200 });
  await repair();
  expect(await early).toMatchObject({ status: 200, success: true });
});

test('no more than the most forms wait for the store, and a server that stops answers them at once', async () => {
  const { url, close } = await runWithoutStore(LONG_MS);
  const kinds = waiting(url);
  const others = Array.from({ length: OPEN_WAITERS_MOST + 1 - kinds.length }, () => ask(url, endpoints.formToken));
  const early = [...kinds, ...others];
  // They are one too many: once that one is refused, the server has all of them.
  expect(await Promise.race(early)).toMatchObject({ status: 503 });
  await close();
  for (const reply of await Promise.all(early)) expect(reply).toMatchObject({ status: 503, success: false });
});

test('a store that is away at start leaves the pages, and is opened once it is there', async () => {
  const { url, repair } = await runWithoutStore(1);
  expect((await fetch(url)).status).toBe(200);
  expect(await ask(url, '/api/live')).toMatchObject({ status: 200, success: true });
  expect(await ask(url, '/api/health')).toMatchObject({ status: 503, parts: { store: 'failing' } });
  for (const apology of await Promise.all(waiting(url))) {
    expect(apology).toMatchObject({ status: 503, error: expect.stringMatching(/try again/) as string });
    expect(apology.headers.get('retry-after')).toBe('30');
  }
  await repair();
  await expect.poll(async () => (await fetch(url + endpoints.formToken)).status).toBe(200);
  expect(await post(url, endpoints.contact, message)).toMatchObject({ status: 200 });
  await expect.poll(() => ask(url, '/api/health')).toMatchObject({ status: 200 });
});

const mount = (...words: string[]) => spawnSync('mount', words).status === 0;
const unmount = (folder: string) => void spawnSync('umount', ['--lazy', folder]);

/** No mode keeps root, the usual user of a container, from writing: a read-only mount does. Answers how to end it, if it could. */
async function makeReadOnly(folder: string): Promise<(() => Promise<void>) | undefined> {
  if (process.platform === 'win32') return undefined;
  if (process.getuid?.() !== 0) {
    await chmod(folder, 0o500);
    return () => chmod(folder, 0o700);
  }
  if (!mount('--bind', folder, folder)) return undefined;
  const end = () => Promise.resolve(unmount(folder));
  if (mount('-o', 'remount,bind,ro', folder)) return end;
  await end();
  return undefined;
}

test('a folder that is read-only', async ({ skip }) => {
  const running = await runWith({});
  await rm(running.file);
  const end = await makeReadOnly(running.dataDir);
  if (!end) return skip('No folder can be made read-only here.');
  onTestFinished(end);
  await expectOutage(running);
  await end();
  await expectRecovery(running);
});

/** A separate, small file system; undefined if mounting is not allowed. */
async function smallDisk(): Promise<string | undefined> {
  const folder = await newFolder();
  if (process.platform !== 'linux' || !mount('-t', 'tmpfs', '-o', 'size=1m', 'none', folder)) return undefined;
  onTestFinished(() => unmount(folder));
  return folder;
}

test('a full disk is named in the log, loses nothing, and is one outage long', async ({ skip }) => {
  const disk = await smallDisk();
  if (disk === undefined) return skip('No file system can be mounted here, so none can be filled.');
  const dataDir = join(disk, 'data');
  await mkdir(dataDir);
  const running = await runWith({ dataDir });
  expect(await running.post()).toMatchObject({ status: 200 });

  const { bavail, bsize } = statfsSync(disk);
  await writeFile(join(disk, 'ballast'), Buffer.alloc(bavail * bsize));
  let thanked = 1;
  // The journal has room for some more.
  while ((await running.post()).status === 200) thanked += 1;
  await expectOutage(running);
  expect(running.complaints()[0]).toMatch(/disk is full/);
  expect(running.complaints().join()).not.toMatch(/rollback|savepoint/);

  await rm(join(disk, 'ballast'));
  await expectRecovery(running);
  expect(await messagesIn(dataDir)).toHaveLength(thanked + 1);
});
