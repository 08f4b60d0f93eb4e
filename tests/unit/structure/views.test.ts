// Views format and judge nothing: what they show in a notice is the text of a message, which the command line has as well.
import { join } from 'node:path';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readSources } from './imports';

const root = join(import.meta.dirname, '../../..');
const files = readSources(root, ['src', 'workers', 'cli']);

/** These report the browser's camera, its storage, and a network request, which no command has. */
const OF_THE_BROWSER = [
  'src/tools/currency-converter/use-rates.tsx',
  'src/tools/mp4-to-mp3-converter/keep-engine.tsx',
  'src/tools/qr-generator/camera.tsx',
];

/** `notes.tsx` and `titled-notes.tsx` of the tool-kit take the type `Said`, which is no sentence of a view’s own. */
test('no view of a tool makes a notice itself', () => {
  const makers = files.filter(
    ({ path, imports }) =>
      path.startsWith('src/tools/') && imports.some(({ target }) => target === 'src/ui/notice.tsx'),
  );
  expect(makers.map(({ path }) => path).toSorted()).toEqual(OF_THE_BROWSER);
});

test('only the speaker makes the text of a message', () => {
  const casts = files.filter(({ path }) => /\bas (?:readonly )?Said\b/.test(readFileSync(join(root, path), 'utf8')));
  expect(casts.map(({ path }) => path)).toEqual(['workers/words/in-words.ts']);
});
