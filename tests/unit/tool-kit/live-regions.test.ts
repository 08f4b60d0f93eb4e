// Screen readers announce each run once: an `output` element is a live region unless it says otherwise.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '../../..');

const screens = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.tsx'))
  .map((file) => `src/${file.replaceAll('\\', '/')}`);

/** The one result of a tool that computes at once: it is the announcement. */
const ANNOUNCES = 'src/tool-kit/figure.tsx';

it('outputs beside an announcement are not live', () => {
  const outputs = screens.flatMap((file) =>
    Array.from(readFileSync(join(root, file), 'utf8').matchAll(/<output\b[^>]*>/g), ([tag]) => ({ file, tag })),
  );
  expect(outputs.length).toBeGreaterThan(5);
  const live = outputs.filter(({ file, tag }) => file !== ANNOUNCES && !tag.includes('aria-live="off"'));
  expect(live).toEqual([]);
});
