// Makes many codes in one ZIP, and verifies each by reading it, like a single code.
import { ToolError } from '../../contract/run/errors';
import type { RunContext, Step } from '../../contract/run/kernel';
import { sizeOf, type Source } from '../../contract/run/source';
import { crc32 } from '../../lib/crc32';
import { ZipLayout } from '../../lib/zip/zip-layout';
import { listCodes, type ListedCode } from './list';
import { pngOf } from './png';
import { rgbOf } from './raster';
import { BATCH_LIMIT, LIST_LIMIT, type BatchOptions, type BatchOutput } from './spec';
import { svgOf } from './svg';
import { colorNotesOf, makeSymbol } from './symbol';
import { message, readText } from './text';

const STEP: Step = { label: message('making'), unit: 'items' };

export async function batch(source: Source, options: BatchOptions, run: RunContext): Promise<BatchOutput> {
  if (sizeOf(source) > LIST_LIMIT)
    throw new ToolError('too-large', message('longList', { limit: { bytes: LIST_LIMIT } }));
  const { codes, notes } = listCodes(await readText(source, run), options);
  if (codes.length === 0) throw new ToolError('invalid-input', message('blankList'));
  if (codes.length > BATCH_LIMIT)
    throw new ToolError('too-large', message('tooMany', { codes: codes.length, limit: BATCH_LIMIT }));
  const sink = await run.sink({ mime: 'application/zip' });
  // Files have no dates, so the same list makes the same ZIP.
  const zip = new ZipLayout();
  for (const [at, code] of codes.entries()) {
    const image = await imageOf(code, at + 1, options);
    const name = `${code.name}.${options.image}`;
    await sink.write(zip.add({ name, bytes: image.length, crc: crc32(image) }));
    await sink.write(image);
    await run.tick(at + 1, codes.length, STEP);
  }
  await sink.write(zip.end());
  return {
    count: codes.length,
    result: await sink.close(),
    colorNotes: colorNotesOf(options),
    notes: [message('allRead', { count: codes.length }), ...notes],
  };
}

async function imageOf({ text }: ListedCode, position: number, options: BatchOptions): Promise<Uint8Array> {
  const { size, dark, light, image } = options;
  try {
    const { modules, raster } = makeSymbol(text, options);
    if (image === 'png') return await pngOf(raster, rgbOf(dark), rgbOf(light));
    return new TextEncoder().encode(svgOf(modules, size, dark, light));
  } catch (error) {
    if (!(error instanceof ToolError)) throw error;
    throw new ToolError(error.code, message('inList', { position, problem: error.text }), { cause: error });
  }
}
