// README and the contributors' pages name commands that exist.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import packageJson from '../../../package.json' with { type: 'json' };

test.each(['README.md', 'CONTRIBUTING.md', 'docs/testing.md'])('each npm script that %s names exists', (file) => {
  const page = readFileSync(join(import.meta.dirname, '../../..', file), 'utf8');
  const named = [...page.matchAll(/npm (?:run )?(?!ci\b|install\b)([a-z][\w:-]*)/g)].map(([, name]) => name);
  expect(named).toContain('test');
  expect(Object.keys(packageJson.scripts)).toEqual(expect.arrayContaining([...new Set(named)]));
});
