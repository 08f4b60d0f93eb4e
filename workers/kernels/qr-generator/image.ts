// An image file in the form for the reader: pixels, at the sizes at which a code is most likely to be found.
import { ToolError } from '../../contract/run/errors';
import { messagesOf } from '../../contract/run/message';
import type { messages } from './messages';
import type { Pixels } from './raster';
import { SVG_LIMIT } from './spec';

/** Makes a message of the kernel that reads codes. */
export const message = messagesOf<typeof messages>('qr-generator');

/** The longest sides, in the order of attempts. At full size a photo is mostly noise, but a tiny code may need it. */
const SIDES = [1600, 4096, 700] as const;

/** Without a browser, the file's bytes, which the reader decodes itself. Throws ToolError for a file that the browser can't open. */
export async function* picturesOf(image: Blob): AsyncGenerator<Pixels | Uint8Array> {
  if (typeof createImageBitmap === 'undefined' || typeof OffscreenCanvas === 'undefined') {
    yield new Uint8Array(await image.arrayBuffer());
    return;
  }
  const bitmap = await createImageBitmap(image).catch((cause: unknown) => {
    throw new ToolError('invalid-input', message('notImage', { limit: { bytes: SVG_LIMIT } }), { cause });
  });
  try {
    let last = 0;
    for (const side of SIDES) {
      const scale = Math.min(1, side / Math.max(bitmap.width, bitmap.height));
      if (scale === last) continue;
      last = scale;
      yield draw(bitmap, scale);
    }
  } finally {
    bitmap.close();
  }
}

/** Draws on white, the usual background of transparent images. */
function draw(bitmap: ImageBitmap, scale: number): Pixels {
  const width = Math.max(1, Math.round(bitmap.width * scale));
  const height = Math.max(1, Math.round(bitmap.height * scale));
  const context = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true });
  if (!context) throw new ToolError('unsupported', message('noImages'));
  context.fillStyle = '#fff';
  context.fillRect(0, 0, width, height);
  context.drawImage(bitmap, 0, 0, width, height);
  return context.getImageData(0, 0, width, height);
}
