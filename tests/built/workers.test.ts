// What the scripts of workers run first. A kernel that ran before the lockdown could keep what the lockdown takes away.
import { readFileSync } from 'node:fs';
import { SourceMap, type SourceMapPayload, type SourceMapping } from 'node:module';
import { join, posix } from 'node:path';
import { parseSync, type Statement, type VariableDeclarator } from 'oxc-parser';
import { expect, test } from 'vitest';
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

test.each([...workerScripts('compute'), ...workerScripts('media')])('%s runs the lockdown before all else', (file) => {
  const [first, ...others] = sourcesInOrder(file);
  expect(first).toBe('workers/runtime/lockdown.ts');
  expect(others.length).toBeGreaterThan(0);
  expect(importsOf(file)).toEqual([]); // what it imported would run before
});
