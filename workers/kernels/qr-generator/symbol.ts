// Makes one QR code and reads it back before returning it.
import { create } from 'qrcode';
import { ToolError } from '../../contract/run/errors';
import type { Message } from '../../contract/run/message';
import { bytesHeld, planFor, type QrLevel } from './capacity';
import { decode } from './decode';
import { contrastProblem, MARGIN_MODULES, rasterOf, rgbaOf, rgbOf, type ModuleText, type Raster } from './raster';
import type { QrLook } from './spec';
import { message } from './text';

export interface QrSymbol {
  readonly modules: ModuleText;
  readonly version: number;
  readonly raster: Raster;
}

export function tooLong(length: number, level: QrLevel): ToolError {
  const values = { length, level, bytes: bytesHeld(level) };
  return new ToolError('too-large', message(level === 'L' ? 'tooLongAtLowest' : 'tooLong', values));
}

/** Throws ToolError if the text is too long, the image too small, or the code unreadable in these colors. */
export function makeSymbol(text: string, look: QrLook): QrSymbol {
  const { level, size, dark, light } = look;
  const plan = planFor(text, level);
  if (!plan) throw tooLong(text.length, level);
  const segments = plan.map(({ mode, text }) =>
    mode === 'byte' ? { mode, data: new TextEncoder().encode(text) } : { mode, data: text },
  );
  const made = create(segments, { errorCorrectionLevel: level });
  const modules = Array.from(made.modules.data, (module) => (module ? '1' : '0')).join('');
  const raster = rasterOf(modules, size);
  if (!raster) {
    const withMargin = made.modules.size + 2 * MARGIN_MODULES;
    throw new ToolError('too-large', message('tooSmall', { modules: withMargin, size }));
  }
  const read = decode({ data: rgbaOf(raster, rgbOf(dark), rgbOf(light)), width: size, height: size });
  if (read !== text) throw new ToolError('unsupported', message('unreadable'));
  return { modules, version: made.version, raster };
}

export function colorNotesOf({ dark, light }: Pick<QrLook, 'dark' | 'light'>): readonly Message[] {
  const problem = contrastProblem(dark, light);
  return problem ? [message(problem)] : [];
}
