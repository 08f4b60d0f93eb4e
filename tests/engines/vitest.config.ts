import { defineConfig } from 'vitest/config';

// Both browsers side by side, each with its tests in sequence. They need a build.
export default defineConfig({
  test: {
    include: ['tests/engines/*.test.ts'],
    globalSetup: 'tests/engines/global-setup.ts',
    pool: 'forks',
    maxWorkers: 2,
    testTimeout: 120_000,
    hookTimeout: 180_000,
    retry: process.env.CI ? 1 : 0,
    expect: { poll: { timeout: 30_000, interval: 100 } },
  },
});
