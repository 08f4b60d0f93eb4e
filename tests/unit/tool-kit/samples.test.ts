// Every tool that takes one text can load a sample of it.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const tools = join(import.meta.dirname, '../../../src/tools');

it('every input pane has a sample', () => {
  const screens = readdirSync(tools, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.tsx'));
  const panes = screens.flatMap((file) =>
    Array.from(readFileSync(join(tools, file), 'utf8').matchAll(/<InputPane\b.*?\/>/gs), ([pane]) => ({
      file,
      pane,
    })),
  );
  expect(panes.length).toBeGreaterThan(5);
  expect(panes.filter(({ pane }) => !pane.includes('sample='))).toEqual([]);
});
