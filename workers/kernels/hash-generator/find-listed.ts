// Finds the chosen file for each name in a checksum list. As with `sha256sum --check` in the list's folder, a name is a path
// from there, and a file that isn't at that path is missing. Only if that folder is unknown may a part of the path decide, and
// never by guessing: if several files or several names fit, the name is ambiguous.

export type Found = { readonly index: number; readonly isExact: boolean } | 'missing' | 'ambiguous';

const isAbsolute = (path: string) => /^(?:\/|[a-z]:\/)/i.test(path);

/** Without `.`, `..` and double slashes. Composed, because systems disagree whether `ü` is one character or two. */
function normalize(path: string): string {
  const parts: string[] = [];
  for (const part of path.normalize('NFC').split('/')) {
    if (part === '..' && parts.length > 0 && parts.at(-1) !== '..') parts.pop();
    else if (part !== '' && part !== '.') parts.push(part);
  }
  return (path.startsWith('/') ? '/' : '') + parts.join('/');
}

const folderOf = (path: string) => path.slice(0, path.lastIndexOf('/') + 1);
const lastOf = (path: string) => path.slice(path.lastIndexOf('/') + 1);

/** Windows programs write `a\LICENSE`. On other systems a name may contain a backslash, so it is first tried unchanged. */
const spellings = (name: string) => (name.includes('\\') ? [name, name.replaceAll('\\', '/')] : [name]);

const isEndOf = (end: string, path: string) => path === end || path.endsWith(`/${end}`);

type Index = ReadonlyMap<string, readonly number[]>;

function indexBy(paths: readonly (string | null)[], keyOf: (path: string) => string): Index {
  const index = new Map<string, number[]>();
  for (const [at, path] of paths.entries()) {
    if (path === null) continue;
    const key = keyOf(path);
    const places = index.get(key);
    if (places) places.push(at);
    else index.set(key, [at]);
  }
  return index;
}

/** One entry per name. `paths` are those of the chosen files, null for text. */
export function findListed(
  names: readonly string[],
  listPath: string,
  paths: readonly (string | null)[],
): readonly Found[] {
  const byPath = indexBy(paths, normalize);
  const exact = findExactly(names, folderOf(listPath), paths, byPath);
  const isAtHome = folderOf(listPath) !== '' || exact.some((found) => found !== undefined);
  const taken = new Set(exact.flatMap((found) => (typeof found === 'object' ? [found.index] : [])));
  const byLast = indexBy(paths, (path) => lastOf(normalize(path)));
  const found = names.map((name, at): Found => {
    const there = exact[at];
    if (there !== undefined) return there;
    const fitting = spellings(name).flatMap((spelling) => fittingEnds(spelling, paths, byLast, taken));
    const [only] = fitting;
    if (fitting.length > 1) return 'ambiguous';
    return only === undefined || (isAtHome && !isAbsolute(name.replaceAll('\\', '/')))
      ? 'missing'
      : { index: only, isExact: false };
  });
  return withoutSharedFiles(found, names);
}

function findExactly(
  names: readonly string[],
  folder: string,
  paths: readonly (string | null)[],
  byPath: Index,
): readonly (Found | undefined)[] {
  const inFolder = (name: string) => (isAbsolute(name) ? [] : (byPath.get(normalize(folder + name)) ?? []));
  // A list that was made in the parent folder contains its own folder: `dist/a` in dist/SHA256SUMS.
  const inItself = (name: string) => {
    const path = normalize(name);
    return folder !== '' && path.startsWith(normalize(folder) + '/') ? (byPath.get(path) ?? []) : [];
  };
  const find = (look: (name: string) => readonly number[]) =>
    names.map((name) => {
      const hits =
        spellings(name)
          .map(look)
          .find((places) => places.length > 0) ?? [];
      const identical = hits.filter((at) => paths[at] === folder + name);
      const [index, ...others] = identical.length > 0 ? identical : hits;
      if (index === undefined) return undefined;
      return others.length > 0 ? 'ambiguous' : ({ index, isExact: true } as const);
    });
  const beside = find(inFolder);
  return beside.some((found) => found !== undefined) ? beside : find(inItself);
}

/**
 * Files whose path ends with the name, or whose path the name ends with: a file dialog gives no folders, and a list may have
 * more of them.
 */
function fittingEnds(
  name: string,
  paths: readonly (string | null)[],
  byLast: Index,
  taken: ReadonlySet<number>,
): readonly number[] {
  const wanted = normalize(name);
  return (byLast.get(lastOf(wanted)) ?? []).filter((at) => {
    const path = normalize(paths[at] ?? '');
    return !taken.has(at) && (isEndOf(wanted, path) || isEndOf(path, wanted));
  });
}

/** One file can't match two different names. The same name twice, for two algorithms, is fine. */
function withoutSharedFiles(found: readonly Found[], names: readonly string[]): readonly Found[] {
  const meaning = new Map<number, Set<string>>();
  for (const [at, place] of found.entries()) {
    if (typeof place !== 'object' || place.isExact) continue;
    const sharers = meaning.get(place.index) ?? new Set();
    meaning.set(place.index, sharers.add(normalize(names[at] ?? '')));
  }
  return found.map((place) =>
    typeof place === 'object' && (meaning.get(place.index)?.size ?? 0) > 1 ? 'ambiguous' : place,
  );
}
