import fc from 'fast-check';
import { create } from 'qrcode';
import { inflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import type { Source } from '../../../workers/contract/run/source';
import { capacityFor, planFor, type QrLevel } from '../../../workers/kernels/qr-generator/capacity';
import { decode } from '../../../workers/kernels/qr-generator/decode';
import { generate } from '../../../workers/kernels/qr-generator/generate';
import { rasterOf, rgbaOf, rgbOf, symbolContrast } from '../../../workers/kernels/qr-generator/raster';
import { segmentText } from '../../../workers/kernels/qr-generator/segments';
import { messages } from '../../../workers/kernels/qr-generator/messages';
import { DEFAULT_LOOK, type QrLook } from '../../../workers/kernels/qr-generator/spec';
import { anyCharacter } from '../any-character';
import { outputOf } from '../run-in-node';
import { bytesOf, textOf } from '../text-of';

const make = (source: Source, look: Partial<QrLook> = {}) =>
  outputOf(generate, source, { task: 'generate', ...DEFAULT_LOOK, ...look });

const levels = ['L', 'M', 'Q', 'H'] as const;

/** ISO/IEC 18004:2015, table 7, version 40: digits, letters, bytes. */
const TABLE: Readonly<Record<QrLevel, readonly [number, number, number]>> = {
  L: [7089, 4296, 2953],
  M: [5596, 3391, 2331],
  Q: [3993, 2420, 1663],
  H: [3057, 1852, 1273],
};

const ALPHABETS = [
  ['digits', '0123456789', 0, 1],
  ['letters', 'ABC $%*+-./:09', 1, 1],
  ['ASCII', 'abc{}~!"', 2, 1],
  ['accents', 'éßüñ', 2, 2],
  ['Chinese', '世界日本', 2, 3],
  ['emoji', '😀🎉🚀', 2, 4],
  ['controls', '\0\x07\n\r\t\x1b', 2, 1],
] as const;

/** The text again and again, to a length in characters. */
function repeatTo(characters: string, length: number): string {
  const all = Array.from(characters);
  return Array.from({ length }, (_, at) => all[(at * 7) % all.length]).join('');
}

describe('what is made reads back', () => {
  describe.each(levels)('level %s', (level) => {
    it.each(ALPHABETS)('%s of several lengths, up to the largest code', async (_, characters, column, bytes) => {
      const most = Math.floor(TABLE[level][column] / bytes);
      for (const share of [0, 0.02, 0.1, 0.33, 0.7, 1]) {
        const text = repeatTo(characters, Math.max(1, Math.floor(most * share)));
        if (text.trim() === '') continue;
        // The kernel itself reads back every code, and refuses the rest.
        const made = await make(text, { level, size: 512 });
        expect(made.text).toBe(text);
        const raster = rasterOf(made.modules, 400);
        const read = raster && decode({ data: rgbaOf(raster, [0, 0, 0], [255, 255, 255]), width: 400, height: 400 });
        expect(read).toBe(text);
      }
      await expect(make(repeatTo(characters, most + 1), { level, size: 512 })).rejects.toMatchObject({
        code: 'too-large',
      });
    });
  });

  it('any text, mixed', async () => {
    const piece = fc.oneof(
      fc.stringMatching(/^[0-9]{1,12}$/),
      fc.stringMatching(/^[A-Z $:/]{1,9}$/),
      fc.string({ unit: anyCharacter }),
    );
    const text = fc.array(piece, { minLength: 1, maxLength: 8 }).map((pieces) => pieces.join(''));
    await fc.assert(
      fc.asyncProperty(text, fc.constantFrom(...levels), async (sample, level) => {
        fc.pre(sample.trim() !== '');
        expect((await make(sample, { level, size: 512 })).text).toBe(sample);
      }),
      { numRuns: 60 },
    );
  });

  it('in colors, at every size', async () => {
    for (let size = 128; size <= 512; size += 32) {
      const made = await make('https://example.com/?q=1', { size, dark: '#1e3a8a', light: '#fef3c7' });
      const svg = await textOf(made.svg);
      expect(svg).toContain(`width="${size}"`);
      expect(svg).toContain('fill="#1e3a8a"');
    }
  });

  it('not in one color', async () => {
    await expect(make('text', { dark: '#777777', light: '#777777' })).rejects.toThrow(messages.unreadable);
  });
});

describe('segments', () => {
  it('never take more bits than the library, nor more than one mode', () => {
    const text = fc.string({ unit: fc.constantFrom('1', '2', 'A', 'b', ':', 'é'), minLength: 1, maxLength: 60 });
    fc.assert(
      fc.property(text, (sample) => {
        const bytes = 12 + Buffer.byteLength(sample) * 8;
        const { bits, segments } = segmentText(sample, 0);
        expect(bits).toBeLessThanOrEqual(bytes);
        expect(segments.map(({ text }) => text).join('')).toBe(sample);
        const library = create(sample, { errorCorrectionLevel: 'L' }).segments;
        const theirs = library.reduce(
          (sum, segment) => sum + 4 + segment.getBitsLength() + headBits(segment.mode.id),
          0,
        );
        expect(bits).toBeLessThanOrEqual(theirs);
      }),
    );
  });

  const headBits = (mode: string | undefined) => (mode === 'Numeric' ? 10 : mode === 'Alphanumeric' ? 9 : 8);

  it.each(levels)('fill level %s to the last bit of table 7', (level) => {
    const [digits, letters, bytes] = TABLE[level];
    for (const [character, most] of [
      ['1', digits],
      ['A', letters],
      ['a', bytes],
    ] as const) {
      expect(planFor(character.repeat(most), level)).toHaveLength(1);
      expect(planFor(character.repeat(most + 1), level)).toBeUndefined();
      expect(capacityFor(character.repeat(most), level)).toMatchObject({ used: most, holds: most, fits: true });
      expect(capacityFor(character.repeat(most + 1), level)).toMatchObject({ fits: false });
    }
  });

  it('are not filled in part to say how much too long a text is', () => {
    expect(capacityFor('a'.repeat(200_000), 'M')).toEqual({
      mode: undefined,
      used: Infinity,
      holds: 2331,
      unit: 'bytes',
      fits: false,
    });
  });

  it('choose the smallest version that the library finds', async () => {
    for (const text of ['1'.repeat(300), 'HELLO WORLD'.repeat(20), 'a'.repeat(230), `${'9'.repeat(200)}abc`]) {
      const made = await make(text, { size: 512 });
      expect(made.version).toBeLessThanOrEqual(create(text, { errorCorrectionLevel: 'M' }).version);
    }
  });
});

it('the PNG holds the same pixels', async () => {
  const { png, modules } = await make('PNG', { size: 160, dark: '#112233', light: '#ffeedd' });
  const bytes = Buffer.from(await bytesOf(png));
  expect(bytes.subarray(0, 8).toString('latin1')).toBe('\x89PNG\r\n\x1a\n');
  const chunks = new Map<string, Buffer>();
  for (let at = 8; at < bytes.length; at += 12 + bytes.readUInt32BE(at)) {
    chunks.set(bytes.toString('latin1', at + 4, at + 8), bytes.subarray(at + 8, at + 8 + bytes.readUInt32BE(at)));
  }
  expect([...chunks.keys()]).toEqual(['IHDR', 'PLTE', 'IDAT', 'IEND']);
  expect(chunks.get('PLTE')?.toString('hex')).toBe('ffeedd112233');
  const lines = inflateSync(chunks.get('IDAT') ?? Buffer.alloc(0));
  const raster = rasterOf(modules, 160);
  const pixels = Array.from({ length: 160 * 160 }, (_, at) => {
    const [row, column] = [Math.floor(at / 160), at % 160];
    return ((lines[row * 21 + 1 + (column >> 3)] ?? 0) >> (7 - (column & 7))) & 1;
  });
  expect(pixels).toEqual(Array.from(raster?.dark ?? []));
  // CRC of an empty IEND, as every PNG has it.
  expect(bytes.subarray(-4).toString('hex')).toBe('ae426082');
});

describe('what is refused', () => {
  it.each(['', ' \n'])('%j', async (text) => {
    await expect(make(text)).rejects.toThrow('Please enter text or URL to generate QR code.');
  });

  it('an image that is too small for its modules', async () => {
    await expect(make('a'.repeat(2331), { size: 128 })).rejects.toThrow(
      'This text needs a code of 185 × 185 modules with its margin, more than 128 pixels can show. Choose a larger size or a lower error correction level.',
    );
  });

  it('bytes that are no text, and files that are far too long', async () => {
    await expect(make(Uint8Array.of(0x89, 0x50, 0xff))).rejects.toThrow(
      'The file is not UTF-8 text. Save it as UTF-8 (in Excel: “CSV UTF-8”). To read a QR code from an image, choose Read.',
    );
    const held = (level: string, bytes: string) =>
      `No QR code holds this text at level ${level}. It has 100,000 characters, and at most ${bytes} bytes fit. Shorten it`;
    const file = new Blob(['a'.repeat(100_000)]);
    await expect(make(file)).rejects.toMatchObject({
      code: 'too-large',
      message: `${held('M', '2,331')}, or choose a lower error correction level.`,
    });
    await expect(make(file, { level: 'L' })).rejects.toMatchObject({ message: `${held('L', '2,953')}.` });
  });
});

it('contrast is that of WCAG', () => {
  expect(symbolContrast('#000000', '#ffffff')).toBeCloseTo(1);
  expect(symbolContrast('#ffffff', '#000000')).toBeCloseTo(-1);
  // WCAG's well-known #767676, 4.54:1 on white: (1.05 / 4.54) - 0.05 of luminance.
  expect(symbolContrast('#767676', '#ffffff')).toBeCloseTo(1 - (1.05 / 4.54 - 0.05), 2);
  expect(rgbOf('#1a2b3c')).toEqual([0x1a, 0x2b, 0x3c]);
});
