// Files in UTF-16, given to every tool that reads text.
import { describe, expect, it, test } from 'vitest';
import type { Kernel } from '../../../workers/contract/run/kernel';
import type { Source } from '../../../workers/contract/run/source';
import type { TextOutput } from '../../../workers/contract/run/text-output';
import { kernel as binary } from '../../../workers/kernels/binary-converter/kernel';
import * as binarySpec from '../../../workers/kernels/binary-converter/spec';
import { kernel as html } from '../../../workers/kernels/html-encoder/kernel';
import { kernel as textCase } from '../../../workers/kernels/text-case-converter/kernel';
import { kernel as dedup } from '../../../workers/kernels/text-deduplicator/kernel';
import * as dedupSpec from '../../../workers/kernels/text-deduplicator/spec';
import { kernel as url } from '../../../workers/kernels/url-encoder/kernel';
import { kernel as counter } from '../../../workers/kernels/word-counter/kernel';
import { utf16Of } from '../../../workers/lib/utf16';
import { outputOf } from '../run-in-node';
import { textOf } from '../text-of';

const littleEndian = (text: string) => Uint8Array.from(Buffer.from(text, 'utf16le'));
const bigEndian = (text: string) => Uint8Array.from(Buffer.from(text, 'utf16le').swap16());

type Encode = (text: string) => Uint8Array<ArrayBuffer>;

const ENCODINGS: readonly (readonly [name: string, encode: Encode])[] = [
  ['little-endian with a mark', (text) => littleEndian(`\uFEFF${text}`)],
  ['big-endian with a mark', (text) => bigEndian(`\uFEFF${text}`)],
  ['little-endian without a mark', littleEndian],
  ['big-endian without a mark', bigEndian],
];

const CHUNKS = [1, 3, 1000];

type Refuses = (file: Source, chunkBytes: number) => Promise<unknown>;

const refusing =
  <Options>(kernel: Kernel<Source, Options, unknown>, options: Options): Refuses =>
  (file, chunkBytes) =>
    outputOf(kernel, file, options, { chunkBytes });

const inMode = (mode: binarySpec.BinaryMode) => ({ ...binarySpec.DEFAULT_OPTIONS, mode });

describe.each<[string, Refuses]>([
  ['text case converter', refusing(textCase, { cases: ['uppercase', 'title'], locale: 'und' })],
  ['URL encoder', refusing(url, { mode: 'encode', scope: 'component', eachLine: false })],
  ['URL decoder', refusing(url, { mode: 'decode', scope: 'component', eachLine: false })],
  ['HTML encoder', refusing(html, { mode: 'encode', joinPairs: false })],
  ['HTML decoder', refusing(html, { mode: 'decode', joinPairs: false })],
  ['binary to text', refusing(binary, inMode('binary-to-text'))],
  ['decimal to binary', refusing(binary, inMode('decimal-to-binary'))],
  ['binary to decimal', refusing(binary, inMode('binary-to-decimal'))],
])('the %s refuses', (_, run) => {
  it.each(ENCODINGS)('%s', async (_, encode) => {
    const bytes = encode('0110\r\n1001\r\n');
    for (const file of [bytes, new Blob([bytes])]) {
      for (const chunkBytes of CHUNKS) {
        await expect(run(file, chunkBytes)).rejects.toMatchObject({
          code: 'unsupported',
          message: 'This file is UTF-16. Save it as UTF-8 and try again.',
        });
      }
    }
  });
});

describe.each(ENCODINGS)('%s', (_, encode) => {
  const bytes = encode('Äpfel\r\näpfel\r\nBirnen — gut\r\n');
  const runs = [bytes, new Blob([bytes])].flatMap((file) => CHUNKS.map((chunkBytes) => ({ file, chunkBytes })));

  test.each(runs)('is counted, with a note ($chunkBytes)', async ({ file, chunkBytes }) => {
    const { counts, notes } = await outputOf(counter, file, { details: false }, { chunkBytes });
    expect(counts).toMatchObject({ bytes: bytes.length, words: 5, lines: 3, characters: 28 });
    expect(notes).toEqual(['The file is UTF-16. Its text was counted; “Bytes” is the file size.']);
  });

  test.each(runs)('is deduplicated as UTF-8, with a note ($chunkBytes)', async ({ file, chunkBytes }) => {
    const run = (options: Partial<dedupSpec.DedupOptions>): Promise<TextOutput> =>
      outputOf(dedup, file, { ...dedupSpec.DEFAULT_OPTIONS, ...options }, { chunkBytes });
    const notes = ['The file was UTF-16. The result is UTF-8.'];
    const lines = await run({});
    expect(await textOf(lines.result)).toBe('Äpfel\r\nBirnen — gut\r\n');
    expect(lines.notes).toEqual(notes);
    const characters = await run({ mode: 'characters' });
    expect(await textOf(characters.result)).toBe('ÄpfelBirn—gut');
    expect(characters.notes).toEqual(notes);
  });

  test('is written out byte by byte as binary', async () => {
    const { result } = await outputOf(binary, bytes, { ...inMode('text-to-binary'), spaced: false });
    expect(await textOf(result)).toBe(Array.from(bytes, (byte) => byte.toString(2).padStart(8, '0')).join(''));
  });
});

it.each<[string, Uint8Array, string]>([
  [
    'UTF-16 with half a character',
    littleEndian('\uFEFFa\uD800'),
    'The file begins as UTF-16 but isn’t valid UTF-16. Open it in an editor and save it as UTF-8.',
  ],
  [
    'what is not UTF-8',
    Uint8Array.of(0x61, 0xff),
    'The bytes at line 1, column 2 (offset 1) aren’t UTF-8 text. Save it as UTF-8 (in Excel: “CSV UTF-8”).',
  ],
])('%s is refused by what reads characters', async (_, file, text) => {
  const characters = { ...dedupSpec.DEFAULT_OPTIONS, mode: 'characters' } as const;
  await expect(outputOf(dedup, file, characters)).rejects.toMatchObject({ code: 'invalid-input', message: text });
});

describe('UTF-16 is found', () => {
  const prose = 'She said “yes” – and then, after a while, “no”. '.repeat(40);
  it.each(ENCODINGS)('%s, in prose with dashes and quotation marks', async (_, encode) => {
    expect(await utf16Of(encode(prose))).toBe(encode('a').at(-1) === 0 ? 'utf-16le' : 'utf-16be');
  });

  it.each<[string, Source]>([
    ['typed text with NULs', 'a\0b\0c\0'],
    ['nothing', new Uint8Array()],
    ['one NUL', Uint8Array.of(0x61, 0)],
    ['an odd number of bytes', Uint8Array.of(0x61, 0, 0x62, 0, 0x63)],
    ['NULs alone', new Uint8Array(600)],
    ['lists whose items end in NUL', Buffer.from('./a\0./b\0./c\0./d\0')],
    ['32-bit integers', new Uint8Array(Uint32Array.of(1, 2, 3, 4).buffer)],
    ['Latin-1', Buffer.from('\xfe\xe9\xff\xfe', 'latin1')],
    ['UTF-8 with a mark', Buffer.from('\uFEFFab')],
  ])('not in %s', async (_, source) => expect(await utf16Of(source)).toBeUndefined());
});
