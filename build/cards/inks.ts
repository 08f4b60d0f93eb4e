// The colors of the site's light theme, read from its styles, for icons and cards.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ToolCategory } from '../../src/tool-kit/define-tool';
import type { CardInks } from './card';
import type { MarkInks } from './icons';

const found = (text: string, pattern: RegExp): string => {
  const [, value] = pattern.exec(text) ?? [];
  if (value === undefined) throw new Error(`The styles have nothing like ${String(pattern)}`);
  return value;
};

/** As `--hue-soft` in the styles. */
const SOFT_SHARE = 0.11;

/** The ruler is less prominent than the square. */
const RULER_SHARE = 0.6;

/** Like `color-mix` in sRGB. */
const mixed = (color: string, ground: string, share: number) =>
  `#${[1, 3, 5]
    .map((at) => {
      const [a, b] = [color, ground].map((text) => Number.parseInt(text.slice(at, at + 2), 16));
      return Math.round((a ?? 0) * share + (b ?? 0) * (1 - share))
        .toString(16)
        .padStart(2, '0');
    })
    .join('')}`;

export interface Inks {
  readonly mark: MarkInks;
  readonly site: CardInks;
  readonly of: (category: ToolCategory) => CardInks;
}

export async function readInks(root: string): Promise<Inks> {
  const [tokens, styles] = await Promise.all(
    ['tokens.css', 'app.css'].map((file) => readFile(join(root, 'src/ui', file), 'utf8')),
  );
  // In the styles, the light theme comes first.
  const token = (name: string) => found(tokens ?? '', new RegExp(`--${name}: (#[0-9a-f]{6});`));
  const hueOf = (category: ToolCategory) =>
    token(found(styles ?? '', new RegExp(`data-category='${category}'\\][^}]*--hue: var\\(--([a-z-]+)\\)`)));
  const [paper, accent] = [token('page'), token('accent')];
  const square = token('on-accent');
  const mark: MarkInks = { box: accent, square, ruler: mixed(square, accent, RULER_SHARE) };
  const inks = (hue: string): CardInks => ({
    paper,
    ink: token('ink'),
    muted: token('muted'),
    line: token('line-strong'),
    mark,
    hue,
    hueSoft: mixed(hue, paper, SOFT_SHARE),
  });
  return { mark, site: inks(accent), of: (category) => inks(hueOf(category)) };
}
