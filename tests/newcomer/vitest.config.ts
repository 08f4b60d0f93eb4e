import { defineConfig } from 'vitest/config';
import { patience } from '../run/patience.ts';

const QUARTER_OF_AN_HOUR = 900_000;

export default defineConfig({
  test: {
    ...patience,
    include: ['tests/newcomer/*.test.ts'],
    testTimeout: QUARTER_OF_AN_HOUR, // installs and builds
    hookTimeout: QUARTER_OF_AN_HOUR,
  },
});
