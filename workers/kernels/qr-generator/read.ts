// Reads the QR codes in an image, or looks for one in a frame of a camera.
import { ToolError } from '../../contract/errors';
import type { RunContext } from '../../contract/kernel';
import { sizeOf, type Source } from '../../contract/source';
import { pixelsOf } from './image';
import { HEAD_BYTES, imageSize } from './image-size';
import type { Pixels } from './raster';
import { joinParts, scan, type ScannedQr } from './scan';
import { IMAGE_LIMIT, MESSAGES, PIXEL_LIMIT, type FrameOutput, type ReadOptions, type ReadOutput } from './spec';

export async function readImage(source: Source, { charset }: ReadOptions, run: RunContext): Promise<ReadOutput> {
  if (sizeOf(source) === 0) throw new ToolError('invalid-input', MESSAGES.noImage);
  if (sizeOf(source) > IMAGE_LIMIT) throw new ToolError('too-large', MESSAGES.largeImage);
  const found = await find(source, charset, run);
  if (found.length === 0) throw new ToolError('invalid-input', MESSAGES.notFound);
  const sink = await run.sink({ mime: 'text/plain' });
  await sink.write(new TextEncoder().encode(found.map(({ text }) => text).join('\n')));
  return { result: await sink.close(), notes: notesOf(found) };
}

function notesOf(found: readonly ScannedQr[]): readonly string[] {
  const assumed = new Set(found.flatMap((code) => code.assumed ?? []));
  return [
    ...(found.length > 1 ? [MESSAGES.several(found.length)] : []),
    ...found.flatMap(({ part }) => (part ? [MESSAGES.part(part.index + 1, part.count)] : [])),
    ...Array.from(assumed, MESSAGES.assumed),
  ];
}

async function find(source: Source, charset: ReadOptions['charset'], run: RunContext): Promise<readonly ScannedQr[]> {
  const image = source instanceof Blob ? source : new Blob([copyOf(source)]);
  await refuseManyPixels(image);
  let tried = 0;
  for await (const pixels of pixelsOf(image)) {
    const found = await scan(pixels, { charset });
    if (found.length > 0) return joinParts(found);
    await run.tick(++tried, undefined, { label: 'Looking for a QR code', unit: 'items' });
  }
  return [];
}

async function refuseManyPixels(image: Blob): Promise<void> {
  const size = imageSize(new Uint8Array(await image.slice(0, HEAD_BYTES).arrayBuffer()));
  if (size && size.width * size.height > PIXEL_LIMIT) {
    throw new ToolError('too-large', MESSAGES.manyPixels(size.width, size.height));
  }
}

/** A Blob takes no bytes that may be shared with another thread. */
const copyOf = (source: string | Uint8Array) => (typeof source === 'string' ? source : new Uint8Array(source));

export const readFrame = async (frame: Pixels): Promise<FrameOutput> => ({
  found: (await scan(frame, { most: 1 })).length > 0,
});
