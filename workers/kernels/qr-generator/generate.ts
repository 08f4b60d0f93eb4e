// Makes one QR code for one text.
import { ToolError } from '../../contract/run/errors';
import type { RunContext } from '../../contract/run/kernel';
import { sizeOf, type Source } from '../../contract/run/source';
import { pngOf } from './png';
import { rgbOf } from './raster';
import { LONGEST } from './capacity';
import type { GenerateOptions, QrOutput } from './spec';
import { svgOf } from './svg';
import { colorNotesOf, makeSymbol, tooLong } from './symbol';
import { message, readText } from './text';

/** A smaller module is often lost in print or by a camera. */
const LEAST_MODULE_PIXELS = 3;

/** The largest file in UTF-8 bytes: no code holds more characters than LONGEST, with at most four bytes each. */
const INPUT_LIMIT = LONGEST * 4;

export async function generate(source: Source, options: GenerateOptions, run: RunContext): Promise<QrOutput> {
  const { level, size, dark, light } = options;
  if (sizeOf(source) > INPUT_LIMIT) throw tooLong(sizeOf(source), level);
  const text = await readText(source, run);
  if (text.trim() === '') throw new ToolError('invalid-input', message('blank'));
  const { modules, version, raster } = makeSymbol(text, options);
  const png = await run.sink({ mime: 'image/png' });
  await png.write(await pngOf(raster, rgbOf(dark), rgbOf(light)));
  const svg = await run.sink({ mime: 'image/svg+xml' });
  await svg.write(new TextEncoder().encode(svgOf(modules, size, dark, light)));
  const { modulePixels } = raster;
  const files = { png: await png.close(), svg: await svg.close() };
  const notes = modulePixels < LEAST_MODULE_PIXELS ? [message('smallModules', { count: modulePixels })] : [];
  const colorNotes = colorNotesOf(options);
  return { text, modules, version, modulePixels, colorNotes, notes, level, size, dark, light, ...files };
}
