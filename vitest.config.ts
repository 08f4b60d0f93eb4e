import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['tests/{unit,server}/**/*.test.ts'],
    setupFiles: ['tests/unit/site-settings.ts'],
    maxWorkers: '100%', // it would leave one core free
    testTimeout: 120_000,
    expect: { poll: { timeout: 20_000 } },
  },
});
