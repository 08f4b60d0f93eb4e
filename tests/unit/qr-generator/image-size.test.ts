// Files of known sizes: as the formats' specifications lay them out, and two that other programs wrote.
import { describe, expect, it } from 'vitest';
import { imageSize } from '../../../workers/kernels/qr-generator/image-size';
import { kernel } from '../../../workers/kernels/qr-generator/kernels/qr-reader';
import { outputOf } from '../run-in-node';

const bytes = (hex: string) => Uint8Array.from(Buffer.from(hex.replaceAll(' ', ''), 'hex'));
const base64 = (text: string) => Uint8Array.from(Buffer.from(text, 'base64'));

/** 20,000 × 20,000. */
const HUGE_PNG = bytes('89504e470d0a1a0a 0000000d 49484452 00004e20 00004e20 08 02 00 00 00');

describe('the size of', () => {
  it.each([
    // The smallest GIF: https://github.com/mathiasbynens/small
    ['a GIF', base64('R0lGODlhAQABAAAAACwAAAAAAQABAAA='), [1, 1]],
    ['a WebP', base64('UklGRhoAAABXRUJQVlA4TA0AAAAvAAAAEAcQERGIiP4HAA=='), [1, 1]],
    ['a PNG', HUGE_PNG, [20_000, 20_000]],
    ['a lossy WebP', bytes('52494646 00000000 57454250 56503820 00000000 000000 9d012a 4006 b004'), [1600, 1200]],
    ['an extended WebP', bytes('52494646 00000000 57454250 56503858 0a000000 00 000000 3f1f00 6f1700'), [8000, 6000]],
    ['a JPEG', bytes('ffd8 ffe0 0004 4a46 ff ffdb 0003 00 ffc2 0011 08 0bb8 0fa0 03'), [4000, 3000]],
    ['a BMP', bytes('424d 00000000 00000000 36000000 28000000 40000000 e0ffffff'), [64, 32]],
  ])('%s', (_, file, [width, height]) => {
    expect(imageSize(file)).toEqual({ width, height });
  });

  it.each([
    ['another format', bytes('0000001c6674797061766966')],
    ['half a file', HUGE_PNG.subarray(0, 18)],
    ['nothing', new Uint8Array()],
  ])('%s is not known', (_, file) => expect(imageSize(file)).toBeUndefined());
});

it('an image of too many pixels is refused before it is opened', async () => {
  await expect(outputOf(kernel, HUGE_PNG, { task: 'read', charset: 'auto' })).rejects.toMatchObject({
    code: 'too-large',
    message:
      'This image has 20,000 × 20,000 pixels, and up to 120 million are read. Crop it to the code, or scale it down.',
  });
});
