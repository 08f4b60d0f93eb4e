// The home page's answers: which input has one, and that it is the tool's own.
import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { detectBytes } from '../../../workers/kernels/identify/detect-bytes';
import { messages } from '../../../workers/kernels/identify/messages';
import { kernel as hash } from '../../../workers/kernels/hash-generator/kernel';
import { kernel as json } from '../../../workers/kernels/json-formatter/kernel';
import { common } from '../../../workers/words/common';
import { createSpeaker } from '../../../workers/words/in-words';
import { findAnswer, HASHED_BYTES, type AnswerTools } from '../../../src/pages/home/short-answers';
import type { Given } from '../../../src/tool-kit/send-to/offer';
import { CURRENCIES } from '../../../src/tools/currency-converter/options';
import { outputOf } from '../run-in-node';

const NOW = Date.UTC(2026, 10, 22);
const { inWords } = createSpeaker({ common, identify: messages });

/** Runs the kernels in this process. */
const client = {
  run: async ({ id }: { id: string }, { input, options }: { input: never; options: never }) => {
    const kernel = id === 'hash-generator' ? hash : json;
    try {
      return { ok: true, ms: 0, output: await outputOf(kernel as never, input, options) };
    } catch {
      return { ok: false };
    }
  },
} as unknown as AnswerTools['client'];

/** One US dollar is 0.9 euros and 150 yen. */
const rates = {
  updated: NOW / 1000,
  perDollar: { ...Object.fromEntries(CURRENCIES.map(({ code }) => [code, '1'])), EUR: '0.9', JPY: '150' },
};

async function answerTo(input: string | File, keptRates: AnswerTools['keptRates'] = () => rates, ...others: File[]) {
  const given: Given =
    typeof input === 'string' ? { kind: 'text', text: input } : { kind: 'files', files: [input, ...others] };
  const bytes = typeof input === 'string' ? new TextEncoder().encode(input) : new Uint8Array(await input.arrayBuffer());
  const findings = inWords(await detectBytes(bytes, { isWhole: true, now: NOW }));
  return findAnswer({ given, findings }, { client, keptRates });
}

// By the definitions of the units: NIST SP 811, appendix B.
it.each([
  ['5 mi in km', '5 mi', '8.04672 km'],
  ['5 mi', '5 mi', '8.04672 km'],
  ['72 °F in °C', '72 °F ≈', '22.222222 °C'],
  ['5 ft 11 in to cm', '5 ft 11 in', '180.34 cm'],
  ['6\' 2" in cm', '6 ft 2 in', '187.96 cm'],
  ['90 min in h', '90 min', '1.5 h'],
  ['1 bar in kPa', '1 bar', '100 kPa'],
  ['2 kWh in MJ', '2 kWh', '7.2 MJ'],
  ['500 mb in gb', '500 MB', '0.5 GB'],
  ['8 Mb in MB', '8 Mbit', '1 MB'],
])('%s', async (text, label, answer) => expect(await answerTo(text)).toEqual({ label, text: answer }));

it.each(['5 Mm in km', '5 km in kg', '-300 °C in K', '5 in in'])('%s has no answer', async (text) =>
  expect(await answerTo(text)).toBeUndefined(),
);

describe('money', () => {
  it('is converted at the rates that the browser has, which are dated', async () => {
    expect(await answerTo('100 USD in JPY')).toEqual({
      label: '100 USD at the rates of November 22, 2026',
      text: '15000.00 JPY',
    });
    expect(await answerTo('€45')).toMatchObject({ text: '50.00 USD' });
  });

  it('has no answer without rates, or in a currency without one', async () => {
    expect(await answerTo('100 USD in EUR', () => null)).toBeUndefined();
    expect(await answerTo('100 USD in THB')).toBeUndefined();
  });
});

describe('JSON', () => {
  it('is formatted, and shown up to one screen', async () => {
    expect(await answerTo('{"a":[1,2.50]}')).toEqual({
      label: 'Formatted',
      text: '{\n  "a": [\n    1,\n    2.50\n  ]\n}',
    });
    const numbers = Array.from({ length: 30 }, (_, at) => at);
    const lines = JSON.stringify(numbers, null, 2).split('\n');
    expect(await answerTo(JSON.stringify(numbers))).toEqual({
      label: 'Formatted: the first of 32 lines',
      text: lines.join('\n'),
      shown: `${lines.slice(0, 24).join('\n')}\n…`,
    });
  });

  it.each(['{"a": oops}', '{"a":1,"a":2}', '{"a":12345678901234567890}', '{\n  "a": 1\n}'])(
    'has no answer where the tool says more: %s',
    async (text) => expect(await answerTo(text)).toBeUndefined(),
  );
});

describe('a file', () => {
  it('gets its SHA-256', async () => {
    const bytes = Buffer.from('\x89PNG\r\n\x1a\n some picture', 'latin1');
    const text = createHash('sha256').update(bytes).digest('hex');
    expect(await answerTo(new File([bytes], 'a.png'))).toEqual({ label: 'SHA-256', text });
  });

  it.each([0, HASHED_BYTES + 1])('of %i bytes does not', async (size) => {
    const file = Object.defineProperty(new File(['a'], 'a.bin'), 'size', { value: size });
    expect(await answerTo(file)).toBeUndefined();
  });
});

describe('two files', () => {
  const answerOf = (one: string, other: string) => answerTo(new File([one], 'a'), undefined, new File([other], 'b'));

  it.each([
    ['same', 'same', 'Same: every byte is equal'],
    ['ab', 'ba', 'Different, though of the same size'],
    ['ab', 'abc', 'Different: 2 bytes and 3 bytes'],
  ])('%s and %s', async (one, other, text) => {
    expect(await answerOf(one, other)).toEqual({ label: 'Same content?', text });
  });
});

it('an answer of the detector stays', async () =>
  expect(await answerTo('48 65 6c 6c 6f')).toMatchObject({ text: 'Hello' }));
