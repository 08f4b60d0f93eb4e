// Draws the visible part of a waveform: at most one column per pixel, whatever the length of the sound.
import { LEVEL_SECONDS, type SoundShape } from '../../../workers/contract/media/sound-shape';
import type { SilentPart } from '../../../workers/contract/media/silences';

/** The visible part of a sound, in seconds. */
export interface Stretch {
  readonly from: number;
  readonly perPixel: number;
}

/** Heights of so many pixels, from 0 to 1. */
export interface Heights {
  readonly peaks: Float32Array;
  readonly means: Float32Array;
}

/** The amplitude of each level. */
const AMPLITUDES = Float32Array.from({ length: 256 }, (_, level) => 10 ** (-level / 40));

/** The indices of the values that a pixel covers: at least one. */
function indicesAt(pixel: number, { from, perPixel }: Stretch, valueSeconds: number): readonly [number, number] {
  const first = Math.floor((from + pixel * perPixel) / valueSeconds);
  return [first, Math.max(first + 1, Math.floor((from + (pixel + 1) * perPixel) / valueSeconds))];
}

/** Columns if a pixel covers at least one, and otherwise the finer levels. */
export function heightsOf(shape: SoundShape, stretch: Stretch, pixels: number): Heights {
  const { columnSeconds, levels, means, peaks } = shape;
  const isCoarse = stretch.perPixel >= columnSeconds;
  const heights = { peaks: new Float32Array(pixels), means: new Float32Array(pixels) };
  for (let pixel = 0; pixel < pixels; pixel++) {
    const [first, end] = indicesAt(pixel, stretch, columnSeconds);
    let [peak, squares] = [0, 0];
    for (let i = first; i < end; i++) {
      if (isCoarse) peak = Math.max(peak, (peaks[i] ?? 0) / 255);
      squares += ((means[i] ?? 0) / 255) ** 2;
    }
    if (!isCoarse) {
      const [firstLevel, endLevel] = indicesAt(pixel, stretch, LEVEL_SECONDS);
      let loudest = 255;
      for (let i = firstLevel; i < endLevel; i++) loudest = Math.min(loudest, levels[i] ?? 255);
      peak = AMPLITUDES[loudest] ?? 0;
    }
    heights.peaks[pixel] = peak;
    heights.means[pixel] = Math.min(peak, Math.sqrt(squares / (end - first)));
  }
  return heights;
}

/** Where each visible silence is, in pixels. Of several within a pixel, only the first is drawn. */
export function* silencesIn(found: readonly SilentPart[], { from, perPixel }: Stretch, pixels: number) {
  let [low, high] = [0, found.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((found[middle]?.end ?? 0) <= from) low = middle + 1;
    else high = middle;
  }
  let drawn = -1;
  for (let i = low; i < found.length; i++) {
    const { start, end } = found[i] ?? { start: 0, end: 0 };
    const left = (start - from) / perPixel;
    if (left >= pixels) return;
    const right = Math.max((end - from) / perPixel, left + 1);
    if (right <= drawn + 1) continue;
    drawn = right;
    yield { left, right };
  }
}

/** The indices of the cuts in a part of the sound: from the first to before the second. */
export function cutsWithin(cuts: readonly number[], from: number, to: number): readonly [number, number] {
  const firstAt = (time: number) => {
    let [low, high] = [0, cuts.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((cuts[middle] ?? 0) < time) low = middle + 1;
      else high = middle;
    }
    return low;
  };
  return [firstAt(from), firstAt(to)];
}

/** The theme's colors for an element. */
function colorsAt(element: Element) {
  const style = getComputedStyle(element);
  const of = (name: string) => style.getPropertyValue(name).trim();
  return { wave: of('--accent'), silence: of('--warn-soft'), edge: of('--warn'), cut: of('--danger') };
}

export interface Picture {
  readonly shape: SoundShape;
  readonly silences: readonly SilentPart[];
  readonly cuts: readonly number[];
  readonly stretch: Stretch;
}

/** `stretch` is in CSS pixels; the canvas has the device's. */
export function drawWaveform(canvas: HTMLCanvasElement, { shape, silences, cuts, stretch }: Picture): void {
  const context = canvas.getContext('2d');
  if (!context) return;
  const { width, height } = canvas;
  const scale = width / Math.max(1, canvas.clientWidth);
  const fine = { from: stretch.from, perPixel: stretch.perPixel / scale };
  const colors = colorsAt(canvas);
  context.clearRect(0, 0, width, height);
  for (const { left, right } of silencesIn(silences, fine, width)) {
    context.fillStyle = colors.silence;
    context.fillRect(left, 0, right - left, height);
    // A line as well, because the background alone has little contrast.
    context.fillStyle = colors.edge;
    context.fillRect(left, height - 2 * scale, right - left, 2 * scale);
  }
  const { means, peaks } = heightsOf(shape, fine, width);
  const middle = height / 2;
  // A quiet recording also fills the height.
  const loudest = shape.peaks.reduce((most, peak) => Math.max(most, peak), 1) / 255;
  const bars = (heights: Float32Array, least: number) => {
    for (let x = 0; x < width; x++) {
      const half = Math.max(least, Math.min(1, (heights[x] ?? 0) / loudest) * middle);
      context.fillRect(x, middle - half, 1, 2 * half);
    }
  };
  context.fillStyle = colors.wave;
  context.globalAlpha = 0.5;
  bars(peaks, scale / 2);
  context.globalAlpha = 1;
  bars(means, 0);
  context.fillStyle = colors.cut;
  const [first, end] = cutsWithin(cuts, fine.from, fine.from + width * fine.perPixel);
  for (const cut of cuts.slice(first, end))
    context.fillRect((cut - fine.from) / fine.perPixel - scale, 0, 2 * scale, height);
}
