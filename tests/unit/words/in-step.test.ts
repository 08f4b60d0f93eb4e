// A place in an error of a recipe's step says which text it is in.
import { expect, test } from 'vitest';
import type { ToolErrorData } from '../../../workers/contract/run/errors';
import { messagesOf } from '../../../workers/contract/run/message';
import { common } from '../../../workers/words/common';
import { errorInStep } from '../../../workers/words/in-step';
import { createSpeaker } from '../../../workers/words/in-words';

const table = { bad: 'No {key} at {place}. {more}', quoted: 'There is no “{text}”.' } as const;
const message = messagesOf<typeof table>('tool');
const { inWords } = createSpeaker({ tool: table, common });

const at = { line: 3, column: 7, offset: 41 };
const error: ToolErrorData = {
  code: 'invalid-input',
  message: message('bad', {
    key: 'line 1',
    place: { line: 3, column: 7 },
    more: message('bad', { key: 'end', place: { byte: 5 }, more: '' }),
  }),
  at,
};
const inStep = (given: ToolErrorData, step: Parameters<typeof errorInStep>[1]) => inWords(errorInStep(given, step));

test('a place in the visitor’s input stays as it is', () => {
  const told = inStep(error, { place: 0, isFirst: true, isOther: false });
  expect(told).toMatchObject({ at, message: 'No line 1 at line 3, column 7. No end at byte 5. ' });
});

test('each place in a later step’s input says so, and doesn’t lead into the visitor’s', () => {
  const told = inStep(error, { place: 2, isFirst: false, isOther: false });
  expect(told.message).toBe('No line 1 at line 3, column 7 of step 3’s input. No end at byte 5 of step 3’s input. ');
  expect(told).not.toHaveProperty('at');
  const other = inStep(error, { place: 0, isFirst: true, isOther: true });
  expect(other.message).toMatch(/^No line 1 at line 3, column 7 of step 1’s input from the second file\./);
});

test('a quoted text that looks like a place is no place', () => {
  const quoted = { ...error, message: message('quoted', { text: 'line 3, column 7' }) };
  const told = inStep(quoted, { place: 1, isFirst: false, isOther: false });
  expect(told.message).toBe('There is no “line 3, column 7”.');
});
