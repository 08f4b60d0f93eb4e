// Codes from other programs: Zint (in zxing-wasm) or the library `qrcode`. The expected text is the one that they encoded.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { create, type QRCodeSegment } from 'qrcode';
import toSjis from 'qrcode/helper/to-sjis.js';
import { beforeAll, describe, expect, it, test } from 'vitest';
import { prepareZXingModule, writeBarcode } from 'zxing-wasm/full';
import type { Pixels } from '../../../workers/kernels/qr-generator/raster';
import { kernel } from '../../../workers/kernels/qr-generator/kernels/qr-reader';
import { joinParts, scan } from '../../../workers/kernels/qr-generator/scan';
import { messages } from '../../../workers/kernels/qr-generator/messages';
import { outputOf } from '../run-in-node';

const MODULE = 4;
const QUIET = 4;

interface Grid {
  readonly side: number;
  readonly isDark: (row: number, column: number) => boolean;
}

interface Colors {
  readonly dark: number;
  readonly light: number;
}

function paint({ side, isDark }: Grid, { dark, light }: Colors = { dark: 0, light: 255 }): Pixels {
  const width = (side + 2 * QUIET) * MODULE;
  const data = new Uint8ClampedArray(width * width * 4).fill(255);
  for (let at = 0; at < width * width; at++) {
    const [row, column] = [Math.floor(at / width), at % width].map((pixel) => Math.floor(pixel / MODULE) - QUIET);
    const isInside = [row, column].every((module) => module !== undefined && module >= 0 && module < side);
    data.fill(isInside && isDark(row ?? 0, column ?? 0) ? dark : light, at * 4, at * 4 + 3);
  }
  return { data, width, height: width };
}

const mirrored = ({ side, isDark }: Grid): Grid => ({ side, isDark: (row, column) => isDark(row, side - 1 - column) });
const flipped = ({ side, isDark }: Grid): Grid => ({ side, isDark: (row, column) => isDark(side - 1 - row, column) });

function sideBySide(left: Pixels, right: Pixels): Pixels {
  const height = Math.max(left.height, right.height);
  const width = left.width + right.width;
  const data = new Uint8ClampedArray(width * height * 4).fill(255);
  for (const [pixels, offset] of [[left, 0] as const, [right, left.width] as const]) {
    for (let row = 0; row < pixels.height; row++) {
      const line = pixels.data.subarray(row * pixels.width * 4, (row + 1) * pixels.width * 4);
      data.set(line, (row * width + offset) * 4);
    }
  }
  return { data, width, height };
}

function made(text: string | QRCodeSegment[], options: Parameters<typeof create>[1] = {}): Grid {
  const { modules } = create(text, options);
  return { side: modules.size, isDark: (row, column) => modules.get(row, column) !== 0 };
}

async function zint(text: string, options: string): Promise<Grid> {
  const { symbol, error } = await writeBarcode(text, { format: 'QRCode', options });
  if (error !== '') throw new Error(error);
  return { side: symbol.width, isDark: (row, column) => symbol.data[row * symbol.width + column] === 0 };
}

const texts = async (pixels: Pixels) => (await scan(pixels)).map(({ text }) => text);

beforeAll(() => {
  const file = createRequire(import.meta.url).resolve('zxing-wasm/full/zxing_full.wasm');
  prepareZXingModule({ overrides: { wasmBinary: new Uint8Array(readFileSync(file)).buffer } });
});

test.each(['こんにちは https://example.jp', '漢字', '点茗', '日本語ABC123カナ'])('Kanji mode: %s', async (text) => {
  const grid = made(text, { toSJISFunc: toSjis });
  expect(create(text, { toSJISFunc: toSjis }).segments.some(({ mode }) => mode.id === 'Kanji')).toBe(true);
  expect(await texts(paint(grid))).toEqual([text]);
});

// The numbers of AIM ITS/04-023.
test.each([
  [4, 'Žluťoučký kůň'],
  [7, 'Привет, мир'],
  [9, 'Καλημέρα'],
  [11, 'İstanbul ğüşıöç'],
  [13, 'สวัสดี'],
  [20, 'こんにちは'],
  [22, 'Добрый день'],
  [26, 'Ünïcödé 世界 😀'],
  [28, '中文測試'],
  [29, '中文测试'],
  [30, '안녕하세요'],
  [32, '中文测试'],
])('character set %i: %s', async (eci, text) => {
  expect(await scan(paint(await zint(text, `eci=${eci}`)))).toEqual([{ text }]);
});

test.each([
  ['[01]09501101530003[17]140704[10]AB-123', '01095011015300031714070410AB-123'],
  ['[01]09501101530003[10]AB-123[21]XYZ', '010950110153000310AB-123\u001d21XYZ'],
])('GS1: %s', async (typed, expected) => {
  expect(await texts(paint(await zint(typed, 'gs1')))).toEqual([expected]);
});

const ADDRESS = 'https://example.com/plain';

test.each([
  ['mirrored', paint(mirrored(made(ADDRESS)))],
  ['upside down and mirrored', paint(flipped(made(ADDRESS)))],
  ['light on dark', paint(made(ADDRESS), { dark: 255, light: 0 })],
  ['gray on gray', paint(made(ADDRESS), { dark: 120, light: 150 })],
])('%s', async (_, pixels) => {
  expect(await texts(pixels)).toEqual([ADDRESS]);
});

test('every code of an image', async () => {
  const both = sideBySide(paint(made('https://example.com')), paint(made('https://example.org')));
  expect((await texts(both)).toSorted()).toEqual(['https://example.com', 'https://example.org']);
});

describe('a text in several codes', () => {
  const partOf = (text: string, index: number) => ({ text, part: { index, count: 3, id: '7' } });

  it('is joined in its order', () => {
    const [first, second, third] = [partOf('one ', 0), partOf('two ', 1), partOf('three', 2)];
    expect(joinParts([third, first, { text: 'other' }, second])).toEqual([
      { text: 'one two three' },
      { text: 'other' },
    ]);
    expect(joinParts([third, first])).toEqual([third, first]);
  });
});

describe('bytes without a character set', () => {
  const bytes = (...data: readonly number[]) => paint(made([{ mode: 'byte', data: Uint8Array.from(data) }]));

  it.each([
    ['UTF-8', [0x63, 0xc3, 0xa9], { text: 'cé' }],
    ['a byte order mark', [0xef, 0xbb, 0xbf, 0x61], { text: '\ufeffa' }],
    ['Latin-1', [0x63, 0x61, 0x66, 0xe9], { text: 'café', assumed: 'Latin-1' }],
    ['Shift_JIS', [0x83, 0x82, 0x83, 0x6f, 0x83, 0x43, 0x83, 0x8b], { text: 'モバイル', assumed: 'Shift_JIS' }],
  ])('%s', async (_, data, expected) => {
    expect(await scan(bytes(...data))).toEqual([expected]);
  });
});

// Bytes by the mapping tables of https://encoding.spec.whatwg.org/#indexes.
test.each([
  ['windows-1251', [0xcf, 0xf0, 0xe8, 0xe2, 0xe5, 0xf2], 'Привет'],
  ['windows-1250', [0x8e, 0x6c, 0x75, 0x9d], 'Žluť'],
  ['iso-8859-2', [0xae, 0x6c, 0x75, 0xbb], 'Žluť'],
  ['windows-1252', [0x35, 0x20, 0x80, 0x93], '5 €“'],
  ['iso-8859-15', [0x35, 0x20, 0xa4], '5 €'],
  ['iso-8859-1', [0xc3, 0xa9], 'Ã©'],
  ['utf-8', [0xc3, 0xa9], 'é'],
  ['shift_jis', [0x83, 0x82, 0x83, 0x6f], 'モバ'],
  ['gb18030', [0xd6, 0xd0, 0xce, 0xc4], '中文'],
  ['big5', [0xa4, 0xa4, 0xa4, 0xe5], '中文'],
  ['euc-kr', [0xc7, 0xd1, 0xb1, 0xdb], '한글'],
] as const)('bytes in a chosen character set, %s', async (charset, data, text) => {
  const pixels = paint(made([{ mode: 'byte', data: Uint8Array.from(data) }]));
  expect(await scan(pixels, { charset })).toEqual([{ text }]);
});

test('a chosen character set leaves alone what names its own', async () => {
  const named = paint(await zint('中文测试', 'eci=29'));
  expect(await scan(named, { charset: 'windows-1251' })).toEqual([{ text: '中文测试' }]);
  const kanji = paint(made('漢字', { toSJISFunc: toSjis }));
  expect(await scan(kanji, { charset: 'windows-1251' })).toEqual([{ text: '漢字' }]);
});

test('a frame says whether it has a code', async () => {
  const found = (frame: Pixels) => outputOf(kernel, [], { task: 'frame', frame });
  expect(await found(paint(made('hello')))).toEqual({ found: true });
  expect(await found(paint({ side: 21, isDark: () => false }))).toEqual({ found: false });
});

test('refuses nothing, and a file that is not an image', async () => {
  await expect(outputOf(kernel, '', { task: 'read', charset: 'auto' })).rejects.toThrow(messages.noImage);
  await expect(outputOf(kernel, new Uint8Array(5), { task: 'read', charset: 'auto' })).rejects.toThrow(
    messages.notDecodable,
  );
});
