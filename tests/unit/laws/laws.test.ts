// Laws that every kernel keeps. The folders are discovered: a new kernel is under the law on its first day.
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it } from 'vitest';
import { kernelRun } from '../../../workers/contract/options/command';
import type { KernelSpec, Progress } from '../../../workers/contract/run/kernel';
import { sizeOf, sourcesOf, type AnySource, type KernelInput, type Source } from '../../../workers/contract/run/source';
import type { RunReply } from '../../../workers/contract/run/wire';
import { BytePipe } from '../../../workers/lib/pipe';
import { readChunks } from '../../../workers/lib/read-chunks';
import type { RunEnvironment } from '../../../workers/run/context';
import { runKernel } from '../../../workers/run/run-kernel';
import type { KernelUnderLaw, LawSample } from './law-sample';
import { unsaid } from './said';
import { storedBytes } from './stored-bytes';

const KERNELS = join(import.meta.dirname, '../../../workers/kernels');

const ids = readdirSync(KERNELS, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

const samplesFile = (id: string) => join(import.meta.dirname, '..', id, 'law-samples.ts');

async function load(id: string): Promise<KernelUnderLaw> {
  const module = (await import(pathToFileURL(samplesFile(id)).href)) as { underLaw: KernelUnderLaw };
  return module.underLaw;
}

/** Blobs in an output compare by their bytes. */
async function comparable(value: unknown): Promise<unknown> {
  if (value instanceof Blob) return Buffer.from(await value.arrayBuffer()).toString('base64');
  if (typeof value !== 'object' || value === null) return value;
  const entries = await Promise.all(
    Object.entries(value).map(async ([key, entry]) => [key, await comparable(entry)] as const),
  );
  return Object.fromEntries(entries);
}

const asBytes = (source: Source) => (typeof source === 'string' ? new TextEncoder().encode(source) : source);
const asBlob = (source: Source) => (typeof source === 'string' ? new Blob([source]) : source);

/** Samples are of sources, never of pipes. */
const mapInput = (input: KernelInput, change: (source: Source) => AnySource): KernelInput => {
  const changed = (sourcesOf(input) as readonly Source[]).map(change);
  const [only] = changed;
  return only !== undefined && !Array.isArray(input) ? only : changed;
};

/** In chunks of a few bytes, each in a separate buffer. */
const asPipe = (source: Source) =>
  new BytePipe(
    (async function* () {
      for await (const chunk of readChunks(source, 5)) yield chunk.slice();
    })(),
  );

const isSpec = (value: object): value is KernelSpec<KernelInput, unknown, unknown> =>
  'rights' in value && 'id' in value;

/** The specs that a module exports, alone or as a record with one for each mode. */
const specsIn = (exported: object): readonly KernelSpec<KernelInput, unknown, unknown>[] =>
  Object.values<unknown>({ ...exported }).flatMap((value) => {
    if (typeof value !== 'object' || value === null) return [];
    return isSpec(value)
      ? [value]
      : Object.values<unknown>({ ...value }).filter((one) => typeof one === 'object' && one !== null && isSpec(one));
  });

async function specsOf(id: string) {
  const module = (await import(pathToFileURL(join(KERNELS, id, 'spec.ts')).href)) as Record<string, unknown>;
  return specsIn(module).filter((spec) => spec.id === id);
}

/** Whether the kernel's spec lets a pipe be the input. */
const readsOnce = async (id: string, options: unknown): Promise<boolean> =>
  (await specsOf(id)).some((spec) => spec.readsOnce?.(options) ?? false);

/** Their messages are offers, and labels beside a video: no command has them. */
const WITHOUT_COMMAND: readonly string[] = ['mp4-to-mp3-converter'];

/** Their result is the messages themselves, which `one-mouth.test.ts` finds in the command's text. */
const RESULT_IS_WORDS: readonly string[] = ['identify'];

describe.each(ids)('%s', async (id) => {
  it('brings samples', () => expect(existsSync(samplesFile(id)), samplesFile(id)).toBe(true));
  if (!existsSync(samplesFile(id))) return;
  const { kernel, samples } = await load(id);

  const run = ({ input, options, environment }: LawSample, extra: Partial<RunEnvironment> = {}) =>
    runKernel(kernel, input, options, { signal: new AbortController().signal, ...environment, ...extra });

  const outputOf = async (reply: Promise<RunReply<unknown>>) => {
    const settled = await reply;
    expect(settled).toMatchObject({ ok: true });
    return comparable(settled.ok ? settled.output : undefined);
  };

  describe.each(samples)('$name', (sample) => {
    it('canceled at the start, answers canceled', async () => {
      expect(await run(sample, { signal: AbortSignal.abort() })).toMatchObject({ error: { code: 'canceled' } });
    });

    it('has progress that never falls within a step, nor passes its total', async () => {
      const heard: Progress[] = [];
      await run(sample, { onProgress: (progress) => heard.push(progress), progressMs: 0, chunkBytes: 7 });
      for (const [at, { done, total = Infinity, step }] of heard.entries()) {
        expect(done).toBeLessThanOrEqual(total);
        const before = heard[at - 1];
        if (before?.step.label === step.label) expect(done).toBeGreaterThanOrEqual(before.done);
      }
    });

    it('has an output that survives structuredClone', async () => {
      const reply = await run(sample);
      expect(reply.ok).toBe(true);
      expect(await comparable(structuredClone(reply.ok && reply.output))).toEqual(
        await comparable(reply.ok && reply.output),
      );
    });

    it.skipIf([...WITHOUT_COMMAND, ...RESULT_IS_WORDS].includes(id))(
      'says in its notes each message that its output has for the page',
      async () => {
        const reply = await run(sample);
        const output = reply.ok ? reply.output : undefined;
        const [spec] = await specsOf(id);
        expect(unsaid(output, spec ? kernelRun(spec, sample.options).notesOf(output) : [])).toEqual([]);
      },
    );

    it('has results within the size that its spec states', async () => {
      const bytes = sourcesOf(sample.input).reduce((sum, source) => sum + sizeOf(source), 0);
      for (const spec of await specsOf(id)) {
        const size = await spec.resultSize?.(sample.options, bytes);
        if (!size || size.isEstimate) continue;
        expect(storedBytes(await outputOf(run(sample)))).toBeLessThanOrEqual(size.bytes);
      }
    });

    it('gives the same for a pipe, if it reads once', async () => {
      if (!(await readsOnce(id, sample.options))) return;
      const expected = await outputOf(run(sample));
      for (const chunkBytes of [1, 4 * 1024 * 1024]) {
        const input = mapInput(sample.input, asPipe);
        expect(await outputOf(run({ ...sample, input }, { chunkBytes }))).toEqual(expected);
      }
    });

    it('gives the same for text, bytes and Blob, at any chunk size', async () => {
      const expected = await outputOf(run(sample));
      for (const change of [asBytes, asBlob]) {
        for (const chunkBytes of [1, 7, 4 * 1024 * 1024]) {
          const input = mapInput(sample.input, change);
          expect(await outputOf(run({ ...sample, input }, { chunkBytes }))).toEqual(expected);
        }
      }
    });
  });
});
