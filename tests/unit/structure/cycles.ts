// Finds circles of imports.
import type { SourceFile } from './imports';

/** Each circle once, as the files on it in order. */
export function findCycles(files: readonly SourceFile[]): string[][] {
  const byPath = new Map(files.map((file) => [file.path, file]));
  const done = new Set<string>();
  const cycles: string[][] = [];

  function visit(path: string, trail: readonly string[]) {
    const start = trail.indexOf(path);
    if (start >= 0) cycles.push([...trail.slice(start), path]);
    if (start >= 0 || done.has(path)) return;
    for (const { target, query } of byPath.get(path)?.imports ?? []) {
      // The address of a worker is a string: the worker's files are another program.
      if (target !== undefined && query === '') visit(target, [...trail, path]);
    }
    done.add(path);
  }

  for (const { path } of files) visit(path, []);
  return cycles;
}
