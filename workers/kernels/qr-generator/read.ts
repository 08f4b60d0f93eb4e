// Reads the QR codes in an image or in a frame of a camera.
import { ToolError } from '../../contract/run/errors';
import type { RunContext, Step } from '../../contract/run/kernel';
import type { Message } from '../../contract/run/message';
import { sizeOf, type Source } from '../../contract/run/source';
import { message, picturesOf } from './image';
import { HEAD_BYTES, imageSize } from './image-size';
import type { Pixels } from './raster';
import { joinParts, scan, type ScannedQr } from './scan';
import { IMAGE_LIMIT, PIXEL_LIMIT, type FrameOutput, type ReadOptions, type ReadOutput } from './spec';

const LOOKING: Step = { label: message('looking'), unit: 'items' };

export async function readImage(source: Source, { charset }: ReadOptions, run: RunContext): Promise<ReadOutput> {
  if (sizeOf(source) === 0) throw new ToolError('invalid-input', message('noImage'));
  if (sizeOf(source) > IMAGE_LIMIT)
    throw new ToolError('too-large', message('largeImage', { limit: { bytes: IMAGE_LIMIT } }));
  const found = await find(source, charset, run);
  if (found.length === 0) throw new ToolError('invalid-input', message('notFound'));
  const sink = await run.sink({ mime: 'text/plain' });
  await sink.write(new TextEncoder().encode(found.map(({ text }) => text).join('\n')));
  return { result: await sink.close(), notes: notesOf(found) };
}

function notesOf(found: readonly ScannedQr[]): readonly Message[] {
  const assumed = new Set(found.flatMap((code) => code.assumed ?? []));
  return [
    ...(found.length > 1 ? [message('several', { codes: found.length })] : []),
    ...found.flatMap(({ part }) => (part ? [message('part', { position: part.index + 1, parts: part.count })] : [])),
    ...Array.from(assumed, (charset) => message('assumed', { charset })),
  ];
}

async function find(source: Source, charset: ReadOptions['charset'], run: RunContext): Promise<readonly ScannedQr[]> {
  const image = source instanceof Blob ? source : new Blob([copyOf(source)]);
  await refuseManyPixels(image);
  let tried = 0;
  for await (const picture of picturesOf(image)) {
    const found = await scan(picture, { charset });
    if (found.length > 0) return joinParts(found);
    await run.tick(++tried, undefined, LOOKING);
  }
  return [];
}

async function refuseManyPixels(image: Blob): Promise<void> {
  const size = imageSize(new Uint8Array(await image.slice(0, HEAD_BYTES).arrayBuffer()));
  if (size && size.width * size.height > PIXEL_LIMIT) {
    throw new ToolError('too-large', message('manyPixels', { ...size, limit: PIXEL_LIMIT / 1_000_000 }));
  }
}

/** A Blob can't be made from bytes that may be shared with another thread. */
const copyOf = (source: string | Uint8Array) => (typeof source === 'string' ? source : new Uint8Array(source));

export const readFrame = async (frame: Pixels): Promise<FrameOutput> => ({
  found: (await scan(frame, { most: 1 })).length > 0,
});
