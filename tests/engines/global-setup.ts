// Gets the browsers before the first test.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { ensureEngines, type EngineName } from './install';

declare module 'vitest' {
  interface ProvidedContext {
    readonly engines: readonly EngineName[];
  }
}

export default function setup(project: TestProject) {
  const page = join(import.meta.dirname, '../../dist/index.html');
  if (!existsSync(page)) throw new Error('There is no build to test. Run: npm run build');
  project.provide('engines', ensureEngines());
}
