// What worked in an engine, tool by tool, for the table in docs/browsers.md.
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeEach, inject } from 'vitest';
import type { EngineName } from './install';

export const COLUMNS = ['works', 'file', '200 MB', 'cancel', 'copy', 'download'] as const;
export type Column = (typeof COLUMNS)[number];

/** `no room`: the result would not fit into memory, and the page said so before it started. */
export type Outcome = 'yes' | 'no' | 'no room';

export interface EngineOutcomes {
  readonly engine: EngineName;
  readonly version: string;
  /** Whether all tests ran, not a chosen few. */
  readonly complete: boolean;
  /** "no" until its test has passed. Untested items are not listed. */
  readonly tools: Readonly<Record<string, Partial<Record<Column, Outcome>>>>;
}

export class Outcomes {
  readonly #tools: Record<string, Partial<Record<Column, Outcome>>> = {};
  #expected = 0;

  /** Call it when the test is declared, or a test that never runs would go unnoticed. */
  expect(tool: string, ...columns: readonly Column[]) {
    this.#expected += 1;
    for (const column of columns) this.#tools[tool] = { ...this.#tools[tool], [column]: 'no' };
  }

  passed(tool: string, column: Column, outcome: Outcome = 'yes') {
    this.#tools[tool] = { ...this.#tools[tool], [column]: outcome };
  }

  /** Stores the result for tests/engines/global-setup.ts, which collects all engines' results. */
  writeAtEnd(engine: EngineName, version: () => string) {
    let ran = 0;
    beforeEach(() => {
      ran += 1;
    });
    afterAll(async () => {
      const complete = ran >= this.#expected;
      const outcomes: EngineOutcomes = { engine, version: version(), complete, tools: this.#tools };
      await writeFile(join(inject('outcomes'), `${engine}.json`), JSON.stringify(outcomes));
    });
  }
}
