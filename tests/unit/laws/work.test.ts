// A guard against slow code that no machine's speed can hide: each kernel has a limit for its work per byte of input, so a change
// that doubles the work fails. Of WebAssembly, only the bytes that go in and out are counted. Speed itself is measured in bench/.
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { KernelInput } from '../../../workers/contract/run/source';
import type { KernelUnderLaw } from './law-sample';
import { openWorkMeter, type WorkMeter } from './work';

const lines = (count: number, line: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => line(index));

const prose = (count: number) =>
  lines(count, (index) => `Line ${index} of ${index % 97} words, caf\u00e9 & more.\n`).join('');
const records = (count: number) =>
  lines(
    count,
    (index) => `{"id":${index},"name":"Gr\u00fc\u00dfe ${index}","tags":["a","b"],"price":${index % 50}.50,"on":true}`,
  );
const json = (count: number) => `[${records(count).join(',')}]`;
const jsonLines = (count: number) => records(count).join('\n');
const xml = (count: number) =>
  `<r>${lines(count, (index) => `<item id="${index}"><name>Gr\u00fc\u00dfe</name><price>1.50</price></item>`).join('')}</r>`;
const yaml = (count: number) =>
  lines(count, (index) => `- id: ${index}\n  name: Gr\u00fc\u00dfe\n  tags: [a, b]\n`).join('');
const csv = (count: number) =>
  `id,name,note\n${lines(count, (index) => `${index},"Gr\u00fc\u00dfe, ${index}",x\n`).join('')}`;
const markdown = (count: number) =>
  lines(count, (index) => `## Part ${index}\n\nA *short* text with \`code\`.\n\n`).join('');
const hex = (count: number) => lines(count, (index) => `${index.toString(16).padStart(8, '0')}\n`).join('');
const base32 = (count: number) => `${'INXW4IDTNBUXG5DF'.repeat(4)}\n`.repeat(count);
const base64 = (count: number) => `${'R3LDvMOfZSDwn5iA'.repeat(4)}\n`.repeat(count);

const SCHEMA =
  '{"properties":{"id":{"type":"integer"},"tags":{"uniqueItems":true},"price":{"maximum":50}},"required":["on"]}';

/** Per byte of input. `blocks`: of JavaScript that run. `moved`: bytes that are copied or converted. */
interface Limit {
  readonly blocks: number;
  readonly moved: number;
}

type Case = readonly [tool: string, sample: string, input: (count: number) => KernelInput, limit: Limit];

/** Limits are half as much again as the work of the day on which they were set. */
const CASES: readonly Case[] = [
  ['json-formatter', 'formatted', json, { blocks: 0.05, moved: 6.8 }],
  ['json-formatter', 'minified', json, { blocks: 0.05, moved: 4.5 }],
  ['json-formatter', 'validated', json, { blocks: 0.05, moved: 1.5 }],
  ['json-formatter', 'sorted', json, { blocks: 9.7, moved: 16 }],
  ['json-formatter', 'lines', jsonLines, { blocks: 0.05, moved: 5.9 }],
  ['json-schema-validator', 'JSON Lines', (count) => [jsonLines(count), SCHEMA], { blocks: 9.7, moved: 1.5 }],
  ['json-to-yaml', 'to YAML', json, { blocks: 18, moved: 6.3 }],
  ['json-to-yaml', 'to JSON', yaml, { blocks: 27, moved: 11 }],
  ['json-to-xml', 'compact XML', json, { blocks: 29, moved: 22 }],
  ['json-to-xml', 'compact JSON', xml, { blocks: 17, moved: 8.6 }],
  ['xml-formatter', 'formatted', xml, { blocks: 0.05, moved: 6.8 }],
  ['xml-formatter', 'formatted by tokens', (count) => `<é>${xml(count)}</é>`, { blocks: 17, moved: 9.4 }],
  ['csv-converter', 'to JSON', csv, { blocks: 9.3, moved: 27 }],
  ['csv-converter', 'to CSV', json, { blocks: 26, moved: 6.9 }],
  ['line-filter', 'kept lines', prose, { blocks: 0.05, moved: 3 }],
  ['line-filter', 'rows of a table', csv, { blocks: 6.9, moved: 21 }],
  ['text-deduplicator', 'lines', prose, { blocks: 0.05, moved: 7.5 }],
  ['list-comparer', 'only in A', (count) => [prose(count), prose(count >> 1)], { blocks: 0.05, moved: 4.5 }],
  [
    'diff-checker',
    'lines as they are',
    (count) => [prose(count), prose(count).replaceAll('7 of', '9 of')],
    { blocks: 1.4, moved: 7.5 },
  ],
  ['word-counter', 'counts', prose, { blocks: 0.05, moved: 1.5 }],
  ['text-case-converter', 'the tool\u2019s cases', prose, { blocks: 32, moved: 33 }],
  ['base64-encoder', 'encoding', prose, { blocks: 0.05, moved: 5.5 }],
  ['base64-encoder', 'decoding lines', base64, { blocks: 0.05, moved: 5 }],
  ['hex-encoder', 'encoding', prose, { blocks: 0.05, moved: 7.5 }],
  ['hex-encoder', 'decoding', hex, { blocks: 0.05, moved: 2.9 }],
  ['text-encodings', 'encoding Base32', prose, { blocks: 0.3, moved: 6.3 }],
  ['text-encodings', 'encoding Ascii85', prose, { blocks: 0.47, moved: 7.2 }],
  ['text-encodings', 'decoding Base32', base32, { blocks: 0.95, moved: 1.9 }],
  ['text-encodings', 'encoding quoted-printable', prose, { blocks: 5, moved: 4.9 }],
  ['text-encodings', 'encoding a JSON string', prose, { blocks: 7.8, moved: 5 }],
  ['gzip-compressor', 'compressing', prose, { blocks: 28, moved: 2.6 }],
  ['url-encoder', 'encode each line', prose, { blocks: 5.1, moved: 6.3 }],
  ['html-encoder', 'encode', prose, { blocks: 3.3, moved: 4.9 }],
  ['html-encoder', 'decode', prose, { blocks: 3.7, moved: 4.5 }],
  ['binary-converter', 'text to binary', prose, { blocks: 3, moved: 29 }],
  ['hash-generator', 'all algorithms over text', (count) => [prose(count)], { blocks: 0.05, moved: 47 }],
  ['identify', 'three layers', (count) => Buffer.from(prose(count)).toString('base64'), { blocks: 12, moved: 12.2 }],
  ['markdown-editor', 'most of the syntax', markdown, { blocks: 6.5, moved: 14 }],
  ['regex-tester', 'groups and indices', prose, { blocks: 3.3, moved: 7.5 }],
];

/** Of lines or records. What the longer input takes more has no fixed cost in it. */
const COUNTS = [1_000, 3_000] as const;

let meter: WorkMeter;
beforeAll(async () => {
  meter = await openWorkMeter();
});
afterAll(() => meter.close());

const bytesOf = (input: KernelInput): number =>
  typeof input === 'string'
    ? Buffer.byteLength(input)
    : Array.isArray(input)
      ? input.reduce<number>((sum, one) => sum + bytesOf(one as KernelInput), 0)
      : 0;

/** Bytes as they come from a file. */
const asFiles = (input: KernelInput): KernelInput =>
  typeof input === 'string'
    ? new Blob([input])
    : Array.isArray(input)
      ? input.map((one) => asFiles(one as KernelInput) as Blob)
      : input;

test.each(CASES)('%s, %s', async (tool, name, input, limit) => {
  // Loaded after the counters have started.
  const { runKernel } = await import('../../../workers/run/run-kernel');
  const { underLaw } = (await import(`../${tool}/law-samples.ts`)) as { underLaw: KernelUnderLaw };
  const sample = underLaw.samples.find((one) => one.name === name);
  if (!sample) throw new Error(`${tool} has no sample “${name}”.`);
  const measured = [];
  for (const count of COUNTS) {
    const made = input(count);
    const files = asFiles(made);
    const work = await meter.of(async () => {
      const reply = await runKernel(underLaw.kernel, files, sample.options, {
        ...sample.environment,
        signal: new AbortController().signal,
      });
      if (!reply.ok) throw new Error(JSON.stringify(reply.error));
    });
    measured.push({ bytes: bytesOf(made), ...work });
  }
  const [less, more] = measured;
  if (!less || !more) throw new Error('Two inputs are measured.');
  const perByte = (key: 'blocks' | 'moved') => (more[key] - less[key]) / (more.bytes - less.bytes);
  const found = { blocks: perByte('blocks'), moved: perByte('moved') };
  if (process.env.SHOW_WORK) console.log(JSON.stringify([tool, name, found]));
  expect(found.blocks, 'blocks of JavaScript per byte').toBeLessThanOrEqual(limit.blocks);
  expect(found.moved, 'bytes moved per byte').toBeLessThanOrEqual(limit.moved);
});
