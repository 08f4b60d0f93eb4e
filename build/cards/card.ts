// The picture that other sites show with a link: a ruler on top, the large square, a title and a sentence.
import { CARD_SIZE } from '../../src/pages/social-card';
import { MARK_SIDE, SQUARE_PATH } from '../../src/ui/mark';
import { mark, markBox, type MarkInks } from './icons';
import { Lettering, type Weight } from './lettering';

export interface CardInks {
  readonly paper: string;
  readonly ink: string;
  readonly muted: string;
  readonly line: string;
  readonly mark: MarkInks;
  /** The color of the tool's category, and its tint on paper. */
  readonly hue: string;
  readonly hueSoft: string;
}

export interface CardTexts {
  readonly site: string;
  readonly title: string;
  readonly text: string;
}

const LEFT = 88;
/** Distance between two ticks of the ruler. */
const TICK = 12;
/** The title and the sentence end to the left of the large square. */
const TITLE_WIDTH = 680;
const TEXT_WIDTH = 660;

const MARK = { x: LEFT, y: 92, side: 72 } as const;
const LARGE_SQUARE = { x: 720, y: 77, side: 520 } as const;

const lettering = new Lettering();

const rectangle = (x: number, y: number, width: number, height: number, fill: string) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${fill}"/>`;

const ruler = (ink: string) =>
  Array.from({ length: CARD_SIZE.width / TICK }, (_, tick) =>
    rectangle(tick * TICK, 0, 2, tick % 10 === 0 ? 30 : tick % 5 === 0 ? 20 : 12, ink),
  ).join('');

/** Places a drawing of `MARK_SIDE` units on the card. */
const placed = (content: string, { x, y, side }: { x: number; y: number; side: number }) =>
  `<g transform="translate(${x} ${y}) scale(${side / MARK_SIDE})">${content}</g>`;

/** The largest font size at which the title fits on two lines. */
const titleSize = (title: string) =>
  [88, 80, 70, 60].find((size) => lettering.lines(title, TITLE_WIDTH, size, 700).length <= 2) ?? 52;

/** The card as SVG. */
export function drawCard({ site, title, text }: CardTexts, inks: CardInks): string {
  const { paper, ink, muted, line, hue, hueSoft } = inks;
  const { width, height } = CARD_SIZE;
  const write = (words: string, y: number, size: number, weight: Weight, color: string, x: number = LEFT) =>
    `<g fill="${color}">${lettering.pathsOf(words, { x, y }, size, weight)}</g>`;
  const parts = [
    rectangle(0, 0, width, height, paper),
    ruler(line),
    placed(`<path fill="${hueSoft}" d="${SQUARE_PATH}"/>`, LARGE_SQUARE),
    rectangle(0, height - 14, width, 14, hue),
    placed(markBox(inks.mark) + mark(inks.mark), MARK),
    write(site, 144, 46, 700, ink, LEFT + 92),
  ];
  const size = titleSize(title);
  let y = 228 + size * 0.72;
  for (const words of lettering.lines(title, TITLE_WIDTH, size, 700)) {
    parts.push(write(words, y, size, 700, ink));
    y += size * 1.08;
  }
  y += 70 - size * 1.08;
  for (const words of lettering.lines(text, TEXT_WIDTH, 34, 400)) {
    parts.push(write(words, y, 34, 400, muted));
    y += 46;
  }
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${parts.join('')}</svg>`;
}
