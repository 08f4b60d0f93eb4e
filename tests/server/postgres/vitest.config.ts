import { defineConfig } from 'vitest/config';
import { patience } from '../../run/patience.ts';

export default defineConfig({
  test: {
    ...patience,
    include: ['tests/server/{postgres,stores}/*.test.ts'],
    globalSetup: 'tests/server/postgres/global-setup.ts',
    fileParallelism: false, // all share one PostgreSQL, which some tests stop
  },
});
