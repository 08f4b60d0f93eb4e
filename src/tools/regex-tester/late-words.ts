// Regex tester: its plural, and the flags' names.
import type { RegexFlag } from '../../../workers/kernels/regex-tester/spec';

export const matches = { one: '{count} match', other: '{count} matches' } as const;

/** Without their letters, which the options' words have. */
export const flags = {
  d: 'Indices',
  g: 'Global',
  i: 'Ignore case',
  m: 'Multiline',
  s: 'Dot matches all',
  u: 'Unicode',
  v: 'Unicode sets',
  y: 'Sticky',
} as const satisfies Record<RegexFlag, string>;
