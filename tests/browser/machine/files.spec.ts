// Bytes in and out of real workers: sources that are large or gone, results in the browser's private files.
import type { JSHandle, Page } from '@playwright/test';
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { appendFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { limitSpace } from '../lib/limit-space';
import { expect, openMachine, test } from './fixture';
import type { Machine } from './harness/page';
import { CHUNK, type WriterOptions } from './harness/writer';

const MB = 1_000_000;
/** More than `BLOB_BYTES` in `sink.ts`, so a private file takes it. */
const STORED = 10 * MB;
const LARGE = 60 * MB;

/** MD5 of a chunk repeated until there are enough bytes. */
function md5OfRepeated(chunk: Uint8Array, bytes: number): string {
  const hash = createHash('md5');
  for (let at = 0; at < bytes; at += chunk.length) hash.update(chunk.subarray(0, Math.min(chunk.length, bytes - at)));
  return hash.digest('hex');
}

const write = (machine: JSHandle<Machine>, options: WriterOptions) =>
  machine.evaluate((on, options) => on.store.dispatch(on.runTool(on.writer, { input: '', options })), options);

/** Size and MD5 of a file on the disk. */
async function sizeAndMd5(path: string) {
  const hash = createHash('md5');
  let size = 0;
  for await (const chunk of createReadStream(path) as AsyncIterable<Buffer>) {
    hash.update(chunk);
    size += chunk.length;
  }
  return { size, md5: hash.digest('hex') };
}

/** Without the names' random suffixes. */
async function filesIn(machine: JSHandle<Machine>): Promise<Record<string, number>> {
  const files = await machine.evaluate((on) => on.privateFiles());
  return Object.fromEntries(Object.entries(files).map(([path, bytes]) => [path.replace(/-[\da-f-]{36}$/, ''), bytes]));
}
const visitOf = (machine: JSHandle<Machine>) => machine.evaluate((on) => on.folder.path);

/** Size and MD5 of the artifact that the last result holds, as a worker reads it. */
const readArtifact = (machine: JSHandle<Machine>) =>
  machine.evaluate(async (on) => {
    const run = on.runOf('writer');
    const [artifactId] = run.status === 'done' ? run.artifactIds : [];
    if (artifactId === undefined) throw new Error('The run left no artifact.');
    const hashed = await on.store.dispatch(
      on.runTool(on.hashGenerator, { input: [{ artifactId }], options: { algorithms: ['md5'] } }),
    );
    const md5 = hashed.status === 'done' ? hashed.output.hashed.columns.md5 : hashed.status;
    // As an input it would be held.
    on.store.dispatch(on.chooseFiles('hash-generator', []));
    return { size: on.artifacts.blob(artifactId).size, md5 };
  });

test.describe.configure({ mode: 'parallel' });

async function cancelOnceWritten(machine: JSHandle<Machine>, ending: 'waits' | 'loops') {
  const { status, before } = await machine.evaluate(
    async (on, options) => {
      const written = on.news('written');
      const running = on.store.dispatch(on.runTool(on.writer, { input: '', options }));
      await written;
      const before = await on.privateFiles();
      on.store.dispatch(on.cancelRun('writer'));
      return { status: (await running).status, before };
    },
    { bytes: STORED, ending } satisfies WriterOptions,
  );
  expect(status).toBe('canceled');
  expect(Object.keys(before)).toHaveLength(1);
  await expect.poll(() => filesIn(machine)).toEqual({});
}

async function expectNoSpace(machine: JSHandle<Machine>, options: WriterOptions) {
  const outcome = await write(machine, options);
  expect(outcome).toMatchObject({ status: 'failed', error: { code: 'no-space' } });
  const message = outcome.status === 'failed' ? outcome.error.message : '';
  expect(message).toContain('Free some disk space');
  const [needed, free] = Array.from(message.matchAll(/([\d.]+) (MB|GB)/g), ([, figure, unit]) =>
    unit === 'GB' ? Number(figure) * 1000 : Number(figure),
  );
  // If the message gives the size needed and the space left, the second must be less.
  if (needed !== undefined && free !== undefined) expect(free, message).toBeLessThan(needed);
  await expect.poll(() => filesIn(machine)).toEqual({});
}

async function storeAndClear(machine: JSHandle<Machine>) {
  const outcome = await write(machine, { bytes: LARGE, mime: 'application/x-test' });
  expect(outcome).toMatchObject({
    status: 'done',
    output: { stored: 'artifact', bytes: LARGE, mime: 'application/x-test' },
  });
  expect(await filesIn(machine)).toEqual({ [`${await visitOf(machine)}/${outcome.runId}-0`]: LARGE });
  expect(await readArtifact(machine)).toEqual({ size: LARGE, md5: md5OfRepeated(CHUNK, LARGE) });
  await machine.evaluate((on) => on.store.dispatch(on.clearRun('writer')));
  await expect.poll(() => filesIn(machine)).toEqual({});
  expect(await machine.evaluate((on) => on.artifacts.size)).toBe(0);
}

/** Like in a browser that asks first where to save the file. */
async function downloadAfterClear(machine: JSHandle<Machine>, page: Page) {
  const { runId } = await write(machine, { bytes: LARGE });
  const url = await machine.evaluate((on) => {
    const run = on.runOf('writer');
    const [artifactId] = run.status === 'done' ? run.artifactIds : [];
    if (artifactId === undefined) throw new Error('The run left no artifact.');
    const url = on.artifacts.downloadUrl(artifactId);
    on.store.dispatch(on.clearRun('writer'));
    return url;
  });
  // Removing the file of a later run must not remove the first run's file.
  await write(machine, { bytes: STORED });
  await machine.evaluate((on) => on.store.dispatch(on.clearRun('writer')));
  await expect.poll(() => filesIn(machine)).toEqual({ [`${await visitOf(machine)}/${runId}-0`]: LARGE });
  expect(await machine.evaluate((on) => on.artifacts.size)).toBe(0);

  const started = page.waitForEvent('download');
  await machine.evaluate((on, url) => on.downloadUrl(url, 'result.bin'), url);
  const download = await started;
  expect(await download.failure()).toBeNull();
  expect(await sizeAndMd5(await download.path())).toEqual({ size: LARGE, md5: md5OfRepeated(CHUNK, LARGE) });
}

for (const window of ['ordinary', 'private'] as const) {
  test.describe(`a large result in ${window === 'private' ? 'a private' : 'an ordinary'} window`, () => {
    test.use({ window });

    test('goes to a private file, arrives whole, and is removed', async ({ machine, page }) => {
      await test.step('with its run', () => storeAndClear(machine));
      // A browser takes seconds to end a worker that never listens, and its file is locked until then.
      await test.step('with the worker of a run that ignores its cancel', () => cancelOnceWritten(machine, 'loops'));
      await test.step('when the browser stops storing halfway', async () => {
        await limitSpace(page, 40 * MB);
        await expectNoSpace(machine, { bytes: LARGE });
        await limitSpace(page, 1000 * MB);
      });
      await test.step('but not before a download that begins after its run was cleared', () =>
        downloadAfterClear(machine, page));
    });
  });
}

for (const [what, window, browserArgs, free] of [
  // Chromium reports 10 GB to every site, however much is free.
  ['an ordinary window', 'ordinary', [], undefined],
  ['a private window', 'private', [], undefined],
  ['a browser that reports its quota', 'ordinary', ['--disable-features=StaticStorageQuota'], expect.any(Number)],
] as const) {
  test.describe(`the room for a result in ${what}`, () => {
    test.use({ window, browserArgs: [...browserArgs] });

    test('is known before the work starts', async ({ machine, page }) => {
      await limitSpace(page, 100 * MB);
      const find = (bytes: number) => machine.evaluate((on, bytes) => on.findShortage(bytes), bytes);
      expect(await find(50 * MB)).toBeUndefined();
      expect(await find(90 * MB)).toEqual(free === undefined ? {} : { free });
      expect(await filesIn(machine)).toEqual({});
    });
  });
}

test.describe('a result in a private file', () => {
  test('is removed when its run fails', async ({ machine }) => {
    await test.step('when it is canceled', () => cancelOnceWritten(machine, 'waits'));
    expect(await write(machine, { bytes: STORED, ending: 'bad' })).toMatchObject({
      status: 'failed',
      error: { code: 'invalid-input', message: 'The end of it is odd.' },
    });
    await expect.poll(() => filesIn(machine)).toEqual({});
  });
});

test.describe('the folder of a visit', () => {
  test('is left alone while its page is open, and removed at the next start when it is gone', async ({
    machine,
    page,
    context,
  }) => {
    await write(machine, { bytes: STORED });
    const visit = await visitOf(machine);
    const mine = await filesIn(machine);
    await machine.evaluate(async () => {
      const root = await navigator.storage.getDirectory();
      const runs = await root.getDirectoryHandle('runs');
      const dead = await runs.getDirectoryHandle('dead-visit', { create: true });
      await dead.getFileHandle('1-0', { create: true });
    });
    expect(await filesIn(machine)).toEqual({ ...mine, 'runs/dead-visit/1-0': 0 });

    const second = await openMachine(await context.newPage());
    await expect.poll(() => filesIn(second)).toEqual(mine);
    expect(await readArtifact(machine)).toEqual({ size: STORED, md5: md5OfRepeated(CHUNK, STORED) });

    await page.close();
    const third = await openMachine(await context.newPage());
    await expect.poll(() => filesIn(third)).toEqual({});
    expect(Object.keys(mine)).toEqual([expect.stringContaining(`${visit}/`)]);
  });
});

test.describe('a file that the visitor picked', () => {
  const OLD = 'what it held before';

  /** A private file replaces a picked one, because no test can answer the dialog. */
  const save = (machine: JSHandle<Machine>, options: WriterOptions) =>
    machine.evaluate(
      async (on, { options, old }) => {
        const root = await navigator.storage.getDirectory();
        const saveTo = await root.getFileHandle('picked.bin', { create: true });
        const stream = await saveTo.createWritable();
        await stream.write(old);
        await stream.close();
        const written = on.news('written');
        const running = on.store.dispatch(on.runTool(on.writer, { input: '', options, saveTo }));
        await written;
        if (options.ending === 'waits' || options.ending === 'loops') on.store.dispatch(on.cancelRun('writer'));
        const outcome = await running;
        const file = await saveTo.getFile();
        const artifactId = on.artifacts.put({ blob: file });
        const hashed = await on.store.dispatch(
          on.runTool(on.hashGenerator, { input: [{ artifactId }], options: { algorithms: ['md5'] } }),
        );
        return {
          outcome,
          size: file.size,
          md5: hashed.status === 'done' ? hashed.output.hashed.columns.md5 : hashed.status,
        };
      },
      { options, old: OLD },
    );

  test('takes the result, and keeps its content if the run does not finish', async ({ machine }) => {
    for (const bytes of [10, 3 * MB]) {
      const { outcome, size, md5 } = await save(machine, { bytes, mime: 'text/plain' });
      expect(outcome).toMatchObject({
        status: 'done',
        output: { stored: 'saved', name: 'picked.bin', bytes, mime: 'text/plain' },
      });
      expect({ size, md5 }).toEqual({ size: bytes, md5: md5OfRepeated(CHUNK, bytes) });
      expect(await machine.evaluate((on) => JSON.stringify(on.store.getState().runs))).not.toContain('Handle');
    }
    for (const [ending, status] of [
      ['bad', 'failed'],
      ['waits', 'canceled'],
      ['loops', 'canceled'],
    ] as const) {
      const { outcome, size, md5 } = await save(machine, { bytes: 3 * MB, ending });
      expect(outcome.status, ending).toBe(status);
      expect({ size, md5 }, ending).toEqual({ size: OLD.length, md5: createHash('md5').update(OLD).digest('hex') });
    }
  });
});

test('a chosen file that was changed or deleted since is refused', async ({ machine, page, folder }) => {
  const path = join(folder, 'chosen.txt');
  for (const change of [(it: string) => appendFile(it, 'more'), (it: string) => rm(it)]) {
    await writeFile(path, 'as it was chosen');
    await page.getByLabel('Files').setInputFiles(path);
    await machine.evaluate((on) => on.store.dispatch(on.chooseFiles('hash-generator', on.chosenFiles())));
    await change(path);
    const outcome = await machine.evaluate((on) => {
      const input = on.store.getState().inputs['hash-generator']?.slots.main;
      const files = input?.kind === 'files' ? input.files : [];
      return on.store.dispatch(on.runTool(on.hashGenerator, { input: files, options: { algorithms: ['sha256'] } }));
    });
    expect(outcome).toMatchObject({ status: 'failed', error: { code: 'unreadable' } });
    expect(outcome.status === 'failed' && outcome.error.message).toMatch(
      /could not be read\. It may have been .*changed/,
    );
  }
});
