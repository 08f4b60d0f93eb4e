// The pictures of the site's pages: what is filled, how it is written, and that every title has room.
import { inflateSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { Canvas } from '../../../server/build/cards/canvas';
import { drawCard } from '../../../server/build/cards/card';
import { pngOf } from '../../../server/build/cards/png';
import { tools } from '../../../src/tools/index';

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

test('every tool’s texts stand clear of the square and of the lower edge', () => {
  const inks = {
    paper: WHITE,
    ink: BLACK,
    muted: '#555555',
    line: '#888888',
    accent: '#0f6b4d',
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
