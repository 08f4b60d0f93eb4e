import { defineConfig } from 'vitest/config';
import { patience } from '../run/patience.ts';

/** They start hundreds of processes. `npm run test:all` runs them. */
const LONG = [
  'tests/cli/{browser,dupes,folders,hostile,mcp,mcp-files,package,page,places,processes,serve,man}.test.ts',
];

// The command line is built once, before the first test.
export default defineConfig({
  test: {
    ...patience,
    projects: [
      { extends: true, test: { name: 'cli', include: ['tests/cli/*.test.ts'], exclude: LONG } },
      { extends: true, test: { name: 'processes', include: LONG } },
    ],
    globalSetup: 'tests/cli/build.ts',
    maxWorkers: '100%',
  },
});
