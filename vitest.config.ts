import { defineConfig } from 'vitest/config';
import { patience } from './tests/run/patience.ts';

export default defineConfig({
  test: {
    ...patience,
    include: ['tests/unit/**/*.test.ts', 'tests/server/*.test.ts', 'tests/server/stores/*.test.ts'],
    setupFiles: ['tests/unit/site-settings.ts'],
    maxWorkers: '100%', // the default leaves one core free
  },
});
