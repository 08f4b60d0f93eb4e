// Bytes in and out of real workers: sources that are large or gone, results in the browser's private files.
import type { JSHandle, Page } from '@playwright/test';
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { appendFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, openMachine, test } from './fixture';
import type { Machine } from './harness/page';
import { CHUNK, type WriterOptions } from './harness/writer';

const MB = 1_000_000;
const LARGE = 300 * MB;
/** What the private files are for as well: see `sink.ts`. */
const STORED = 32 * MB;

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

const filesIn = (machine: JSHandle<Machine>) => machine.evaluate((on) => on.privateFiles());
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
    const md5 = hashed.status === 'done' ? hashed.output.hashed[0]?.digests.md5 : hashed.status;
    // As an input it would be held.
    on.store.dispatch(on.chooseFiles('hash-generator', []));
    return { size: on.artifacts.blob(artifactId).size, md5 };
  });

test.describe.configure({ mode: 'parallel' });

test('a source of 600 MB is read whole', async ({ machine }) => {
  const bytes = 600 * 1024 * 1024;
  const part = new Uint8Array(1024 * 1024).fill(7);
  const { size, outcome } = await machine.evaluate(async (on, parts) => {
    const part = new Blob([new Uint8Array(1024 * 1024).fill(7)]);
    const blob = new Blob(Array.from({ length: parts }, () => part));
    const artifactId = on.artifacts.put({ blob });
    const outcome = await on.store.dispatch(
      on.runTool(on.hashGenerator, { input: [{ artifactId }], options: { algorithms: ['md5'] } }),
    );
    return { size: blob.size, outcome };
  }, bytes / part.length);
  expect(size).toBe(bytes);
  expect(outcome).toMatchObject({
    status: 'done',
    output: { hashed: [{ name: null, digests: { md5: md5OfRepeated(part, bytes) } }] },
  });
});

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

for (const window of ['ordinary', 'private'] as const) {
  test.describe(`a large result in ${window === 'private' ? 'a private' : 'an ordinary'} window`, () => {
    test.use({ window });

    test('goes to a private file, can be read, and goes with its run', async ({ machine }) => {
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
    });

    // As with a browser that first asks where to save it.
    test('arrives whole when its download begins after its run was cleared', async ({ machine, page }) => {
      const { runId } = await write(machine, { bytes: LARGE });
      const url = await machine.evaluate((on) => {
        const run = on.runOf('writer');
        const [artifactId] = run.status === 'done' ? run.artifactIds : [];
        if (artifactId === undefined) throw new Error('The run left no artifact.');
        const url = on.artifacts.downloadUrl(artifactId);
        on.store.dispatch(on.clearRun('writer'));
        return url;
      });
      // Once the file of a later run is gone, that of the first would be.
      await write(machine, { bytes: 20 * MB });
      await machine.evaluate((on) => on.store.dispatch(on.clearRun('writer')));
      await expect.poll(() => filesIn(machine)).toEqual({ [`${await visitOf(machine)}/${runId}-0`]: LARGE });
      expect(await machine.evaluate((on) => on.artifacts.size)).toBe(0);

      const started = page.waitForEvent('download');
      await machine.evaluate((on, url) => on.downloadUrl(url, 'result.bin'), url);
      const download = await started;
      expect(await download.failure()).toBeNull();
      expect(await sizeAndMd5(await download.path())).toEqual({ size: LARGE, md5: md5OfRepeated(CHUNK, LARGE) });
    });

    // A browser takes seconds to end a worker that never stops to listen, and its file is locked for as long.
    test('is removed when its run is ended with its worker', ({ machine }) => cancelOnceWritten(machine, 'loops'));
  });
}

test.describe('a result in a private file', () => {
  test('is removed when its run hears its cancel', ({ machine }) => cancelOnceWritten(machine, 'waits'));

  test('is removed when its run fails', async ({ machine }) => {
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

test.describe('without room', () => {
  async function limit(page: Page, quotaSize: number) {
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Storage.overrideQuotaForOrigin', { origin: new URL(page.url()).origin, quotaSize });
  }

  async function expectNoSpace(machine: JSHandle<Machine>, options: WriterOptions) {
    const outcome = await write(machine, options);
    expect(outcome).toMatchObject({ status: 'failed', error: { code: 'no-space' } });
    const message = outcome.status === 'failed' ? outcome.error.message : '';
    expect(message).toContain('Free some disk space');
    const [needed, free] = Array.from(message.matchAll(/([\d.]+) (MB|GB)/g), ([, figure, unit]) =>
      unit === 'GB' ? Number(figure) * 1000 : Number(figure),
    );
    // Where the words name both what is needed and what is left, the second must be less.
    if (needed !== undefined && free !== undefined) expect(free, message).toBeLessThan(needed);
    await expect.poll(() => filesIn(machine)).toEqual({});
  }

  test.describe('in a browser that tells its quota', () => {
    // Chromium tells every site 10 GB, whatever there is, unless it is told otherwise.
    test.use({ window: 'ordinary', browserArgs: ['--disable-features=StaticStorageQuota'] });

    test('a result of known size is refused before the work starts', async ({ machine, page }) => {
      await limit(page, 50 * MB);
      await expectNoSpace(machine, { bytes: LARGE, expectedBytes: LARGE });
    });

    test('a result of unknown size is refused when memory should hold no more', async ({ machine, page }) => {
      await limit(page, 50 * MB);
      await expectNoSpace(machine, { bytes: LARGE });
    });
  });

  for (const window of ['ordinary', 'private'] as const) {
    test.describe(`in ${window === 'private' ? 'a private' : 'an ordinary'} window`, () => {
      test.use({ window });

      test('a result that the browser took on is given up in the middle', async ({ machine, page }) => {
        await limit(page, 280 * MB);
        await expectNoSpace(machine, { bytes: LARGE });
      });
    });
  }
});

test.describe('a file that the visitor picked', () => {
  const OLD = 'what it held before';

  /** A private file stands in for a picked one, whose dialog no test can answer. */
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
          md5: hashed.status === 'done' ? hashed.output.hashed[0]?.digests.md5 : hashed.status,
        };
      },
      { options, old: OLD },
    );

  for (const bytes of [10, 3 * MB]) {
    test(`takes a result of ${bytes} bytes`, async ({ machine }) => {
      const { outcome, size, md5 } = await save(machine, { bytes, mime: 'text/plain' });
      expect(outcome).toMatchObject({
        status: 'done',
        output: { stored: 'saved', name: 'picked.bin', bytes, mime: 'text/plain' },
      });
      expect({ size, md5 }).toEqual({ size: bytes, md5: md5OfRepeated(CHUNK, bytes) });
      expect(await machine.evaluate((on) => JSON.stringify(on.store.getState().runs))).not.toContain('Handle');
    });
  }

  for (const [how, ending, status] of [
    ['fails', 'bad', 'failed'],
    ['hears its cancel', 'waits', 'canceled'],
    ['is ended with its worker', 'loops', 'canceled'],
  ] as const) {
    test(`keeps its content when the run ${how}`, async ({ machine }) => {
      const { outcome, size, md5 } = await save(machine, { bytes: 3 * MB, ending });
      expect(outcome.status).toBe(status);
      expect({ size, md5 }).toEqual({ size: OLD.length, md5: createHash('md5').update(OLD).digest('hex') });
    });
  }
});

test.describe('a chosen file', () => {
  for (const [fate, change] of [
    ['changed', (path: string) => appendFile(path, 'more')],
    ['deleted', (path: string) => rm(path)],
  ] as const) {
    test(`that was ${fate} since is refused in words`, async ({ machine, page, folder }) => {
      const path = join(folder, 'chosen.txt');
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
    });
  }
});
