// Draws the pictures that stand for the site and its pages elsewhere: icons, and a card for each page that is shared.
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Settings } from '../../../src/settings';
import { cardFile, SITE_CARD } from '../../../src/pages/social-card';
import type { Prerendered } from '../../../src/app/prerender';
import { drawCard } from './card';
import { iconFiles } from './icons';
import { readInks } from './inks';
import { pngOf } from './png';

export async function writeCards(
  root: string,
  dist: string,
  { name, tagline }: Settings,
  tools: Prerendered['tools'],
): Promise<void> {
  const inks = await readInks(root);
  for (const [file, content] of Object.entries(iconFiles(inks.mark))) await writeFile(join(dist, file), content);
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
