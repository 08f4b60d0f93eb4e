// The pages of documentation link to what exists, and the floors are those that the structure test enforces.
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { pages } from '../../run/documented';
import { placeOf } from '../structure/floors';

const root = join(import.meta.dirname, '../../..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');

/** As GitHub makes an anchor of a heading. */
const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-');

const anchorsIn = (path: string) =>
  [...read(path).matchAll(/^#+ (.*)$/gm)].map(([, heading = '']) => anchorOf(heading));

function isBroken(page: string, link: string): boolean {
  const [file = '', anchor] = link.split('#', 2);
  const path = file === '' ? page : join(dirname(page), file);
  if (!existsSync(join(root, path))) return true;
  return anchor !== undefined && !anchorsIn(path).includes(anchor);
}

test.each(pages)('the links in %s lead to a file and a heading', (page) => {
  const links = [...read(page).matchAll(/\]\((?!https?:)([^)]+)\)/g)].map(([, link = '']) => link);
  expect(links.filter((link) => isBroken(page, link))).toEqual([]);
});

test('a decision is linked by its number', () => {
  const links = [...read('docs/architecture.md').matchAll(/\[D(\d+)\]\(decisions\/0*(\d+)-/g)];
  expect(links.length).toBeGreaterThan(0);
  expect(links.filter(([, shown, linked]) => shown !== linked).map(([link]) => link)).toEqual([]);
});

test('the floors are the enforced ones', () => {
  const rows = read('docs/architecture.md').matchAll(/^\| (\d+) \| (.*?) \|/gm);
  const listed = [...rows].flatMap(([, floor, folders = '']) =>
    [...folders.matchAll(/`([^`]+)`/g)].map(([, folder = '']) => ({ folder, floor: Number(floor) })),
  );
  const enforced = listed.map(({ folder }) => {
    const path = folder.replace(/<\w+>/, 'any');
    return { folder, floor: placeOf(path.endsWith('/') ? `${path}any.ts` : path)?.floor };
  });
  expect(listed.length).toBeGreaterThan(0);
  expect(listed).toEqual(enforced);
});
