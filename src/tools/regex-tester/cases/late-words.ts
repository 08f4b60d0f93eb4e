// The plural and the choices of the test cases.
import type { Expected } from '../../../../workers/kernels/regex-tester/spec';

export const kinds = {
  match: 'Must match',
  'no-match': 'Must not match',
  capture: 'Must capture',
} as const satisfies Record<Expected['kind'], string>;

export const passedOf = { one: '{passed} of {count} case passed', other: '{passed} of {count} cases passed' } as const;
