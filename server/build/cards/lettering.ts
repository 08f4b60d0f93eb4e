// Text as outlines, in the face of the site's headings.
import * as fontkit from 'fontkit';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Contour, Point } from './canvas';

export type Weight = 400 | 700;

/** Straight pieces of a curve: at these sizes nobody sees them. */
const PIECES = 8;

const { resolve } = createRequire(import.meta.url);

/** The family's static files: the one that the site serves holds both weights as variations, which the library cannot unpack. */
function load(weight: Weight): fontkit.Font {
  const file = `@fontsource/familjen-grotesk/files/familjen-grotesk-latin-${String(weight)}-normal.woff2`;
  const font = fontkit.create(readFileSync(resolve(file)));
  if (!('layout' in font)) throw new Error(`${file} is no single font`);
  return font;
}

export class Lettering {
  private readonly fonts: Readonly<Record<Weight, fontkit.Font>> = { 400: load(400), 700: load(700) };

  /** In pixels. */
  widthOf(text: string, size: number, weight: Weight): number {
    const font = this.fonts[weight];
    return (font.layout(text).advanceWidth * size) / font.unitsPerEm;
  }

  /** From the left end of its baseline. */
  contoursOf(text: string, { x, y }: Point, size: number, weight: Weight): readonly Contour[] {
    const font = this.fonts[weight];
    const scale = size / font.unitsPerEm;
    const { glyphs, positions } = font.layout(text);
    let pen = x;
    return glyphs.flatMap((glyph, at) => {
      const [left, shift] = [pen, positions[at]];
      pen += (shift?.xAdvance ?? 0) * scale;
      const place = (px: number, py: number): Point => ({ x: left + px * scale, y: y - py * scale });
      return contoursIn(glyph.path.commands, place);
    });
  }

  /** As few lines as there are, none wider than this. */
  lines(text: string, width: number, size: number, weight: Weight): readonly string[] {
    const lines: string[] = [];
    for (const word of text.split(' ')) {
      const longer = [lines.at(-1), word].filter(Boolean).join(' ');
      if (lines.length > 0 && this.widthOf(longer, size, weight) <= width) lines[lines.length - 1] = longer;
      else lines.push(word);
    }
    return lines;
  }
}

type Command = fontkit.Glyph['path']['commands'][number];

function contoursIn(commands: readonly Command[], place: (x: number, y: number) => Point): readonly Contour[] {
  const contours: Point[][] = [];
  for (const { command, args } of commands) {
    const [a = 0, b = 0, c = 0, d = 0] = args;
    const contour = contours.at(-1) ?? [];
    if (command === 'moveTo') contours.push([place(a, b)]);
    else if (command === 'lineTo') contour.push(place(a, b));
    else if (command === 'quadraticCurveTo')
      contour.push(...curve(contour.at(-1) ?? place(a, b), place(a, b), place(c, d)));
    else if (command !== 'closePath') throw new Error(`A glyph has a ${command}, which a TrueType font has not`);
  }
  return contours;
}

function curve(from: Point, control: Point, to: Point): readonly Point[] {
  return Array.from({ length: PIECES }, (_, piece) => {
    const t = (piece + 1) / PIECES;
    const [p, q, r] = [(1 - t) ** 2, 2 * t * (1 - t), t ** 2];
    return { x: p * from.x + q * control.x + r * to.x, y: p * from.y + q * control.y + r * to.y };
  });
}
