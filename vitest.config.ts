import { defineConfig } from 'vitest/config';
import { patience } from './tests/run/patience.ts';

const REGEX = 'tests/unit/regex-tester/kernel.test.ts';

export default defineConfig({
  test: {
    ...patience,
    setupFiles: ['tests/unit/site-settings.ts'],
    maxWorkers: '100%', // the default leaves one core free
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: [
            'tests/unit/**/*.test.ts',
            'tests/server/*.test.ts',
            'tests/server/stores/*.test.ts',
            'tests/bench/*.test.ts',
          ],
          exclude: [REGEX],
        },
      },
      {
        extends: true,
        // V8 compiles a pattern that is used again, and some versions then find something else: /(?:a|[^a])((?=b)[ab])*😀/ in
        // "b1b😀" at 1, and from the second use on at 2 (V8 11.3). Only its interpreter gives the same result each time.
        test: { name: 'regex', include: [REGEX], execArgv: ['--regexp-interpret-all'] },
      },
    ],
  },
});
