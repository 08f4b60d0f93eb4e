// What a link to the site looks like where it is shared: the page's paper under a ruler, the square, a title and a sentence.
import { Canvas, type Contour, type Picture } from './canvas';
import { CARD_SIZE } from '../../../src/pages/social-card';
import { Lettering, type Weight } from './lettering';

export interface CardInks {
  readonly paper: string;
  readonly ink: string;
  readonly muted: string;
  readonly line: string;
  /** That of the site. */
  readonly accent: string;
  /** That of the tool's category, and the same on paper. */
  readonly hue: string;
  readonly hueSoft: string;
}

export interface CardTexts {
  readonly site: string;
  readonly title: string;
  readonly text: string;
}

/** Those of favicon.svg, whose box has sides of 32. */
const SQUARE = [
  [6, 8],
  [26, 8],
  [26, 15],
  [23.5, 15],
  [23.5, 12],
  [21, 12],
  [21, 15],
  [19, 15],
  [19, 26],
  [13, 26],
  [13, 15],
  [11, 15],
  [11, 12],
  [8.5, 12],
  [8.5, 15],
  [6, 15],
] as const;

const LEFT = 88;
/** Between two ticks of the ruler. */
const TICK = 12;
/** Left of the large square. */
const TITLE_WIDTH = 680;
const TEXT_WIDTH = 660;

const lettering = new Lettering();

const squareAt = (x: number, y: number, side: number): Contour =>
  SQUARE.map(([px, py]) => ({ x: x + (px * side) / 32, y: y + (py * side) / 32 }));

/** With corners of a quarter circle each. */
function roundedBox(x: number, y: number, side: number, radius: number): Contour {
  const corners = [
    [side - radius, side - radius, 0],
    [radius, side - radius, 1],
    [radius, radius, 2],
    [side - radius, radius, 3],
  ] as const;
  return corners.flatMap(([cx, cy, quarter]) =>
    Array.from({ length: 13 }, (_, step) => {
      const angle = (quarter + step / 12) * (Math.PI / 2);
      return { x: x + cx + radius * Math.cos(angle), y: y + cy + radius * Math.sin(angle) };
    }),
  );
}

function rectangle(x: number, y: number, width: number, height: number): Contour {
  const [right, bottom] = [x + width, y + height];
  return [
    { x, y },
    { x: right, y },
    { x: right, y: bottom },
    { x, y: bottom },
  ];
}

function drawRuler(canvas: Canvas, ink: string) {
  const ticks = Array.from({ length: CARD_SIZE.width / TICK }, (_, tick) =>
    rectangle(tick * TICK, 0, 2, tick % 10 === 0 ? 30 : tick % 5 === 0 ? 20 : 12),
  );
  canvas.fill(ticks, ink);
}

/** The largest of the sizes at which the title has two lines at most. */
const titleSize = (title: string) =>
  [88, 80, 70, 60].find((size) => lettering.lines(title, TITLE_WIDTH, size, 700).length <= 2) ?? 52;

export function drawCard({ site, title, text }: CardTexts, inks: CardInks): Picture {
  const { paper, ink, muted, line, accent, hue, hueSoft } = inks;
  const canvas = new Canvas(CARD_SIZE.width, CARD_SIZE.height, paper);
  const write = (words: string, y: number, size: number, weight: Weight, color: string, x: number = LEFT) =>
    canvas.fill(lettering.contoursOf(words, { x, y }, size, weight), color);
  drawRuler(canvas, line);
  canvas.fill([squareAt(670, 90, 620)], hueSoft);
  canvas.fill([rectangle(0, CARD_SIZE.height - 14, CARD_SIZE.width, 14)], hue);

  canvas.fill([roundedBox(LEFT, 92, 72, 16)], accent);
  canvas.fill([squareAt(LEFT, 92, 72)], '#ffffff', accent);
  write(site, 144, 46, 700, ink, LEFT + 92);

  const size = titleSize(title);
  let y = 228 + size * 0.72;
  for (const words of lettering.lines(title, TITLE_WIDTH, size, 700)) {
    write(words, y, size, 700, ink);
    y += size * 1.08;
  }
  y += 70 - size * 1.08;
  for (const words of lettering.lines(text, TEXT_WIDTH, 34, 400)) {
    write(words, y, 34, 400, muted);
    y += 46;
  }
  return canvas.picture;
}
