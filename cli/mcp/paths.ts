// Where a path leads, followed link by link. It ends at the first step out of the roots, so nothing is asked about other folders, and
// a file there gives the same error as a missing one.
import { readlink } from 'node:fs/promises';
import { dirname, isAbsolute, join, parse, relative, sep } from 'node:path';

export interface Root {
  readonly given: string;
  /** Without links. */
  readonly real: string;
}

/** As many as Linux follows: path_resolution(7). */
const MOST_LINKS = 40;

export function isBelow(path: string, folder: string): boolean {
  const way = relative(folder, path);
  return way !== '..' && !way.startsWith(`..${sep}`) && !isAbsolute(way);
}

const isAtOrBelow = (path: string, folder: string) =>
  path === folder || path.startsWith(folder.endsWith(sep) ? folder : `${folder}${sep}`);

/** The folder at which to begin, and the parts that follow. `..` stays, because it depends on the links before it. */
function startOf(path: string, roots: readonly Root[]): readonly [here: string, parts: readonly string[]] {
  for (const { given, real } of roots)
    for (const folder of [real, given])
      if (isAtOrBelow(path, folder)) return [real, path.slice(folder.length).split(sep)];
  const { root } = parse(path);
  return [root, path.slice(root.length).split(sep)];
}

/** `path` is absolute. Returns the path without links, or undefined if it leaves the roots. Missing parts stay as they are. */
export async function followLinks(path: string, roots: readonly Root[]): Promise<string | undefined> {
  const isInside = (here: string) => roots.some(({ real }) => isBelow(here, real));
  const isAbove = (here: string) => roots.some(({ given, real }) => isBelow(real, here) || isBelow(given, here));
  let [here, parts] = startOf(path, roots);
  for (let links = 0; parts.length > 0;) {
    const [part = '', ...rest] = parts;
    const from = here;
    here = part === '..' ? dirname(here) : join(here, part);
    parts = rest;
    if (!isInside(here) && !isAbove(here)) return undefined;
    const target = here === from || part === '..' ? undefined : await readlink(here).catch(() => undefined);
    if (target === undefined) continue;
    if (++links > MOST_LINKS) return here;
    [here, parts] = isAbsolute(target) ? startOf(target, roots) : [from, target.split(sep)];
    parts = [...parts, ...rest];
  }
  return isInside(here) ? here : undefined;
}
