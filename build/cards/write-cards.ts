// Draws the site's icons and the social cards of its pages.
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Settings } from '../../src/settings';
import { CARD_SIZE, cardFile, SITE_CARD } from '../../src/pages/social-card';
import type { Prerendered } from '../../src/app/prerender';
import { drawCard } from './card';
import { iconFiles } from './icons';
import { readInks } from './inks';
import { render } from './png';
import { words } from '../own-words';

export async function writeCards(
  root: string,
  dist: string,
  { name, tagline }: Settings,
  tools: Prerendered['tools'],
): Promise<void> {
  const inks = await readInks(root);
  for (const [file, content] of Object.entries(await iconFiles(inks.mark))) await writeFile(join(dist, file), content);
  const cards = [
    { file: SITE_CARD, title: tagline, text: words.siteCard, inks: inks.site },
    ...tools.map(({ id, title, description, category }) => ({
      file: cardFile(id),
      title,
      text: description,
      inks: inks.of(category),
    })),
  ];
  await mkdir(join(dist, 'cards'), { recursive: true });
  for (const { file, inks, ...texts } of cards) {
    const { png } = await render(drawCard({ site: name, ...texts }, inks), CARD_SIZE.width);
    await writeFile(join(dist, file), png);
  }
}
