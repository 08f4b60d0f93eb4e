import { defineConfig } from 'vitest/config';
import { patience } from './tests/run/patience.ts';

const REGEX = 'tests/unit/regex-tester/kernel.test.ts';

/** Whole conversions, laws over random inputs, outages and mails: a third of the processor time. `npm run test:all` runs them. */
const LONG = [
  'tests/unit/mp4-to-mp3-converter/fast/*.test.ts',
  'tests/unit/mp4-to-mp3-converter/{cut-mp3,fixtures,formats,found,keeps-time,odd-files}.test.ts',
  'tests/unit/{recipe/law,laws/laws,lib/line-filter,json-formatter/machine}.test.ts',
  'tests/unit/command/copied-command.test.ts',
  'tests/unit/json-schema-validator/suite.test.ts',
  'tests/server/{admin,help,mail,metrics,outage,portable,verify,verify-*}.test.ts',
  'tests/server/stores/*.test.ts',
  'tests/bench/compare-runs.test.ts',
];

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
          include: ['tests/unit/**/*.test.ts', 'tests/server/*.test.ts', 'tests/bench/*.test.ts'],
          exclude: [REGEX, ...LONG],
        },
      },
      { extends: true, test: { name: 'long', include: LONG } },
      {
        extends: true,
        // V8 compiles a pattern that is used again, and some versions then find something else: /(?:a|[^a])((?=b)[ab])*😀/ in
        // "b1b😀" at 1, and from the second use on at 2 (V8 11.3). Only its interpreter gives the same result each time.
        test: { name: 'regex', include: [REGEX], execArgv: ['--regexp-interpret-all'] },
      },
    ],
  },
});
