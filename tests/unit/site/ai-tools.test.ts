import { expect, test } from 'vitest';
import { expectation } from '../../../src/tools/ai-tools';

test('an AI tool is expected until its date, and then said to be late', () => {
  expect(expectation(new Date('2026-03-31T12:00:00Z'))).toBe('Expected early 2026');
  expect(expectation(new Date('2026-04-01T12:00:00Z'))).toBe('No date yet');
});
