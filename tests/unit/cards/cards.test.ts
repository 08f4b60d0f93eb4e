// The pictures of the site's pages: what is filled, how it is written, and that every title has room.
import { inflateSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { Canvas } from '../../../server/build/cards/canvas';
import { drawCard } from '../../../server/build/cards/card';
import { iconFiles } from '../../../server/build/cards/icons';
import { pngOf } from '../../../server/build/cards/png';
import { tools } from '../../../src/tools/index';
import { RULER_PATH, SQUARE_PATH } from '../../../src/ui/mark';

const WHITE = '#ffffff';
const BLACK = '#000000';

const box = (left: number, top: number, right: number, bottom: number) => [
  { x: left, y: top },
  { x: right, y: top },
  { x: right, y: bottom },
  { x: left, y: bottom },
];

/** Rows of the picture: 0 for paper, 15 for ink. */
const rowsOf = ({ picture: { width, height, pixels } }: Canvas) =>
  Array.from({ length: height }, (_, y) => Array.from(pixels.subarray(y * width, (y + 1) * width)));

describe('filling', () => {
  test('covers whole pixels, halves at edges, and leaves holes', () => {
    const canvas = new Canvas(4, 3, WHITE);
    canvas.fill([box(0, 0, 2.5, 2)], BLACK);
    expect(rowsOf(canvas)).toEqual([
      [15, 15, 8, 0],
      [15, 15, 8, 0],
      [0, 0, 0, 0],
    ]);
    const ring = new Canvas(3, 3, WHITE);
    ring.fill([box(0, 0, 3, 3), box(1, 1, 2, 2).reverse()], BLACK);
    expect(rowsOf(ring)).toEqual([
      [15, 15, 15],
      [15, 0, 15],
      [15, 15, 15],
    ]);
  });

  test('covers half of the pixels of a diagonal', () => {
    const canvas = new Canvas(3, 3, WHITE);
    canvas.fill(
      [
        [
          { x: 0, y: 0 },
          { x: 3, y: 3 },
          { x: 0, y: 3 },
        ],
      ],
      BLACK,
    );
    expect(rowsOf(canvas)).toEqual([
      [8, 0, 0],
      [15, 8, 0],
      [15, 15, 8],
    ]);
  });

  test('cuts what is beyond the picture, up to its edges', () => {
    const canvas = new Canvas(2, 2, WHITE);
    canvas.fill([box(-5, -5, 1, 9)], BLACK);
    canvas.fill([box(1, 1, 7, 2)], BLACK);
    expect(rowsOf(canvas)).toEqual([
      [15, 0],
      [15, 15],
    ]);
  });
});

test('a PNG says its size and colors, and holds the rows', () => {
  const canvas = new Canvas(2, 1, WHITE);
  canvas.fill([box(0, 0, 1, 1)], BLACK);
  const png = pngOf(canvas.picture);
  expect(png.subarray(12, 33).toString('latin1')).toMatch(/^IHDR/);
  expect([png.readUInt32BE(16), png.readUInt32BE(20), png[24], png[25]]).toEqual([2, 1, 8, 3]);
  const data = png.indexOf('IDAT');
  expect(Array.from(inflateSync(png.subarray(data + 4, data + 4 + png.readUInt32BE(data - 4))))).toEqual([0, 15, 0]);
  const palette = png.indexOf('PLTE') + 4;
  expect(png.subarray(palette, palette + 3).toString('hex')).toBe('ffffff');
  expect(png.subarray(palette + 45, palette + 48).toString('hex')).toBe('000000');
});

describe('the icons', () => {
  const icons = iconFiles({ box: '#0f6b4d', square: WHITE, ruler: '#9fc4b8' });

  /** The color of each pixel, as eight digits. */
  function pixelsOf(file: string): readonly string[][] {
    const png = Buffer.from(icons[file] ?? '');
    const part = (type: string) => {
      const at = png.indexOf(type, 0, 'latin1');
      return at < 0 ? Buffer.alloc(0) : png.subarray(at + 4, at + 4 + png.readUInt32BE(at - 4));
    };
    const [palette, alphas, side] = [part('PLTE'), part('tRNS'), png.readUInt32BE(16)];
    const color = (index: number) =>
      palette.toString('hex', index * 3, index * 3 + 3) + (alphas.toString('hex', index, index + 1) || 'ff');
    const rows = inflateSync(part('IDAT'));
    return Array.from({ length: side }, (_, y) =>
      Array.from(rows.subarray(y * (side + 1) + 1, (y + 1) * (side + 1)), color),
    );
  }

  test('the mark is on whole pixels in a browser’s tab', () => {
    expect(icons['favicon.svg']).toContain('viewBox="0 0 16 16"');
    expect(RULER_PATH + SQUARE_PATH).not.toContain('.');
  });

  test('nothing is around the box of those that are shown as they are', () => {
    for (const file of ['icon-192.png', 'icon-512.png']) {
      const pixels = pixelsOf(file);
      expect(pixels[0]?.[0], file).toBe('0f6b4d00');
      expect(pixels.at(-1)?.at(-1), file).toBe('0f6b4d00');
      expect(pixels.flat(), file).toContain('ffffffff');
    }
  });

  // https://w3c.github.io/manifest/#icon-masks
  test('the mark of the maskable one is within the circle that every shape holds', () => {
    const pixels = pixelsOf('icon-maskable-512.png');
    const far = pixels.flatMap((row, y) =>
      row.filter((color, x) => color !== '0f6b4dff' && Math.hypot(x + 0.5 - 256, y + 0.5 - 256) > 0.4 * 512),
    );
    expect(far).toEqual([]);
    expect(pixels.flat()).toContain('ffffffff');
  });
});

test('every tool’s texts stand clear of the square and of the lower edge', () => {
  const inks = {
    paper: WHITE,
    ink: BLACK,
    muted: '#555555',
    line: '#888888',
    mark: { box: '#0f6b4d', square: WHITE, ruler: '#9fc4b8' },
    hue: '#0f6b4d',
    hueSoft: WHITE,
  };
  for (const { title, description } of tools) {
    const { width, pixels, palette } = drawCard({ site: 'Toolyard', title, text: description }, inks);
    const inkIn = (left: number, top: number, right: number, bottom: number) => {
      for (let y = top; y < bottom; y++)
        if (pixels.subarray(y * width + left, y * width + right).some((index) => palette[index] !== WHITE)) return true;
      return false;
    };
    expect(inkIn(88, 210, 780, 570), title).toBe(true);
    expect(inkIn(784, 200, 1200, 616), title).toBe(false);
    expect(inkIn(0, 600, 784, 616), title).toBe(false);
  }
});
