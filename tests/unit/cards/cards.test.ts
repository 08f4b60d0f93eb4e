// The pictures of the site's pages: the icons' edges and masks, and that every title has room on its card.
import { describe, expect, test } from 'vitest';
import { drawCard } from '../../../build/cards/card';
import { iconFiles, iconSvgs } from '../../../build/cards/icons';
import { render } from '../../../build/cards/png';
import { CARD_SIZE } from '../../../src/pages/social-card';
import { tools } from '../../../src/tools/index';
import { RULER_PATH, SQUARE_PATH } from '../../../src/ui/mark';

const WHITE = '#ffffff';
const BLACK = '#000000';

/** The color of each pixel by row, as eight hex digits. */
async function pixelsOf(svg: string, side: number): Promise<readonly string[][]> {
  const { width, height, pixels } = await render(svg, side);
  const bytes = Buffer.from(pixels);
  return Array.from({ length: height }, (_, y) =>
    Array.from({ length: width }, (_, x) => bytes.toString('hex', (y * width + x) * 4, (y * width + x) * 4 + 4)),
  );
}

describe('a PNG', () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2 1"><rect width="1" height="1"/></svg>';

  test('has the size and the colors of its SVG', async () => {
    const png = Buffer.from((await render(svg, 2)).png);
    expect(png.toString('latin1', 12, 16)).toBe('IHDR');
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([2, 1]);
    expect(await pixelsOf(svg, 2)).toEqual([['000000ff', '00000000']]);
  });

  test('is the same each time', async () => {
    expect((await render(svg, 100)).png).toEqual((await render(svg, 100)).png);
  });
});

describe('the icons', () => {
  const inks = { box: '#0f6b4d', square: WHITE, ruler: '#9fc4b8' };
  const icons = iconSvgs(inks);

  test('favicon.ico has the mark in the three sizes that browsers and Windows show', async () => {
    const ico = Buffer.from((await iconFiles(inks))['favicon.ico'] ?? '');
    // Offsets: https://learn.microsoft.com/en-us/previous-versions/ms997538(v=msdn.10)
    expect([ico.readUInt16LE(0), ico.readUInt16LE(2), ico.readUInt16LE(4)]).toEqual([0, 1, 3]);
    for (const [index, side] of [16, 32, 48].entries()) {
      const entry = ico.subarray(6 + 16 * index);
      expect([entry.readUInt8(0), entry.readUInt8(1)]).toEqual([side, side]);
      const [length, offset] = [entry.readUInt32LE(8), entry.readUInt32LE(12)];
      expect(ico.subarray(offset, offset + length)).toEqual(Buffer.from((await render(icons.favicon, side)).png));
    }
  });

  test('the mark is on whole pixels in a browser’s tab', () => {
    expect(icons.favicon).toContain('viewBox="0 0 16 16"');
    expect(RULER_PATH + SQUARE_PATH).not.toContain('.');
  });

  test('nothing is around the box of those that are shown as they are', async () => {
    for (const side of [192, 512]) {
      const pixels = await pixelsOf(icons.favicon, side);
      expect(pixels[0]?.[0]).toMatch(/00$/);
      expect(pixels.at(-1)?.at(-1)).toMatch(/00$/);
      expect(pixels.flat()).toContain('ffffffff');
    }
  });

  // https://w3c.github.io/manifest/#icon-masks
  test('the mark of the maskable one is in the middle, within the circle that every shape keeps', async () => {
    const pixels = await pixelsOf(icons.maskable, 512);
    const far = pixels.flatMap((row, y) =>
      row.filter((color, x) => color !== '0f6b4dff' && Math.hypot(x + 0.5 - 256, y + 0.5 - 256) > 0.4 * 512),
    );
    expect(far).toEqual([]);
    expect(pixels.flat()).toContain('ffffffff');
    const inked = pixels.map((row) => row.some((color) => color !== '0f6b4dff'));
    expect(Math.abs(inked.indexOf(true) - inked.toReversed().indexOf(true))).toBeLessThanOrEqual(1);
  });
});

test('every tool’s texts stand clear of the square and of the lower edge', async () => {
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
    const svg = drawCard({ site: 'Toolyard', title, text: description }, inks);
    const { width, pixels } = await render(svg, CARD_SIZE.width);
    const inkIn = (left: number, top: number, right: number, bottom: number) => {
      for (let y = top; y < bottom; y++)
        if (pixels.subarray((y * width + left) * 4, (y * width + right) * 4).some((channel) => channel !== 255))
          return true;
      return false;
    };
    expect(inkIn(88, 210, 780, 570), title).toBe(true);
    expect(inkIn(784, 200, 1200, 616), title).toBe(false);
    expect(inkIn(0, 600, 784, 616), title).toBe(false);
  }
});
