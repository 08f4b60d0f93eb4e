import { defineConfig } from 'vitest/config';
import { patience } from '../run/patience.ts';

// Both browsers side by side, each with its tests in sequence. They need a build.
export default defineConfig({
  test: {
    ...patience,
    include: ['tests/engines/*.test.ts'],
    globalSetup: 'tests/engines/global-setup.ts',
    pool: 'forks',
    maxWorkers: 2,
    retry: process.env.CI ? 1 : 0,
    expect: { poll: { ...patience.expect.poll, interval: 100 } },
  },
});
