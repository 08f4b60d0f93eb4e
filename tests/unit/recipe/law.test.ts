// The law of recipes: running one equals running its tools one after another by hand, byte for byte, in chunks of any size.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Option } from '../../../workers/contract/options';
import type { RecipeReply, StepTool } from '../../../workers/contract/recipe';
import type { AnySource } from '../../../workers/contract/source';
import { runKernel } from '../../../workers/run/run-kernel';
import type { RunnableStep } from '../../../workers/run/recipe';
import { realKernels, realTools, type AnyKernel } from './real-tools';
import { bytesOf, pipeOf, runInThread, runnable, type Written } from './run-in-thread';

/** A kernel that reads in chunks of at most this size. */
const inChunks =
  (kernel: AnyKernel, chunkBytes: number): AnyKernel =>
  (input, options, run) => {
    async function* read(source: AnySource, passes?: number) {
      for await (const chunk of run.read(source, passes)) {
        for (let at = 0; at < chunk.length; at += chunkBytes) yield chunk.subarray(at, at + chunkBytes);
      }
    }
    return kernel(input, options, { ...run, read });
  };

const tableOf = (chunkBytes: number) =>
  Object.fromEntries(Object.entries(realKernels).map(([id, kernel]) => [id, inChunks(kernel, chunkBytes)]));

function kernelOf({ kernelId }: StepTool): AnyKernel {
  const kernel = realKernels[kernelId];
  if (!kernel) throw new Error(`There is no kernel ${kernelId}.`);
  return kernel;
}

type Ending = { readonly bytes: string } | { readonly step: number; readonly error: unknown };

/** One tool after another, each on a file with the result of the one before. */
async function byHand(steps: readonly RunnableStep[], input: Uint8Array): Promise<Ending> {
  let bytes: Uint8Array = input;
  for (const [step, { tool, options }] of steps.entries()) {
    const file = new Blob([bytes as Uint8Array<ArrayBuffer>]);
    const { signal } = new AbortController();
    const reply = await runKernel(kernelOf(tool), tool.isList ? [file] : file, options, { signal });
    if (!reply.ok) return { step, error: reply.error };
    const result = tool.resultOf(reply.output, options);
    if (result === undefined) return { step, error: 'no result' };
    bytes = await bytesOf(result);
  }
  return { bytes: Buffer.from(bytes).toString('base64') };
}

async function endingOf(reply: RecipeReply): Promise<Ending> {
  if (reply.ok && reply.result === undefined) return { step: reply.steps.length - 1, error: 'no result' };
  if (reply.ok) return { bytes: (await bytesOf(reply.result)).toString('base64') };
  const { step = -1, error } = reply;
  const isMissing = typeof error.message === 'object' && error.message.messageKey === 'common/noResult';
  return { step, error: isMissing ? 'no result' : error };
}

async function expectLaw(steps: readonly RunnableStep[], input: Uint8Array, chunkBytes: number) {
  const reply = await runInThread(steps, pipeOf(input, chunkBytes), { table: tableOf(chunkBytes) });
  const [ending, expected] = [await endingOf(reply), await byHand(steps, input)];
  // While an earlier step is still on its way to its error, a later one may refuse what it has so far, or its options.
  const isLater = 'step' in ending && 'step' in expected && ending.step > expected.step;
  if (!isLater) expect(ending).toEqual(expected);
}

function valueOf(option: Option): fc.Arbitrary<unknown> {
  switch (option.kind) {
    case 'choice':
      return fc.constantFrom(...option.values);
    case 'choices':
      return fc.shuffledSubarray([...option.values], { maxLength: 3 });
    case 'toggle':
      return fc.boolean();
    case 'text':
      return fc.constantFrom(option.initial, '', 'a', '$.a');
    case 'number':
    case 'color':
      return fc.constant(option.initial);
    case 'secret':
      throw new Error('A secret is never in a recipe.');
  }
}

/** Any options that the schema accepts. */
const anyStep = fc.constantFrom(...Object.values(realTools)).chain((tool: StepTool) => {
  const open = Object.entries(tool.options.shape).filter(([, { kind }]) => kind !== 'secret');
  const values = fc.record(Object.fromEntries(open.map(([name, option]) => [name, valueOf(option)])));
  return values.map((given): RunnableStep => ({ tool, options: tool.toKernel(tool.options.parse(given).options) }));
});

const steps = (...written: readonly Written[]) => runnable(written, realTools);

/** Steps that take any text, so that long recipes come to their end. */
const easyStep = fc.constantFrom(
  ...steps(
    'base64',
    'hex',
    'html',
    'url',
    'dedup',
    'textCase',
    ['hash', { algorithms: ['sha256'] }],
    ['dedup', { counts: true, preserveOrder: false }],
  ),
);

const anyRecipe = fc.array(fc.oneof({ weight: 3, arbitrary: easyStep }, anyStep), { minLength: 1, maxLength: 5 });

const anyInput = fc
  .oneof(
    fc.string({ unit: 'grapheme', maxLength: 300 }),
    fc.array(fc.json({ maxDepth: 2 }), { maxLength: 20 }).map((lines) => lines.join('\n')),
    fc.json(),
    fc.constant('<a b="c"><d>text</d><d/></a>'),
    fc.constant('aGVsbG8gd29ybGQ='),
  )
  .map((text) => new TextEncoder().encode(text));

const anyChunkBytes = fc.constantFrom(1, 7, 64, 4096);

describe('a recipe of real tools', () => {
  it('equals its tools by hand', async () => {
    await fc.assert(fc.asyncProperty(anyRecipe, anyInput, anyChunkBytes, expectLaw), { numRuns: 300 });
  });

  it('equals its tools by hand over more than a pipe holds', async () => {
    const lines = Array.from({ length: 150_000 }, (_, at) => `{ "n": ${at % 1000}, "text": "ä😀 ${at % 77}" }\n`).join(
      '',
    );
    const rest: readonly Written[] = [
      ['json', { isLines: true, action: 'minify' }],
      'dedup',
      'url',
      ['url', { mode: 'decode' }],
    ];
    const input = new TextEncoder().encode(Buffer.from(lines).toString('base64'));
    await expectLaw(steps(['base64', { mode: 'decode' }], ...rest), input, 1_000_003);
    await expectLaw(steps('url', ['url', { mode: 'decode' }], ...rest), new TextEncoder().encode(lines), 65_537);
  });
});
