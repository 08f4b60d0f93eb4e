// Patterns in the engine whose time is linear, against the browser's own engine.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { PatternReader } from '../../../workers/kernels/json-schema-validator/check/pattern';
import type { Schema } from '../../../workers/kernels/json-schema-validator/check/registry';

/** A place for errors, which these patterns don't have. */
const NOWHERE = {} as Schema;

const PATTERNS = [
  '^[a-c]+$',
  'a|b$',
  '^(?:ab?)*\\d{1,3}$',
  '\\s|\\S',
  '^\\s*$',
  '[^\\s\\d]',
  '\\w+\\b.',
  '\\B-',
  '^.$',
  '[\\u{1f600}-\\u{1f64f}]',
  '\\p{Lu}\\P{L}',
  '\\p{Letter}+',
  '[]',
  '[^]',
  '^\\cJ',
  '\\x41\\u0042',
  '^[\\w.+-]+@[\\w-]+\\.[\\w.-]+$',
  '^(?=.*[a-z])(?=.*\\d).{2,}$',
  '^(?!a)(?=b|c)',
  '^(?=a)|b',
  '^(?!.*--)[a-z-]+$',
  '^\\w(?=\\d)',
  '^(a)\\1',
  '(?<!a)b',
  'x{1001}',
  '\\@',
];

const LINEAR_EXCEPT = ['^(?=a)|b', '^\\w(?=\\d)', '^(a)\\1', '(?<!a)b', 'x{1001}'];

const text = fc.string({
  unit: fc.constantFrom(
    'a',
    'b',
    'c',
    'A',
    '1',
    '-',
    '.',
    '@',
    ' ',
    '\n',
    '\r',
    '\u2028',
    '\ufeff',
    '\u00a0',
    'é',
    '😀',
    '\u000b',
    '_',
  ),
  maxLength: 8,
});

test.each(PATTERNS)('%s', (pattern) => {
  const reader = new PatternReader();
  const matches = reader.read(pattern, NOWHERE, 'pattern');
  expect(reader.unbounded.has(pattern)).toBe(LINEAR_EXCEPT.includes(pattern));
  const native = new RegExp(pattern, pattern === '\\@' ? '' : 'u');
  fc.assert(
    fc.property(text, (one) => {
      expect(matches(one), JSON.stringify(one)).toBe(native.test(one));
    }),
    { numRuns: 300 },
  );
});
