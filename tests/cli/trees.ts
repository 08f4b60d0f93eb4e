// Random folders, with names of any kind.
import fc from 'fast-check';
import { mkdirSync, writeFileSync } from 'node:fs';

/** A folder: names are any bytes, here as Latin-1. */
export interface Tree {
  readonly [name: string]: Uint8Array | Tree;
}

const latin1 = (text: string) => Buffer.from(text).toString('latin1');

const names = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom('a', 'b', 'c', 'a.txt', 'b.txt', 'A', 'a-b', 'a0') },
  {
    weight: 4,
    arbitrary: fc
      .constantFrom(
        ...[
          'a\nb',
          'a\rb',
          'a\tb',
          'a\\b',
          '"',
          "'",
          '-rf',
          ' a',
          'a ',
          'é',
          'e\u0301',
          '\ue000',
          '😀',
          '.hidden',
          'a,b',
          ';a',
        ],
        ...['*', '$(x)', 'x'.repeat(255), '\u202e'],
      )
      .map(latin1),
  },
  {
    weight: 1,
    arbitrary: fc
      .uint8Array({ min: 1, minLength: 1, maxLength: 6 })
      .map((bytes) => Buffer.from(bytes).toString('latin1').replaceAll('/', '_'))
      .filter((name) => name !== '.' && name !== '..'),
  },
);

export const contents = fc.oneof(
  fc.constantFrom('', 'a', 'a\n', 'b\n', 'a\nb\n', '\n').map((text) => new TextEncoder().encode(text)),
  fc
    .array(fc.constantFrom('a', 'b', 'c', 'd', ''), { maxLength: 30 })
    .map((lines) => new TextEncoder().encode(lines.join('\n'))),
);

export const trees: fc.Arbitrary<Tree> = fc.letrec<{ tree: Tree; entry: Tree | Uint8Array }>((tie) => ({
  tree: fc.dictionary(names, tie('entry'), { maxKeys: 5, noNullPrototype: true }),
  entry: fc.oneof({ maxDepth: 3, depthSize: 'small' }, contents, tie('tree')),
})).tree;

/** Writes below `folder`, which is created. */
export function writeTree(tree: Tree, folder: Buffer | string): void {
  const at = Buffer.from(folder);
  mkdirSync(at, { recursive: true });
  for (const [name, entry] of Object.entries(tree)) {
    const path = Buffer.concat([at, Buffer.from('/'), Buffer.from(name, 'latin1')]);
    if (entry instanceof Uint8Array) writeFileSync(path, entry);
    else writeTree(entry, path);
  }
}

/** The files by their paths, with their contents as Latin-1. */
export function filesIn(tree: Tree, above = ''): ReadonlyMap<string, string> {
  return new Map(
    Object.entries(tree).flatMap(([name, entry]) =>
      entry instanceof Uint8Array
        ? [[above + name, Buffer.from(entry).toString('latin1')] as const]
        : [...filesIn(entry, `${above}${name}/`)],
    ),
  );
}

/** Two folders with much in common. */
export const pairs: fc.Arbitrary<readonly [Tree, Tree]> = fc.tuple(trees, trees, trees).map(([common, one, other]) => [
  { ...common, ...one },
  { ...common, ...other },
]);
