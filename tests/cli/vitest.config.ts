import { defineConfig } from 'vitest/config';
import { patience } from '../run/patience.ts';

// The command line is built once, before the first test.
export default defineConfig({
  test: {
    ...patience,
    include: ['tests/cli/*.test.ts'],
    globalSetup: 'tests/cli/build.ts',
    maxWorkers: '100%',
  },
});
