// What stands for the site in a browser's tab and on a device's screen: the mark, drawn in the light theme's colors.
import { MARK_CORNER, MARK_SIDE, RULER_PATH, SQUARE_PATH } from '../../../src/ui/mark';
import { Canvas } from './canvas';
import { drawMark, markBox, type MarkInks } from './mark';
import { pngOf } from './png';

const favicon = ({ box, square, ruler }: MarkInks) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${MARK_SIDE} ${MARK_SIDE}">` +
  `<rect width="${MARK_SIDE}" height="${MARK_SIDE}" rx="${MARK_CORNER}" fill="${box}"/>` +
  `<path fill="${ruler}" d="${RULER_PATH}"/><path fill="${square}" d="${SQUARE_PATH}"/></svg>\n`;

/** With nothing around the box. */
function icon(side: number, inks: MarkInks): Buffer {
  const canvas = new Canvas(side, side, `${inks.box}00`);
  const place = { x: 0, y: 0, side };
  canvas.fill([markBox(place)], inks.box);
  drawMark(canvas, place, inks);
  return pngOf(canvas.picture);
}

/** The device cuts its own shape out of it. The ruler hangs from the upper edge. */
function square(side: number, inks: MarkInks): Buffer {
  const canvas = new Canvas(side, side, inks.box);
  drawMark(canvas, { x: 0, y: 0, side }, inks);
  return pngOf(canvas.picture);
}

/** Of the whole picture: whatever shape is cut out holds a circle of four fifths, https://w3c.github.io/manifest/#icon-masks */
const MASKABLE_SHARE = 0.72;

function maskable(side: number, inks: MarkInks): Buffer {
  const canvas = new Canvas(side, side, inks.box);
  const inner = side * MASKABLE_SHARE;
  // The mark is two units short of its box below.
  const top = (side - inner * (1 - 2 / MARK_SIDE)) / 2;
  drawMark(canvas, { x: (side - inner) / 2, y: top, side: inner }, inks);
  return pngOf(canvas.picture);
}

/** By their names in the site's root. */
export const iconFiles = (inks: MarkInks): Readonly<Record<string, string | Buffer>> => ({
  'favicon.svg': favicon(inks),
  'apple-touch-icon.png': square(180, inks),
  'icon-192.png': icon(192, inks),
  'icon-512.png': icon(512, inks),
  'icon-maskable-512.png': maskable(512, inks),
});
