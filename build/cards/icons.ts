// The site's icons in browser tabs and on home screens: the mark in the light theme's colors.
import { MARK_CORNER, MARK_SIDE, RULER_PATH, SQUARE_PATH } from '../../src/ui/mark';
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

/** The mark's share of the width. Every mask shows at least a circle of 80 %: https://w3c.github.io/manifest/#icon-masks */
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

/** Sides of the pictures in favicon.ico: a tab, a tab of a sharp screen, and the Windows desktop. */
const ICO_SIDES = [16, 32, 48];

const ICO_HEADER_BYTES = 6;
const ICO_ENTRY_BYTES = 16;

/**
 * An ICO file of PNG pictures, each at most 255 pixels wide. Layout: ICONDIR and ICONDIRENTRY in
 * https://learn.microsoft.com/en-us/previous-versions/ms997538(v=msdn.10)
 */
export function icoOf(pictures: readonly { readonly side: number; readonly png: Uint8Array }[]): Uint8Array {
  const head = Buffer.alloc(ICO_HEADER_BYTES + ICO_ENTRY_BYTES * pictures.length);
  head.writeUInt16LE(1, 2); // an icon, not a cursor
  head.writeUInt16LE(pictures.length, 4);
  let offset = head.length;
  for (const [index, { side, png }] of pictures.entries()) {
    const entry = ICO_HEADER_BYTES + ICO_ENTRY_BYTES * index;
    head.writeUInt8(side, entry);
    head.writeUInt8(side, entry + 1);
    head.writeUInt16LE(1, entry + 4); // color planes
    head.writeUInt16LE(32, entry + 6); // bits per pixel
    head.writeUInt32LE(png.length, entry + 8);
    head.writeUInt32LE(offset, entry + 12);
    offset += png.length;
  }
  return Buffer.concat([head, ...pictures.map(({ png }) => png)]);
}

/**
 * By their names in the site's root. Browsers, feed readers and crawlers request favicon.ico even if the pages link other
 * icons.
 */
export async function iconFiles(inks: MarkInks): Promise<Readonly<Record<string, string | Uint8Array>>> {
  const { favicon, square, maskable } = iconSvgs(inks);
  const png = async (svg: string, side: number) => (await render(svg, side)).png;
  const tabPictures = ICO_SIDES.map(async (side) => ({ side, png: await png(favicon, side) }));
  return {
    'favicon.svg': favicon,
    'favicon.ico': icoOf(await Promise.all(tabPictures)),
    'apple-touch-icon.png': await png(square, 180),
    'icon-192.png': await png(favicon, 192),
    'icon-512.png': await png(favicon, 512),
    'icon-maskable-512.png': await png(maskable, 512),
  };
}
