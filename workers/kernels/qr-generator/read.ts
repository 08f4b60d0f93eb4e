// Reads the QR code in an image, or in one frame of a camera.
import { ToolError } from '../../contract/errors';
import type { RunContext } from '../../contract/kernel';
import { sizeOf, type Source } from '../../contract/source';
import { decode, type DecodedQr } from './decode';
import { pixelsOf } from './image';
import { HEAD_BYTES, imageSize } from './image-size';
import type { Pixels } from './raster';
import { IMAGE_LIMIT, MESSAGES, PIXEL_LIMIT, type FrameOutput, type ReadOutput } from './spec';

export async function readImage(source: Source, run: RunContext): Promise<ReadOutput> {
  if (sizeOf(source) === 0) throw new ToolError('invalid-input', MESSAGES.noImage);
  if (sizeOf(source) > IMAGE_LIMIT) throw new ToolError('too-large', MESSAGES.largeImage);
  const found = await find(source, run);
  if (!found) throw new ToolError('invalid-input', MESSAGES.notFound);
  const sink = await run.sink({ mime: 'text/plain' });
  await sink.write(new TextEncoder().encode(found.text));
  return { result: await sink.close(), notes: found.assumedLatin1 ? [MESSAGES.latin1] : [] };
}

async function find(source: Source, run: RunContext): Promise<DecodedQr | undefined> {
  const image = source instanceof Blob ? source : new Blob([copyOf(source)]);
  await refuseManyPixels(image);
  let tried = 0;
  for await (const pixels of pixelsOf(image)) {
    const found = decode(pixels);
    if (found) return found;
    await run.tick(++tried, undefined, { label: 'Looking for a QR code', unit: 'items' });
  }
  return undefined;
}

async function refuseManyPixels(image: Blob): Promise<void> {
  const size = imageSize(new Uint8Array(await image.slice(0, HEAD_BYTES).arrayBuffer()));
  if (size && size.width * size.height > PIXEL_LIMIT) {
    throw new ToolError('too-large', MESSAGES.manyPixels(size.width, size.height));
  }
}

/** A Blob takes no bytes that may be shared with another thread. */
const copyOf = (source: string | Uint8Array) => (typeof source === 'string' ? source : new Uint8Array(source));

/** A frame has to be done with before the next one. */
const FRAME_LIMIT_MS = 120;

export const readFrame = (frame: Pixels): FrameOutput => ({ found: decode(frame, FRAME_LIMIT_MS) !== undefined });
