// Public conformance data. It is not part of the project: without it the tests that need it are skipped, and say so.
import { existsSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';

const ROOT = process.env.CONFORMANCE_SUITES ?? resolve(import.meta.dirname, '../../../shared/suites');

export interface Suite {
  /** Paths of its files whose names match. */
  readonly files: (name: RegExp) => string[];
}

export function suite(name: string): Suite | undefined {
  const folder = join(ROOT, name);
  if (!existsSync(folder)) {
    console.warn(`The conformance suite "${name}" is not here: its tests are skipped.`);
    return undefined;
  }
  return {
    files: (pattern) =>
      readdirSync(folder)
        .filter((file) => pattern.test(file))
        .map((file) => join(folder, file)),
  };
}
