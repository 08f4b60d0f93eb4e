// Draws the pictures that stand for the site's pages where they are shared, with the colors of its light theme.
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Settings } from '../../../src/settings';
import { cardFile, SITE_CARD } from '../../../src/pages/social-card';
import type { ToolCategory } from '../../../src/tool-kit/define-tool';
import { tools } from '../../../src/tools/index';
import { drawCard, type CardInks } from './card';
import { pngOf } from './png';

const found = (text: string, pattern: RegExp): string => {
  const [, value] = pattern.exec(text) ?? [];
  if (value === undefined) throw new Error(`The styles have nothing like ${String(pattern)}`);
  return value;
};

/** As `color-mix` does for what is quiet, in plain sRGB. */
const softened = (color: string, paper: string) =>
  `#${[1, 3, 5]
    .map((at) => {
      const [a, b] = [color, paper].map((text) => Number.parseInt(text.slice(at, at + 2), 16));
      return Math.round((a ?? 0) * 0.11 + (b ?? 0) * 0.89)
        .toString(16)
        .padStart(2, '0');
    })
    .join('')}`;

async function readInks(root: string) {
  const [tokens, styles] = await Promise.all(
    ['tokens.css', 'app.css'].map((file) => readFile(join(root, 'src/ui', file), 'utf8')),
  );
  // The light theme's stand first.
  const token = (name: string) => found(tokens ?? '', new RegExp(`--${name}: (#[0-9a-f]{6});`));
  const hueOf = (category: ToolCategory) =>
    token(found(styles ?? '', new RegExp(`data-category='${category}'\\][^}]*--hue: var\\(--([a-z-]+)\\)`)));
  const paper = token('page');
  const inks = (hue: string): CardInks => ({
    ...{ paper, ink: token('ink'), muted: token('muted'), line: token('line-strong'), accent: token('accent') },
    ...{ hue, hueSoft: softened(hue, paper) },
  });
  return { site: inks(token('accent')), of: (category: ToolCategory) => inks(hueOf(category)) };
}

export async function writeCards(root: string, dist: string, { name, tagline }: Settings): Promise<void> {
  const inks = await readInks(root);
  const cards = [
    { file: SITE_CARD, title: tagline, text: 'Any file size, no upload, no account.', inks: inks.site },
    ...tools.map(({ id, title, description, category }) => ({
      ...{ file: cardFile(id), title, text: description, inks: inks.of(category) },
    })),
  ];
  await mkdir(join(dist, 'cards'), { recursive: true });
  for (const { file, inks, ...texts } of cards) {
    await writeFile(join(dist, file), pngOf(drawCard({ site: name, ...texts }, inks)));
  }
}
