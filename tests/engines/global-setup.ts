// Gets the browsers before the first test, and writes down what worked after the last.
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { writeBrowsersPage } from './browsers-page';
import { ensureEngines, type EngineName } from './install';

declare module 'vitest' {
  interface ProvidedContext {
    readonly engines: readonly EngineName[];
    /** The folder where each engine leaves its outcomes. */
    readonly outcomes: string;
  }
}

export default async function setup(project: TestProject) {
  const page = join(import.meta.dirname, '../../dist/index.html');
  if (!existsSync(page)) throw new Error('There is no build to test. Run: npm run build');
  const outcomes = await mkdtemp(join(tmpdir(), 'toolyard-outcomes-'));
  project.provide('engines', ensureEngines());
  project.provide('outcomes', outcomes);
  return async () => {
    await writeBrowsersPage(outcomes);
    await rm(outcomes, { recursive: true, force: true });
  };
}
