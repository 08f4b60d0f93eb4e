// Workers' scripts start with the lockdown and contain no sentences. A kernel that ran before the lockdown could keep a
// reference to storage.
import { readdirSync, readFileSync } from 'node:fs';
import { SourceMap, type SourceMapPayload, type SourceMapping } from 'node:module';
import { join, posix } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseSync, type Statement, type VariableDeclarator } from 'oxc-parser';
import { expect, test } from 'vitest';
import { common } from '../../workers/words/common';
import { importsOf, workerScripts } from './chunks';

const dist = join(import.meta.dirname, '../../dist');

type Node = Pick<Statement | VariableDeclarator, 'type' | 'start'>;

/** The sources of a script's statements in the order in which they run, from the project's root. The bundler's own helpers have none. */
function sourcesInOrder(file: string): readonly string[] {
  const text = readFileSync(join(dist, file), 'utf8');
  const map = new SourceMap(JSON.parse(readFileSync(join(dist, `${file}.map`), 'utf8')) as SourceMapPayload);
  const sourceAt = (offset: number) => {
    const line = text.slice(0, offset).split('\n').length - 1;
    const entry = map.findEntry(line, offset - (text.lastIndexOf('\n', offset - 1) + 1));
    const { originalSource } = entry as Partial<SourceMapping>;
    return originalSource === undefined ? [] : [posix.join('dist', posix.dirname(file), originalSource)];
  };
  const statements: readonly Node[] = parseSync(file, text).program.body.flatMap((statement): readonly Node[] =>
    statement.type === 'VariableDeclaration' ? statement.declarations : [statement],
  );
  // A function runs when it is called.
  const running = statements.filter(({ type }) => type !== 'FunctionDeclaration');
  return [...new Set(running.flatMap(({ start }) => sourceAt(start)))];
}

const scripts = [...workerScripts('compute'), ...workerScripts('media')];

test.each(scripts)('%s runs the lockdown before all else', (file) => {
  const [first, ...others] = sourcesInOrder(file);
  expect(first).toBe('workers/runtime/lockdown.ts');
  expect(others.length).toBeGreaterThan(0);
  expect(importsOf(file)).toEqual([]); // its imports would run before
});

/** The browser's own words, in which the regex tester finds the reason. */
const ENGINES = ['Invalid regular expression:'];

/** Strings anywhere in data. */
const textsIn = (data: unknown): readonly string[] =>
  typeof data === 'string'
    ? [data]
    : typeof data === 'object' && data !== null
      ? Object.values(data).flatMap(textsIn)
      : [];

/** The parts of every sentence of the kernels between its values, if they are long enough to be no coincidence. */
async function sentenceParts(): Promise<readonly string[]> {
  const kernels = join(import.meta.dirname, '../../workers/kernels');
  const files = readdirSync(kernels, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /(?:^|[\\/])(?:messages|words)\.ts$/.test(file),
  );
  const modules = await Promise.all(
    files.map((file) => import(pathToFileURL(join(kernels, file)).href) as Promise<unknown>),
  );
  return [...modules, common]
    .flatMap(textsIn)
    .flatMap((text) => text.split(/\{[a-z]\w*\}/))
    .map((part) => part.trim())
    .filter((part) => part.length >= 16 && part.split(' ').length >= 3 && !ENGINES.includes(part));
}

test('no script of a worker holds a sentence', async () => {
  const parts = await sentenceParts();
  expect(parts.length).toBeGreaterThan(100);
  const texts = scripts.map((file) => ({ file, text: readFileSync(join(dist, file), 'utf8') }));
  const found = texts.flatMap(({ file, text }) =>
    parts.filter((part) => text.includes(part)).map((part) => [file, part]),
  );
  expect(found).toEqual([]);
});
