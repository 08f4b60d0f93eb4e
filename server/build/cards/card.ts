// What a link to the site looks like where it is shared: the page's paper under a ruler, the square, a title and a sentence.
import { CARD_SIZE } from '../../../src/pages/social-card';
import { SQUARE_PATH } from '../../../src/ui/mark';
import { Canvas, type Contour, type Picture } from './canvas';
import { Lettering, type Weight } from './lettering';
import { drawMark, markBox, markContours, type MarkInks } from './mark';

export interface CardInks {
  readonly paper: string;
  readonly ink: string;
  readonly muted: string;
  readonly line: string;
  readonly mark: MarkInks;
  /** That of the tool's category, and the same on paper. */
  readonly hue: string;
  readonly hueSoft: string;
}

export interface CardTexts {
  readonly site: string;
  readonly title: string;
  readonly text: string;
}

const LEFT = 88;
/** Between two ticks of the ruler. */
const TICK = 12;
/** Left of the large square. */
const TITLE_WIDTH = 680;
const TEXT_WIDTH = 660;

const MARK = { x: LEFT, y: 92, side: 72 } as const;
const LARGE_SQUARE = { x: 720, y: 77, side: 520 } as const;

const lettering = new Lettering();

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
  const { paper, ink, muted, line, mark, hue, hueSoft } = inks;
  const canvas = new Canvas(CARD_SIZE.width, CARD_SIZE.height, paper);
  const write = (words: string, y: number, size: number, weight: Weight, color: string, x: number = LEFT) =>
    canvas.fill(lettering.contoursOf(words, { x, y }, size, weight), color);
  drawRuler(canvas, line);
  canvas.fill(markContours(SQUARE_PATH, LARGE_SQUARE), hueSoft);
  canvas.fill([rectangle(0, CARD_SIZE.height - 14, CARD_SIZE.width, 14)], hue);

  canvas.fill([markBox(MARK)], mark.box);
  drawMark(canvas, MARK, mark);
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
