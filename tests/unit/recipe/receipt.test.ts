// The law of receipts: with the same input, a replay is the same; with any other byte, it differs at the right step, or the receipt is
// refused.
import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { misfitsOf } from '../../../workers/contract/recipe/misfits';
import { parseRecipe } from '../../../workers/contract/recipe/parse-recipe';
import { readReceipt, writeReceipt, type Receipt } from '../../../workers/contract/recipe/receipt';
import type { Recipe, RecipeStep } from '../../../workers/contract/recipe/recipe';
import type { RecipeReply } from '../../../workers/contract/recipe/recipe-reply';
import { EVERYTHING, printRecipe, readRecipe } from '../../../workers/contract/recipe/recipe-text';
import { compareReplay, recordOfRun, varyingSteps } from '../../../workers/contract/recipe/replay';
import { openRecipe } from '../../../workers/run/recipe';
import { anyInput, anyStep, anySteps, easyStep } from './random-recipes';
import { realKernels, realTools } from './real-tools';
import { bytesOf, recipeOf, runInThread, runnable } from './run-in-thread';

const BUILD = { version: '1.0.0', host: 'cli', digest: 'ab'.repeat(32) } as const;

const sha256 = (bytes: Uint8Array | string) => createHash('sha256').update(bytes).digest('hex');

/** As a recipe file has it: with the options that count. */
function written(steps: readonly RecipeStep[]): Recipe {
  const text = printRecipe({ version: 1, name: '', steps }, realTools, EVERYTHING);
  const read = readRecipe(text);
  const parsed = read.ok ? parseRecipe(read, realTools) : undefined;
  fc.pre(parsed?.ok === true);
  fc.pre(misfitsOf(parsed.recipe, realTools).length === 0);
  return parsed.recipe;
}

/** Undefined if the tools refuse the options only when they run. The notes stay messages, which a replay doesn't compare. */
async function run(recipe: Recipe, [input = '', other]: readonly (Uint8Array | string)[]) {
  const opened = await openRecipe(recipe, realTools);
  if (!opened.ok) return undefined;
  const reply = await runInThread(opened.steps, input, {
    table: realKernels,
    digests: true,
    ...(other !== undefined && { other }),
  });
  return reply as RecipeReply<string>;
}

async function receiptOf(recipe: Recipe, reply: RecipeReply<string>, includes = EVERYTHING): Promise<string> {
  const { inputs, steps } = recordOfRun(reply);
  const named = inputs.map((input, at) => ({ ...input, name: `in ${String(at)}.txt` }));
  const record = { build: BUILD, date: '2026-11-29T06:00:00Z', inputs: named };
  const said = steps.map((step) => ({ ...step, notes: step.notes.map((note) => JSON.stringify(note)) }));
  return (await writeReceipt({ ...record, steps: said }, recipe, realTools, includes)) ?? '';
}

async function readBack(text: string): Promise<{ readonly receipt: Receipt; readonly recipe: Recipe }> {
  const read = await readReceipt(text);
  if (!read.ok) throw new Error(JSON.stringify(read));
  const parsed = parseRecipe({ ...read.receipt, name: '' }, realTools);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed));
  return { receipt: read.receipt, recipe: parsed.recipe };
}

const changed = (bytes: Uint8Array, at: number) =>
  bytes.length === 0
    ? new Uint8Array([65])
    : bytes.map((byte, index) => (index === at % bytes.length ? byte ^ 1 : byte));

async function expectLaw(steps: readonly RecipeStep[], inputs: readonly Uint8Array[], at: number) {
  const recipe = written(steps);
  const reply = await run(recipe, inputs);
  fc.pre(reply?.ok === true);
  const { receipt, recipe: again } = await readBack(await receiptOf(recipe, reply));
  expect(receipt.inputs.map(({ sha256: digest }) => digest)).toEqual(inputs.map(sha256));
  const replayed = await run(again, inputs);
  expect(replayed && compareReplay(receipt, replayed)).toEqual({ is: 'same' });
  const [last] = receipt.steps.at(-1)?.outputs ?? [];
  if (reply.result !== undefined) expect(last?.sha256).toBe(sha256(await bytesOf(reply.result)));
  // Any other byte of an input.
  const side = at % inputs.length;
  const others = inputs.map((input, index) => (index === side ? changed(input, at) : input));
  const other = await run(again, others);
  expect(other && compareReplay(receipt, other)).toEqual({ is: 'other-input', input: side });
}

const anyPlace = fc.nat({ max: 10_000 });

describe('a receipt of a recipe of real tools', () => {
  it('is replayed the same, and differs with another input', async () => {
    const law = fc.asyncProperty(anySteps, anyInput, anyPlace, (steps, input, at) => expectLaw(steps, [input], at));
    await fc.assert(law, { numRuns: 60 });
  });

  it('is replayed the same, and differs with another input, for two inputs', async () => {
    const few = fc.array(fc.oneof({ weight: 3, arbitrary: easyStep }, anyStep('text', 'bytes')), { maxLength: 3 });
    const sides = fc.tuple(anyInput, anyInput);
    const law = fc.asyncProperty(few, anyStep('two-texts'), sides, anyPlace, (steps, last, inputs, at) =>
      expectLaw([...steps, last], inputs, at),
    );
    await fc.assert(law, { numRuns: 20 });
  });

  it('names the first step whose result another step’s options change', async () => {
    const law = fc.asyncProperty(fc.array(easyStep, { minLength: 1, maxLength: 5 }), anyPlace, async (steps, at) => {
      const place = at % steps.length;
      // No other step gives these bytes: a digest of whatever comes.
      const digest: RecipeStep = recipeOf([['hash', { algorithms: ['sha512'] }]], realTools).steps[0] ?? {
        tool: '',
        options: {},
      };
      const input = new TextEncoder().encode('Ärger, 1 < 2 & 3');
      const reply = await run(written(steps), [input]);
      fc.pre(reply?.ok === true);
      const { receipt } = await readBack(await receiptOf(written(steps), reply));
      const other = await run(written(steps.map((step, index) => (index === place ? digest : step))), [input]);
      expect(other && compareReplay(receipt, other)).toEqual({ is: 'other-result', step: place });
    });
    await fc.assert(law, { numRuns: 60 });
  });

  it('names a step that fails, though the steps before it are still at work', async () => {
    const recipe = recipeOf(['url', ['url', { mode: 'decode' }], ['json', { action: 'minify' }]], realTools);
    const json = new TextEncoder().encode(`[${'1,'.repeat(4_000_000)}1]`);
    const reply = await run(recipe, [json]);
    if (!reply) throw new Error('The steps can be opened.');
    const { receipt } = await readBack(await receiptOf(recipe, reply));
    const failing = recipeOf(['url', ['url', { mode: 'decode' }], ['base64', { mode: 'decode' }]], realTools);
    const other = await run(failing, [json]);
    expect(other && compareReplay(receipt, other)).toMatchObject({ is: 'other-result', step: 2 });
    const early = recipeOf(
      [
        ['case', { fileCase: 'uppercase' }],
        ['url', { mode: 'decode' }],
        ['base64', { mode: 'decode' }],
      ],
      realTools,
    );
    const second = await run(early, [json]);
    expect(second && compareReplay(receipt, second)).toEqual({ is: 'other-result', step: 0 });
  });

  it('has the digests of the visitor’s bytes, whatever stores the result', async () => {
    const big = 'ä😀\n'.repeat(3_000_000);
    const steps = await runnable(['url', ['url', { mode: 'decode' }]], realTools);
    const reply = await runInThread(steps, big, { table: realKernels, digests: true });
    expect(reply.inputs?.[0]).toEqual({ bytes: Buffer.byteLength(big), sha256: sha256(big) });
    expect(reply.steps.map(({ digest }) => digest?.sha256)).toEqual([sha256(encodeURIComponent(big)), sha256(big)]);
  });

  it('is refused for steps that give another result each time', () => {
    const places = (...steps: readonly (string | readonly [string, object])[]) =>
      varyingSteps(recipeOf(steps, realTools), realTools);
    expect(places('uuid', 'base64')).toEqual([0]);
    expect(places('password')).toEqual([0]);
    expect(places('random')).toEqual([0]);
    expect(places(['random', { seed: 'a' }])).toEqual([]);
    expect(places(['uuid', { kind: 'v5' }], 'base64')).toEqual([]);
    const makers = Object.values(realTools).filter(({ ways }) => ways.some(({ takes }) => takes === 'nothing'));
    for (const { ways } of makers) for (const way of ways) expect(way.takes === 'nothing').toBe(Boolean(way.varies));
  });
});

describe('the text of a receipt', () => {
  const RECIPE = recipeOf(
    [
      ['base64', { mode: 'decode' }],
      ['regex', { action: 'match', pattern: 'b\u202e+' }],
    ],
    realTools,
  );

  async function sample(includes = EVERYTHING): Promise<string> {
    const outputs = [{ bytes: 3, sha256: 'cd'.repeat(32) }];
    const steps = [
      { outputs, verdict: true, notes: ['A note\n\u001b[31m of two\u2028lines'] },
      { outputs, verdict: true, notes: [] },
    ];
    const inputs = [{ name: '“\u202egpj.exe”\n\u0000 ä', bytes: 4, sha256: 'ef'.repeat(32) }];
    const run = { build: BUILD, date: '2026-11-29T06:00:00Z', inputs, steps };
    return (await writeReceipt(run, RECIPE, realTools, includes)) ?? '';
  }

  const sealed = (text: string) => {
    const lines = text.replace(/sha256: .*\n$/, '');
    return `${lines}sha256: ${sha256(lines)}\n`;
  };

  it('is small, and its last line is what sha256sum says of the others', async () => {
    const text = await sample();
    expect(text).toBe(sealed(text));
    expect(text.split('\n').map((line) => line.replace(/[0-9a-f]{64}/g, '…'))).toEqual([
      'toolyard receipt 1',
      'build: 1.0.0 cli …',
      'date: 2026-11-29T06:00:00Z',
      'input: 4 … "“\\u202egpj.exe”\\n\\u0000 ä"',
      'base64 mode=decode',
      'output: 3 …',
      'note: A note \\u001b[31m of two lines',
      'regex pattern="b\\u202e+" action=match',
      'output: 3 …',
      'sha256: …',
      '',
    ]);
  });

  it('leaves out typed options, and names them', async () => {
    const text = await sample(() => false);
    expect(text).toContain('\nregex action=match\nleft out: pattern\noutput: ');
    const { receipt } = await readBack(text);
    expect(receipt.steps.map(({ leftOut }) => leftOut)).toEqual([[], ['pattern']]);
    expect(receipt.inputs[0]?.name).toBe('“\u202egpj.exe”\n\u0000 ä');
  });

  it('is refused if it is cut, reordered or changed anywhere', async () => {
    const text = await sample();
    const lines = text.split('\n');
    for (const at of lines.keys()) {
      expect((await readReceipt(lines.slice(0, at).join('\n'))).ok).toBe(false);
      expect((await readReceipt([...lines.slice(0, at), ...lines.slice(at + 1)].join('\n'))).ok).toBe(false);
      const [one = '', other = ''] = lines.slice(at, at + 2);
      const swapped = [...lines.slice(0, at), other, one, ...lines.slice(at + 2)].join('\n');
      if (swapped !== text) expect((await readReceipt(swapped)).ok).toBe(false);
    }
    for (let at = 0; at < text.length; at++) {
      const other = text[at] === '0' ? '1' : '0';
      expect((await readReceipt(text.slice(0, at) + other + text.slice(at + 1))).ok).toBe(false);
      expect((await readReceipt(text.slice(0, at))).ok).toBe(false);
    }
    expect(await readReceipt(text.replaceAll('\n', '\r\n'))).toMatchObject({ ok: false });
    expect(await readReceipt(`${text}\n`)).toMatchObject({ ok: false, problem: 'changed' });
  });

  it('is refused if it is forged so that its last line fits', async () => {
    const text = await sample();
    const refused = async (line: RegExp | string, by: string) => {
      const forged = sealed(text.replace(line, by));
      expect(forged).not.toBe(text);
      const read = await readReceipt(forged);
      return read.ok ? 'read' : [read.line, read.problem];
    };
    expect(await refused('date:', 'data:')).toEqual([3, 'unknown-line']);
    expect(await refused('2026-11-29', '2026-99-99')).toEqual([3, 'unknown-line']);
    expect(await refused(/^build.*\n/m, '')).toEqual([2, 'unknown-line']);
    expect(await refused('output: 3', 'output: -3')).toEqual([6, 'unknown-line']);
    expect(await refused('output: 3', 'output: 3e9')).toEqual([6, 'unknown-line']);
    expect(await refused('note: ', 'signed: ')).toEqual([7, 'unknown-line']);
    expect(await refused('base64 mode=decode', 'Base64 mode=decode')).toEqual([5, 'unknown-line']);
    expect(await refused('base64 mode=decode', 'base64 mode=decode mode=encode')).toEqual([5, 'repeated-option']);
    expect(await refused('base64 mode=decode', 'base64 mode=[')).toEqual([5, 'bad-value']);
    expect(await refused('"“\\u202e', '"“\u202e')).toEqual([4, 'unsafe']);
    expect(await refused('A note', 'A\u001bnote')).toEqual([7, 'unsafe']);
    expect(await refused('receipt 1', 'receipt 2')).toEqual([1, 'other-version']);
    expect(await refused(/^(?:base64|regex)(?:.|\n)*(?=sha256)/m, '')).toEqual([5, 'no-steps']);
    const many = 'url\nverdict: yes\n'.repeat(17);
    expect(await refused(/^(?:base64|regex)(?:.|\n)*(?=sha256)/m, many)).toEqual([37, 'too-many-steps']);
  });

  it('is refused in linear time, however long its lines are', async () => {
    const long = 64 * 1024 - 200;
    const hostile = ['"', '\\', ' ', 'a', '0', ': ', 'a=', '=', '{', '[', '"a" '].flatMap((part) => {
      const filled = part.repeat(Math.floor(long / part.length));
      return [
        filled,
        `toolyard receipt 1\n${filled}`,
        sealed(`toolyard receipt 1\nbuild: ${filled}\n`),
        sealed(`toolyard receipt 1\nbuild: 1 cli ${'0'.repeat(64)}\ndate: 2026-11-29T06:00:00Z\ninput: ${filled}\n`),
        sealed(`toolyard receipt 1\nbuild: 1 cli ${'0'.repeat(64)}\ndate: 2026-11-29T06:00:00Z\nurl ${filled}\n`),
      ];
    });
    for (const text of hostile) expect((await readReceipt(text)).ok).toBe(false);
    expect(await readReceipt(`toolyard receipt 1\n${'a'.repeat(70_000)}`)).toMatchObject({ problem: 'too-long' });
    expect(await readReceipt('toolyard receipt '.repeat(1000))).toMatchObject({ problem: 'not-a-receipt' });
  });
});
