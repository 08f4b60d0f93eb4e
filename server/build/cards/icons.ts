// The site's icons in browser tabs and on home screens: the mark in the light theme's colors.
import { MARK_CORNER, MARK_SIDE, RULER_PATH, SQUARE_PATH } from '../../../src/ui/mark';
import { render } from './png';

export interface MarkInks {
  readonly box: string;
  readonly square: string;
  readonly ruler: string;
}

/** SVG elements that fill a box of `MARK_SIDE` units. */
export const markBox = ({ box }: MarkInks) =>
  `<rect width="${MARK_SIDE}" height="${MARK_SIDE}" rx="${MARK_CORNER}" fill="${box}"/>`;
export const mark = ({ ruler, square }: MarkInks) =>
  `<path fill="${ruler}" d="${RULER_PATH}"/><path fill="${square}" d="${SQUARE_PATH}"/>`;

const svgOf = (content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${MARK_SIDE} ${MARK_SIDE}">${content}</svg>\n`;

/** iOS rounds the corners itself, so the color fills the whole icon. */
const ground = ({ box }: MarkInks) => `<rect width="${MARK_SIDE}" height="${MARK_SIDE}" fill="${box}"/>`;

/** The mark's share of the width. Each mask keeps a circle of 80 %: https://w3c.github.io/manifest/#icon-masks */
const MASKABLE_SHARE = 0.72;

function maskable(inks: MarkInks): string {
  const left = (MARK_SIDE * (1 - MASKABLE_SHARE)) / 2;
  // The lowest two units of the box are empty, so centering the mark moves it down by one unit.
  const top = left + MASKABLE_SHARE;
  return `${ground(inks)}<g transform="translate(${left} ${top}) scale(${MASKABLE_SHARE})">${mark(inks)}</g>`;
}

/** The icon with transparent corners, the one that fills its square, and the one that Android crops. */
export const iconSvgs = (inks: MarkInks) => ({
  favicon: svgOf(markBox(inks) + mark(inks)),
  square: svgOf(ground(inks) + mark(inks)),
  maskable: svgOf(maskable(inks)),
});

/** By their names in the site's root. */
export async function iconFiles(inks: MarkInks): Promise<Readonly<Record<string, string | Uint8Array>>> {
  const { favicon, square, maskable } = iconSvgs(inks);
  const png = async (svg: string, side: number) => (await render(svg, side)).png;
  return {
    'favicon.svg': favicon,
    'apple-touch-icon.png': await png(square, 180),
    'icon-192.png': await png(favicon, 192),
    'icon-512.png': await png(favicon, 512),
    'icon-maskable-512.png': await png(maskable, 512),
  };
}
