// A picture of a few inks on paper, with smooth edges, drawn in plain arithmetic: the same on every machine.

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Closed, by straight lines. */
export type Contour = readonly Point[];

/** 1 byte for each pixel: an index into `palette`, whose entries are `#rrggbb`, or `#rrggbbaa` for what shows through. */
export interface Picture {
  readonly width: number;
  readonly height: number;
  readonly pixels: Uint8Array;
  readonly palette: readonly string[];
}

/** Steps from paper to ink at an edge. */
const STEPS = 15;

const mixed = (paper: string, ink: string, share: number) => {
  // A color without a fourth channel is solid.
  const channel = (color: string, at: number) => Number.parseInt(color.slice(at, at + 2) || 'ff', 16);
  const mix = (at: number) => Math.round(channel(paper, at) + (channel(ink, at) - channel(paper, at)) * share);
  const channels = paper.length > 7 ? [1, 3, 5, 7] : [1, 3, 5];
  return `#${channels.map((at) => mix(at).toString(16).padStart(2, '0')).join('')}`;
};

export class Canvas {
  readonly pixels: Uint8Array;
  private readonly palette: string[];

  constructor(
    readonly width: number,
    readonly height: number,
    paper: string,
  ) {
    this.pixels = new Uint8Array(width * height);
    this.palette = [paper];
  }

  get picture(): Picture {
    const { width, height, pixels, palette } = this;
    return { width, height, pixels, palette };
  }

  /** Fills contours with an ink; where one is within another of the other direction, there is a hole. */
  fill(contours: readonly Contour[], ink: string, paper: string = this.palette[0] ?? ink): void {
    const first = this.shadesOf(ink, paper);
    const heights = contours.flatMap((contour) => contour.map(({ y }) => y));
    const [top, end] = [Math.max(0, Math.floor(Math.min(...heights))), Math.min(this.height, Math.max(...heights))];
    const cover = new Coverage(this.width, top, Math.ceil(end));
    for (const contour of contours) {
      contour.forEach((from, at) => cover.addLine(from, contour[(at + 1) % contour.length] ?? from));
    }
    cover.each((at, share) => {
      const step = Math.round(share * STEPS);
      if (step > 0) this.pixels[at] = first + step - 1;
    });
  }

  /** The palette's index of the faintest of them; the others follow. */
  private shadesOf(ink: string, paper: string): number {
    const shades = Array.from({ length: STEPS }, (_, step) => mixed(paper, ink, (step + 1) / STEPS));
    const known = this.palette.findIndex((_, at) => shades.every((shade, step) => this.palette[at + step] === shade));
    if (known >= 0) return known;
    if (this.palette.length + STEPS > 256) throw new Error('The picture has too many inks');
    return this.palette.push(...shades) - STEPS;
  }
}

/**
 * How much of each pixel lies within contours: what each line changes, from the left on, as in font-rs
 * (https://medium.com/@raphlinus/inside-the-fastest-font-renderer-in-the-world-75ae5270c445).
 */
class Coverage {
  private readonly changes: Float64Array;

  /** Of the rows from `top` to before `end`. */
  constructor(
    private readonly width: number,
    private readonly top: number,
    private readonly end: number,
  ) {
    this.changes = new Float64Array(width * (end - top));
  }

  /** With each pixel's place in the picture, and its share from 0 to 1. */
  each(take: (at: number, share: number) => void): void {
    for (let at = 0, sum = 0; at < this.changes.length; at++) {
      if (at % this.width === 0) sum = 0;
      sum += this.changes[at] ?? 0;
      take(this.top * this.width + at, Math.min(1, Math.abs(sum)));
    }
  }

  addLine(from: Point, to: Point): void {
    if (from.y === to.y) return;
    const sign = from.y < to.y ? 1 : -1;
    const [start, end] = sign > 0 ? [from, to] : [to, from];
    const slope = (end.x - start.x) / (end.y - start.y);
    const last = Math.min(this.end, Math.ceil(end.y));
    for (let row = Math.max(this.top, Math.floor(start.y)); row < last; row++) {
      const [y0, y1] = [Math.max(row, start.y), Math.min(row + 1, end.y)];
      const [xa, xb] = [start.x + (y0 - start.y) * slope, start.x + (y1 - start.y) * slope];
      this.addSpan(row, Math.min(xa, xb), Math.max(xa, xb), sign * (y1 - y0));
    }
  }

  /** A piece of a line within one row: its height is spread over the pixels that it crosses. */
  private addSpan(row: number, left: number, right: number, height: number): void {
    const first = Math.floor(left);
    const pieces = Math.max(1, Math.ceil(right) - first);
    for (let column = first; column < first + pieces; column++) {
      const [x0, x1] = [Math.max(left, column), Math.min(right, column + 1)];
      const part = right > left ? height * ((x1 - x0) / (right - left)) : height;
      // Of this pixel, what is right of the line's middle; of all that follow, everything.
      const inside = 1 - ((x0 + x1) / 2 - column);
      this.change(row, column, part * inside);
      this.change(row, column + 1, part * (1 - inside));
    }
  }

  /** What is left of the picture fills it from its edge on; what is right of it changes nothing. */
  private change(row: number, column: number, by: number): void {
    if (column >= this.width) return;
    const at = (row - this.top) * this.width + Math.max(0, column);
    this.changes[at] = (this.changes[at] ?? 0) + by;
  }
}
