// Public conformance data. It is not part of the project: without it the tests that need it are skipped, and say so.
import { existsSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';

export interface Suite {
  /** Paths of its files whose names match. */
  readonly files: (name: RegExp) => string[];
}

/** Looks in the folder that CONFORMANCE_SUITES names, or in `shared/suites` beside the project. Undefined if it isn't there. */
export function suite(name: string): Suite | undefined {
  const root = process.env.CONFORMANCE_SUITES ?? resolve(import.meta.dirname, '../../../shared/suites');
  const folder = join(root, name);
  if (!existsSync(folder)) {
    console.warn(
      `${folder} has no conformance suite, so its tests are skipped. Set CONFORMANCE_SUITES to use another.`,
    );
    return undefined;
  }
  return {
    files: (pattern) =>
      readdirSync(folder)
        .filter((file) => pattern.test(file))
        .map((file) => join(folder, file)),
  };
}
