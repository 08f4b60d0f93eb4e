// Keeps the house in order. It discovers the folders, so a new tool is covered on its first day.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { tools } from '../../../src/tools/index';
import { findCycles } from './cycles';
import { fileProblems, importProblems } from './floors';
import { readSource, readSources, type SourceFile } from './imports';

const root = join(import.meta.dirname, '../../..');
const files = readSources(root, ['src', 'workers', 'wasm', 'server', 'build', 'cli', 'scripts', 'tests', 'bench']);

/** Kernels that no single tool shows. */
const WITHOUT_TOOL: readonly string[] = ['patch-applier', 'zip-writer'];

const foldersIn = (folder: string) =>
  readdirSync(join(root, folder), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name);

const byPath = new Map(files.map((file) => [file.path, file]));
const pagesAndScreens = files
  .map(({ path }) => path)
  .filter((path) => /^src\/(?:pages\/[^/]+\/page|tools\/[^/]+\/screen)\.tsx$/.test(path));

/** The specifications of kernels that a module exports, alone or several in an object. */
const specsIn = (value: unknown, depth = 2): readonly { readonly id: unknown }[] => {
  if (typeof value !== 'object' || value === null) return [];
  if ('id' in value && 'rights' in value) return [value];
  return depth === 0 ? [] : Object.values(value).flatMap((inner) => specsIn(inner, depth - 1));
};

describe('the house', () => {
  test.each(['src/app', 'workers/runtime', 'wasm', 'server', 'tests/run', 'bench'])(
    'imports in %s are read',
    (folder) => {
      const inFolder = files.filter(({ path }) => path.startsWith(`${folder}/`));
      expect(inFolder.flatMap(({ imports }) => imports.flatMap(({ target }) => target ?? []))).not.toEqual([]);
    },
  );

  test('files import from their own folder and from lower floors only', () => {
    expect(files.flatMap(importProblems)).toEqual([]);
  });

  test('every file has a floor, none is a barrel, and only one file makes workers', () => {
    expect(files.flatMap(fileProblems)).toEqual([]);
  });

  test('no file imports itself in a circle', () => {
    expect(findCycles(files)).toEqual([]);
  });
});

/** Rooms of the tool-kit whose code loads late: vite.config.ts makes chunks of them. */
const LATE_ROOM = /^src\/tool-kit\/(?:queue|result|rows|send-to|text)\//;

/** The files that a file loads before it runs, without types and worker scripts. */
function loadedWith(path: string, seen = new Set<string>()): ReadonlySet<string> {
  if (seen.has(path)) return seen;
  seen.add(path);
  for (const { target, typeOnly, dynamic, query } of byPath.get(path)?.imports ?? [])
    if (target !== undefined && !typeOnly && !dynamic && query === '') loadedWith(target, seen);
  return seen;
}

describe('the tool-kit', () => {
  test.each(['src/tool-kit', ...foldersIn('src/tool-kit').map((room) => `src/tool-kit/${room}`)])(
    '%s has at most 20 entries',
    (folder) => {
      const entries = readdirSync(join(root, folder));
      expect(entries.length).toBeGreaterThan(0);
      expect(entries.length).toBeLessThanOrEqual(20);
    },
  );

  test.each(['src/app/main.tsx', ...pagesAndScreens])('%s starts without the late rooms', (path) => {
    const loaded = [...loadedWith(path)];
    expect(loaded.length).toBeGreaterThan(3); // the imports are followed
    expect(loaded.filter((file) => LATE_ROOM.test(file))).toEqual([]);
  });
});

describe('one id everywhere', () => {
  test.each(foldersIn('workers/kernels'))('kernel %s', async (id) => {
    expect(files.map(({ path }) => path)).toContain(`workers/kernels/${id}/kernel.ts`);
    const spec: unknown = await import(`../../../workers/kernels/${id}/spec.ts`);
    expect(specsIn(spec).map((kernel) => kernel.id)).toContain(id);
    if (!WITHOUT_TOOL.includes(id)) expect(foldersIn('src/tools')).toContain(id);
  });

  test('each tool has a folder of its id, and each folder is a tool', () => {
    expect(tools.map(({ id }) => id).toSorted()).toEqual(foldersIn('src/tools').toSorted());
  });
});

// A check that finds nothing proves nothing until it is seen to find something.
describe('the checks themselves', () => {
  const read = (path: string, text: string): SourceFile => readSource(path, text, () => false);
  const errorsOf = (path: string, text: string) => {
    const file = read(path, text);
    return [...importProblems(file), ...fileProblems(file)];
  };

  test.each([
    ['a kernel in a neighbour', 'workers/kernels/a/kernel.ts', "import { x } from '../b/kernel.ts';"],
    ['an engine in a kernel', 'workers/kernels/a/kernel.ts', "import { x } from '../../engines/b/engine.ts';"],
    ['an engine for the page', 'src/tools/a/screen.tsx', "import { x } from '../../../workers/engines/b/engine.ts';"],
    ['a type from above', 'workers/lib/a.ts', "import type { X } from '../kernels/a/spec.ts';"],
    ['a page in a kernel', 'src/tools/a/screen.tsx', "const k = await import('../../../workers/kernels/a/kernel.ts');"],
    ["a type of a kernel's", 'src/tools/a/screen.tsx', "let k: import('../../../workers/kernels/a/kernel.ts').K;"],
    [
      'a part of a kernel that is no spec',
      'src/tools/a/screen.tsx',
      "import { x } from '../../../workers/kernels/a/specs.ts';",
    ],
    ['a neighbour on the same floor', 'src/ui/a.tsx', "import { x } from '../artifacts/a.ts';"],
    ['another tool', 'src/tools/a/screen.tsx', "import { x } from '../b/screen.tsx';"],
    ['a test', 'src/lib/a.ts', "import '../../tests/unit/a.ts';"],
    ['the server', 'src/app/a.ts', "import { x } from '../../server/limits.ts';"],
    ['the API in the store', 'server/store/a.ts', "import { x } from '../api/api.ts';"],
    ['a program of the server in a part of it', 'server/limits.ts', "import { x } from './server.ts';"],
    ['a browser test in a unit test', 'tests/unit/a.test.ts', "import { x } from '../browser/lib/test.ts';"],
    ['the benchmark in a test', 'tests/unit/a.test.ts', "import { x } from '../../bench/seed.ts';"],
    ['Comlink', 'workers/run/a.ts', "import { wrap } from 'comlink';"],
    ['a new worker', 'src/app/a.ts', "new Worker('/a.js');"],
    ['the address of a worker', 'src/app/a.ts', "import url from './a.worker?worker&url';"],
    ['a file outside the house', 'src/cellar/a.ts', ''],
    ['a barrel', 'src/ui/all.ts', "export * from './a.ts';"],
    ['an index', 'src/ui/index.ts', 'export const a = 1;'],
    [
      'a kernel before the lockdown',
      'workers/runtime/compute/a.ts',
      "import { kernel } from '../../kernels/a/kernel.ts'; import '../lockdown.ts';",
    ],
  ])('%s is found', (_, path, text) => {
    expect(errorsOf(path, text)).toHaveLength(1);
  });

  test.each([
    ['a spec', 'src/tools/a/screen.tsx', "import { limits } from '../../../workers/kernels/a/spec.ts';"],
    ['a type of the contract', 'src/state/a.ts', "import type { X } from '../../workers/contract/run/wire.ts';"],
    ['a helper in the design system', 'src/ui/a.tsx', "import { x } from '../lib/a.ts';"],
    [
      'a kernel in its worker',
      'workers/runtime/compute/a.ts',
      "import '../lockdown.ts'; import { kernel } from '../../kernels/a/kernel.ts';",
    ],
    ['the site in the server', 'server/api/a.ts', "import { x } from '../../src/forms/a.ts';"],
    ['a worker in the benchmark', 'bench/lab/a.ts', "new Worker('/a.js');"],
    ['words in a comment', 'workers/run/a.ts', "// import { wrap } from 'comlink'; new Worker('')"],
  ])('%s is fine', (_, path, text) => {
    expect(errorsOf(path, text)).toEqual([]);
  });

  test('a circle is found', () => {
    const circle = [read('wasm/a.ts', "import './b.ts';"), read('wasm/b.ts', "import type { A } from './a.ts';")];
    expect(findCycles(circle)).toEqual([['wasm/a.ts', 'wasm/b.ts', 'wasm/a.ts']]);
  });
});
