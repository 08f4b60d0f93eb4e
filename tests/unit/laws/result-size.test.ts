// The limits of results that specs state, with random options and inputs that grow as much as possible. Estimates are in
// estimated-size.test.ts.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Kernel, KernelSpec } from '../../../workers/contract/run/kernel';
import type { Option, Options } from '../../../workers/contract/options/options';
import { sizeOf, sourcesOf, type KernelInput } from '../../../workers/contract/run/source';
import { kernel as base64Kernel } from '../../../workers/kernels/base64-encoder/kernel';
import * as base64 from '../../../workers/kernels/base64-encoder/spec';
import { kernel as binaryKernel } from '../../../workers/kernels/binary-converter/kernel';
import * as binary from '../../../workers/kernels/binary-converter/spec';
import { kernel as hexKernel } from '../../../workers/kernels/hex-encoder/kernel';
import * as hex from '../../../workers/kernels/hex-encoder/spec';
import { kernel as htmlKernel } from '../../../workers/kernels/html-encoder/kernel';
import * as html from '../../../workers/kernels/html-encoder/spec';
import { kernel as jsonKernel } from '../../../workers/kernels/json-formatter/kernel';
import * as json from '../../../workers/kernels/json-formatter/spec';
import { kernel as listKernel } from '../../../workers/kernels/list-comparer/kernel';
import * as lists from '../../../workers/kernels/list-comparer/spec';
import { kernel as randomKernel } from '../../../workers/kernels/random-generator/kernel';
import * as random from '../../../workers/kernels/random-generator/spec';
import { kernel as caseKernel } from '../../../workers/kernels/text-case-converter/kernel';
import * as cases from '../../../workers/kernels/text-case-converter/spec';
import { kernel as dedupKernel } from '../../../workers/kernels/text-deduplicator/kernel';
import * as dedup from '../../../workers/kernels/text-deduplicator/spec';
import { kernel as encodingKernel } from '../../../workers/kernels/text-encodings/kernel';
import * as encoding from '../../../workers/kernels/text-encodings/spec';
import { kernel as urlKernel } from '../../../workers/kernels/url-encoder/kernel';
import * as url from '../../../workers/kernels/url-encoder/spec';
import { kernel as uuidKernel } from '../../../workers/kernels/uuid-generator/kernel';
import * as uuid from '../../../workers/kernels/uuid-generator/spec';
import { runKernel } from '../../../workers/run/run-kernel';
import { storedBytes } from './stored-bytes';

const signal = new AbortController().signal;

function valuesOf(option: Option): fc.Arbitrary<unknown> {
  if (option.kind === 'choice') return fc.constantFrom(...option.values);
  if (option.kind === 'toggle') return fc.boolean();
  return fc.constant('initial' in option ? option.initial : undefined);
}

/** Any combination of choices and toggles; typed options have their defaults. */
const optionsOf = <Values extends object>(
  { shape }: Options<Values>,
  set: Partial<Values> = {},
): fc.Arbitrary<Values> =>
  fc
    .record(Object.fromEntries(Object.entries(shape).map(([name, option]) => [name, valuesOf(option)])))
    .map((values) => ({ ...values, ...set }) as Values);

/** Texts of these parts. The end of each repeats one part, which may grow more than any mixture. */
function textOf(...parts: readonly string[]) {
  const part = fc.constantFrom(...parts);
  const mixed = fc.array(part, { maxLength: 60, size: 'max' });
  const start = fc.oneof(fc.constant([]), fc.array(part, { minLength: 1, maxLength: 2 }), mixed);
  const repeated = fc.tuple(part, fc.integer({ min: 1, max: 60 }));
  return fc.tuple(start, repeated).map(([before, [one, times]]) => before.join('') + one.repeat(times));
}

const utf16 = (text: fc.Arbitrary<string>) => text.map((it) => new Uint8Array(Buffer.from(`\uFEFF${it}`, 'utf16le')));

const bytes = fc.uint8Array({ minLength: 1, maxLength: 200 });

const LINES = textOf('a\n', 'b\r\n', 'c', '\n', ' ', '\t', 'ß', '漢', '😀\n', 'A\n', '\uFEFF');
/** Characters whose case mappings are longer than themselves (SpecialCasing.txt), and the edges of words. */
const CASED = textOf('ΐ', 'ŉ', 'ﬃ', 'İ', 'Ⱥ', 'ǰ', 'Ì', 'Į', 'ß', 'a', 'B', '1', ' ', '_', 'xY', '. ', 'Σ', 'į́');

const characters = (from: number) => Array.from({ length: 60 }, (_, at) => String.fromCharCode(from + at));
/** Each has two bytes in UTF-16 and three in UTF-8. */
const HAN = characters(0x4e00).join('');
/** Lines of one byte each: the first line's end is that of all. */
const SHORT = `\r\n${characters(0x41).join('\n')}`;
const LISTS = fc.oneof(LINES, utf16(LINES), utf16(fc.constant(HAN)), fc.constantFrom(SHORT, `${SHORT}\n`));

interface Limited<Input extends KernelInput, Values, Output> {
  readonly spec: KernelSpec<Input, Values, Output>;
  readonly kernel: Kernel<Input, Values, Output>;
  readonly inputs: fc.Arbitrary<Input>;
  readonly options: fc.Arbitrary<Values>;
}

type Check = () => Promise<void>;

/** Runs that the kernel refuses, and estimates, count for nothing, so a part of the runs must be neither. */
const limited =
  <Input extends KernelInput, Values, Output>(all: Limited<Input, Values, Output>): Check =>
  async () => {
    const { spec, kernel, inputs, options } = all;
    let checked = 0;
    const check = async (input: Input, values: Values) => {
      const reply = await runKernel(kernel, input, values, { signal });
      if (!reply.ok) return;
      const size = await spec.resultSize?.(
        values,
        sourcesOf(input).reduce((sum, source) => sum + sizeOf(source), 0),
      );
      if (!size || size.isEstimate) return;
      checked++;
      expect(storedBytes(reply.output)).toBeLessThanOrEqual(size.bytes);
    };
    await fc.assert(fc.asyncProperty(inputs, options, check), { numRuns: 150 });
    expect(checked).toBeGreaterThan(40);
  };

const KERNELS: Readonly<Record<string, Check>> = {
  'Base64, encoding': limited({
    spec: base64.base64Encoder,
    kernel: base64Kernel,
    inputs: fc.oneof(bytes, LINES),
    options: optionsOf(base64.options, { mode: 'encode' }),
  }),
  'Base64, decoding': limited({
    spec: base64.base64Encoder,
    kernel: base64Kernel,
    inputs: textOf('Zg==\n', 'Zg\n', '\n', 'R3LDvMOfZQ\r\n', '5ZmoZg==\n', 'T04=\n', 'Tk4\n', 'Tk5OTk5O'),
    options: optionsOf(base64.options, { mode: 'decode' }),
  }),
  'hexadecimal, encoding': limited({
    spec: hex.hexEncoder,
    kernel: hexKernel,
    inputs: fc.oneof(bytes, LINES),
    options: optionsOf(hex.options, { mode: 'encode' }),
  }),
  'text encodings, encoding': limited({
    spec: encoding.textEncodings,
    kernel: encodingKernel,
    inputs: fc.oneof(bytes, LINES, textOf('\0', 'é', '"', '=', ' \n', '😀')),
    options: optionsOf(encoding.options, { mode: 'encode' }),
  }),
  'text encodings, decoding': limited({
    spec: encoding.textEncodings,
    kernel: encodingKernel,
    inputs: textOf('MZXW6YTB', 'CSQPYRK1', 'Hello', '=C3=BC', ' \n', '\\u20ac'),
    options: optionsOf(encoding.options, { mode: 'decode' }),
  }),
  'binary, from text': limited({
    spec: binary.binaryConverter,
    kernel: binaryKernel,
    inputs: fc.oneof(bytes, LINES),
    options: optionsOf(binary.options, { mode: 'text-to-binary' }),
  }),
  'binary, to text': limited({
    spec: binary.binaryConverter,
    kernel: binaryKernel,
    inputs: fc.oneof(textOf('1 ', '1100001 ', '11 ', '1111111111111111 ', '100000000000000 '), textOf('01100001', ' ')),
    options: optionsOf(binary.options, { mode: 'binary-to-text' }),
  }),
  'binary, from and to numbers': limited({
    spec: binary.binaryConverter,
    kernel: binaryKernel,
    inputs: textOf('1 ', '9\n', '10 ', '-1 ', '1\u3000', '11', '99'),
    options: fc.oneof(
      optionsOf(binary.options, { mode: 'decimal-to-binary' }),
      optionsOf(binary.options, { mode: 'binary-to-decimal' }),
    ),
  }),
  HTML: limited({
    spec: html.htmlEncoder,
    kernel: htmlKernel,
    inputs: textOf('&nGt;', '&nLt;', '/', '"', 'a', '&', '&#0;', '&#x1F600;', '&amp', 'ß', '&#xD83D;&#xDE00;'),
    options: optionsOf(html.options),
  }),
  URLs: limited({
    spec: url.urlEncoder,
    kernel: urlKernel,
    inputs: textOf('ß', ' ', '%20', '%C3%9F', 'a', '[', 'http://[::1]', '\r\n', '\r', '%2F'),
    options: optionsOf(url.options),
  }),
  'minified JSON': limited({
    spec: json.jsonFormatter,
    kernel: jsonKernel,
    inputs: fc
      .array(fc.constantFrom('{}', '[]', '""', '{"ß":1}', '["漢"]', `"${HAN}"`), { minLength: 1 })
      .map((documents) => documents.join('\n'))
      .chain((text) =>
        fc.constantFrom<string | Uint8Array>(text, new Uint8Array(Buffer.from(`\uFEFF${text}`, 'utf16le'))),
      ),
    options: optionsOf(json.options, { action: 'minify', isLines: true }),
  }),
  'distinct lines, words and characters': limited({
    spec: dedup.textDeduplicator,
    kernel: dedupKernel,
    inputs: fc.oneof(LISTS, fc.constant(SHORT.replaceAll('\n', '')), fc.constant(characters(0x41).join(' '))),
    options: optionsOf(dedup.options),
  }),
  lists: limited({
    spec: lists.listComparer,
    kernel: listKernel,
    inputs: fc.tuple(LISTS, LISTS),
    options: optionsOf(lists.options),
  }),
  cases: limited({
    spec: cases.textCaseConverter,
    kernel: caseKernel,
    inputs: CASED,
    options: fc.record({
      cases: fc.constantFrom(...cases.CASES).map((one) => [one]),
      locale: fc.constantFrom(...cases.options.shape.locale.values),
    }),
  }),
  'random values': limited({
    spec: random.randomGenerator,
    kernel: randomKernel,
    inputs: fc.constant([]),
    options: fc
      .record({
        of: optionsOf(random.options),
        min: fc.integer({ min: -1000, max: 0 }),
        max: fc.integer({ min: 0, max: 99 }),
        decimals: fc.integer({ min: 0, max: 4 }),
      })
      .map(({ of, min, max, decimals }) => ({ ...of, min: `${min}`, max: `${max}`, decimals: `${decimals}` })),
  }),
  identifiers: limited({
    spec: uuid.uuidGenerator,
    kernel: uuidKernel,
    inputs: fc.constant(''),
    options: fc.oneof(
      fc.record({
        kind: fc.constantFrom('v1', 'v4', 'v6', 'v7'),
        format: fc.constantFrom(...uuid.options.shape.format.values),
        count: fc.integer({ min: 1, max: 50 }),
      }),
      fc.record({
        kind: fc.constant('nanoid'),
        alphabet: fc.constant(uuid.NANO_ALPHABETS.url),
        length: fc.integer({ min: 1, max: uuid.NANO_LENGTH_LIMIT }),
        count: fc.integer({ min: 1, max: 50 }),
      }),
    ),
  }),
};

describe('no result is larger than its spec says', () => {
  it.each(Object.entries(KERNELS))('%s', (_, check) => check());
});
