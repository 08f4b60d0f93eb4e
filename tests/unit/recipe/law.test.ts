// The law of recipes: running one equals running its tools one after another by hand, byte for byte, in chunks of any size.
import type { ToolErrorData } from '../../../workers/contract/run/errors';
import { gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { KernelRun } from '../../../workers/contract/options/command';
import { misfitsOf } from '../../../workers/contract/recipe/misfits';
import type { RecipeStep } from '../../../workers/contract/recipe/recipe';
import type { RecipeReply } from '../../../workers/contract/recipe/recipe-reply';
import type { AnySource } from '../../../workers/contract/run/source';
import { openRecipe } from '../../../workers/run/recipe';
import { runKernel } from '../../../workers/run/run-kernel';
import { anyInput, anyStep, anySteps, easyStep, parsed } from './random-recipes';
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

function kernelOf({ kernelId }: KernelRun): AnyKernel {
  const kernel = realKernels[kernelId];
  if (!kernel) throw new Error(`There is no kernel ${kernelId}.`);
  return kernel;
}

type Ending = { readonly bytes: string } | Failure;

/** The errors of both inputs: whichever fails first ends the other. */
interface Failure {
  readonly step: number;
  readonly errors: readonly unknown[];
}

const fileOf = (bytes: Uint8Array) => new Blob([bytes as Uint8Array<ArrayBuffer>]);

/** Only an input that can be read again is repairable, and a step may have a pipe. */
function withoutRepair(error: ToolErrorData): unknown {
  const { isRepairable: _, ...rest } = error;
  return rest;
}

/** A step by hand: its result, or how it failed. */
async function runAlone(run: KernelRun, files: readonly Blob[]): Promise<Uint8Array | { readonly error: unknown }> {
  const [file = new Blob()] = files;
  const { signal } = new AbortController();
  const input = run.isListed || files.length > 1 ? files : file;
  const reply = await runKernel(kernelOf(run), input, run.options, { signal });
  if (!reply.ok) return { error: withoutRepair(reply.error) };
  const result = run.resultOf(reply.output);
  return result === undefined ? { error: 'no result' } : bytesOf(result);
}

/** One tool after another, each on a file with the result of the one before. */
async function byHand(steps: readonly KernelRun[], inputs: readonly Uint8Array[]): Promise<Ending> {
  let files = inputs.map(fileOf);
  for (const [step, run] of steps.entries()) {
    const isJoining = run.takes === 'two';
    const sides = isJoining ? [files] : files.map((file) => [file]);
    const results = await Promise.all(sides.map((side) => runAlone(run, side)));
    const errors = results.flatMap((result) => ('error' in result ? [result.error] : []));
    if (errors.length > 0) return { step, errors };
    files = results.map((result) => fileOf(result as Uint8Array));
  }
  const [result = new Blob()] = files;
  return { bytes: Buffer.from(await result.arrayBuffer()).toString('base64') };
}

async function endingOf(reply: RecipeReply): Promise<Ending> {
  if (reply.ok && reply.result === undefined) return { step: reply.steps.length - 1, errors: ['no result'] };
  if (reply.ok) return { bytes: (await bytesOf(reply.result)).toString('base64') };
  const { step = -1, error } = reply;
  const isMissing = typeof error.message === 'object' && error.message.messageKey === 'common/noResult';
  return { step, errors: [isMissing ? 'no result' : withoutRepair(error)] };
}

async function expectLaw(steps: readonly KernelRun[], inputs: readonly Uint8Array[], chunkBytes: number) {
  const [input, other] = inputs.map((bytes) => pipeOf(bytes, chunkBytes));
  const run = { table: tableOf(chunkBytes), ...(other && { other }) };
  const reply = await runInThread(steps, input ?? '', run);
  const [ending, expected] = [await endingOf(reply), await byHand(steps, inputs)];
  // While an earlier step is still on its way to its error, a later one may refuse what it has so far, or its options.
  if (!('step' in ending && 'step' in expected)) expect(ending).toEqual(expected);
  else if (ending.step === expected.step) expect(expected.errors).toContainEqual(ending.errors[0]);
  else expect(ending.step).toBeGreaterThan(expected.step);
}

/** The runs of a recipe whose steps fit together and whose options can be right. */
async function openedOf(steps: readonly RecipeStep[]): Promise<readonly KernelRun[]> {
  const recipe = { version: 1, name: '', steps } as const;
  fc.pre(misfitsOf(recipe, realTools).length === 0);
  const opened = await openRecipe(recipe, realTools);
  fc.pre(opened.ok);
  return opened.steps;
}

const anyChunkBytes = fc.constantFrom(1, 7, 64, 4096);

describe('a recipe of real tools', () => {
  it('equals its tools by hand', async () => {
    const law = fc.asyncProperty(anySteps, anyInput, anyChunkBytes, async (steps, input, chunkBytes) =>
      expectLaw(await openedOf(steps), [input], chunkBytes),
    );
    await fc.assert(law, { numRuns: 300 });
  });

  it('equals its tools by hand on two inputs', async () => {
    const few = fc.array(fc.oneof({ weight: 3, arbitrary: easyStep }, anyStep('text', 'bytes')), { maxLength: 3 });
    const sides = fc.tuple(anyInput, anyInput);
    const law = fc.asyncProperty(few, anyStep('two-texts'), sides, anyChunkBytes, async (steps, last, inputs, bytes) =>
      expectLaw(await openedOf([...steps, last]), inputs, bytes),
    );
    await fc.assert(law, { numRuns: 40 });
  });

  describe('with two runs of a tool at the same time', () => {
    const repeated = (line: (at: number) => string) => Array.from({ length: 300 }, (_, at) => line(at)).join('\n');
    const json = (word: string) => `[${repeated((at) => `{"${word}": ${at}},`)}null]`;
    const xml = (word: string) => `<a>${repeated((at) => `<${word} at="${at}"/>`)}</a>`;
    const words = (word: string) => repeated((at) => `${word} ${at % 300} ä😀`);
    const encodedAs = (encoding: 'base64' | 'hex') => (word: string) => Buffer.from(words(word)).toString(encoding);
    const bits = (word: string) =>
      repeated((at) => (word.length + at).toString(2).padStart(8, '0').slice(-7).padStart(8, '0'));
    const token = (word: string) => `e30.${Buffer.from(words(word)).toString('base64url')}.AAAA`;
    const rows = (word: string) => `[${Array.from({ length: 500 }, (_, at) => JSON.stringify({ word, at })).join()}]`;
    const compressed = (word: string) => gzipSync(words(word));
    // RFC 4648, section 10.
    const base32 = (word: string) => repeated(() => (word.length > 3 ? 'MZXW6YTB' : 'MZXW6YTBMZXW6YTB'));
    const KINDS = [base32, json, rows, xml, token, encodedAs('base64'), encodedAs('hex'), bits, words, compressed];

    /** Of tools that need one. */
    const PATTERNS: Readonly<Record<string, object>> = {
      'line-filter': { patterns: '1' },
      'regex-tester': { pattern: '1+' },
    };

    const ways = Object.values(realTools).flatMap(({ id, options, ways }) =>
      ways
        .filter(({ takes, gives }) => /^(?:text|bytes)$/.test(takes) && /^(?:text|bytes)$/.test(gives))
        .map(({ set }) => ({
          tool: id,
          options: options.parse({ ...set, ...PATTERNS[id] }).options,
          name: [id, ...Object.values(set).map(String)].join(' '),
        })),
    );

    // Kernels in one thread share their modules, so two runs must not share what a module remembers.
    it.each(ways)('$name', async ({ tool, options }) => {
      const steps = await openedOf([{ tool, options }, ...parsed('base64', 'url', 'diff')]);
      let successes = 0;
      for (const kind of KINDS) {
        const inputs = ['one', 'another'].map((word) => Uint8Array.from(Buffer.from(kind(word))));
        const ending = await byHand(steps, inputs);
        if ('errors' in ending) continue;
        successes++;
        const sides = inputs.map((bytes) => pipeOf(bytes, 211));
        const reply = await runInThread(steps, sides[0] ?? '', { table: tableOf(211), other: sides[1] ?? '' });
        expect(await endingOf(reply)).toEqual(ending);
      }
      // A code holds less than these.
      expect(successes).toBeGreaterThan(tool === 'qr-generator' ? -1 : 0);
    });
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
    const text = new TextEncoder().encode(lines);
    const input = new TextEncoder().encode(Buffer.from(lines).toString('base64'));
    const steps = (...written: readonly Written[]) => runnable(written, realTools);
    await expectLaw(await steps(['base64', { mode: 'decode' }], ...rest), [input], 1_000_003);
    await expectLaw(await steps('url', ['url', { mode: 'decode' }], ...rest), [text], 65_537);
    await expectLaw(await steps('url', ['url', { mode: 'decode' }], 'diff'), [text, text.subarray(99)], 65_537);
  });
});
