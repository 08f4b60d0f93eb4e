// The site's mark as outlines.
import { MARK_CORNER, MARK_SIDE, RULER_PATH, SQUARE_PATH } from '../../../src/ui/mark';
import type { Canvas, Contour, Point } from './canvas';

/** Where a mark stands, in pixels. */
export interface MarkPlace {
  readonly x: number;
  readonly y: number;
  readonly side: number;
}

/** Of a path that moves (M) and draws along the axes (H, h, V, v). */
function contoursOf(path: string): readonly Contour[] {
  const closed = path.split('z').filter(Boolean);
  return closed.map((part) => {
    let [x, y] = [0, 0];
    return Array.from(part.matchAll(/([MHhVv])([\d.-]+)(?: ([\d.-]+))?/g), ([, command, first, second]): Point => {
      const by = Number(first);
      if (command === 'M') [x, y] = [by, Number(second)];
      else if (command === 'H' || command === 'h') x = command === 'h' ? x + by : by;
      else y = command === 'v' ? y + by : by;
      return { x, y };
    });
  });
}

/** One of the mark's paths, at its place in a picture. */
export const markContours = (path: string, { x, y, side }: MarkPlace): readonly Contour[] =>
  contoursOf(path).map((contour) =>
    contour.map((point) => ({ x: x + (point.x * side) / MARK_SIDE, y: y + (point.y * side) / MARK_SIDE })),
  );

/** Steps of a quarter circle. */
const STEPS = 24;

/** The box around a mark, with corners of a quarter circle each. */
export function markBox({ x, y, side }: MarkPlace): Contour {
  const radius = (MARK_CORNER * side) / MARK_SIDE;
  const corners = [
    [side - radius, side - radius],
    [radius, side - radius],
    [radius, radius],
    [side - radius, radius],
  ] as const;
  return corners.flatMap(([cx, cy], quarter) =>
    Array.from({ length: STEPS + 1 }, (_, step) => {
      const angle = (quarter + step / STEPS) * (Math.PI / 2);
      return { x: x + cx + radius * Math.cos(angle), y: y + cy + radius * Math.sin(angle) };
    }),
  );
}

export interface MarkInks {
  readonly box: string;
  readonly square: string;
  readonly ruler: string;
}

/** Square and ruler, on a box that is there. */
export function drawMark(canvas: Canvas, place: MarkPlace, { box, square, ruler }: MarkInks): void {
  canvas.fill(markContours(RULER_PATH, place), ruler, box);
  canvas.fill(markContours(SQUARE_PATH, place), square, box);
}
