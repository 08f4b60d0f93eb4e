// Text as SVG paths, in the typeface of the site's headings.
import * as fontkit from 'fontkit';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

export type Weight = 400 | 700;

/** In pixels. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

const { resolve } = createRequire(import.meta.url);

/** The family's static files. The site serves a variable font, whose WOFF2 fontkit can't vary. */
function load(weight: Weight): fontkit.Font {
  const file = `@fontsource/familjen-grotesk/files/familjen-grotesk-latin-${String(weight)}-normal.woff2`;
  const font = fontkit.create(readFileSync(resolve(file)));
  if (!('layout' in font)) throw new Error(`${file} isn't a single font`);
  return font;
}

export class Lettering {
  private readonly fonts: Readonly<Record<Weight, fontkit.Font>> = { 400: load(400), 700: load(700) };

  /** In pixels. */
  widthOf(text: string, size: number, weight: Weight): number {
    const font = this.fonts[weight];
    return (font.layout(text).advanceWidth * size) / font.unitsPerEm;
  }

  /** SVG elements for the text, with the left end of the baseline at (x, y). */
  pathsOf(text: string, { x, y }: Point, size: number, weight: Weight): string {
    const font = this.fonts[weight];
    const scale = size / font.unitsPerEm;
    const { glyphs, positions } = font.layout(text);
    let pen = x;
    return glyphs
      .map((glyph, at) => {
        // Glyphs count upward from the baseline.
        const path = `<path transform="translate(${pen} ${y}) scale(${scale} ${-scale})" d="${glyph.path.toSVG()}"/>`;
        pen += (positions[at]?.xAdvance ?? 0) * scale;
        return path;
      })
      .join('');
  }

  /** Breaks the text into as few lines as possible, none wider than `width` pixels. */
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
