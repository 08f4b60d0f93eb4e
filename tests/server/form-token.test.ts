import { createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import { createFormTokens } from '../../server/api/form-token';
import { CLOCK_SKEW_MS, TOKEN_LIFE_MS } from '../../server/limits';
import type { Sign } from '../../server/store/secret';

const START = 1_800_000_000_000;

const signWith =
  (secret: string): Sign =>
  (purpose, text) =>
    createHmac('sha256', secret).update(`${purpose} ${text}`).digest();

const at = (now: number, secret = 'ours') => createFormTokens(signWith(secret), () => now);

test.each([
  ['at once', 0, true],
  ['at the end of its life', TOKEN_LIFE_MS, true],
  ['after it', TOKEN_LIFE_MS + 1, false],
  ['by a clock that is a little behind', -CLOCK_SKEW_MS, true],
  ['by a clock that is far behind', -CLOCK_SKEW_MS - 1, false],
])('a token is checked %s', (_, later, valid) => {
  expect(at(START + later).isValid(at(START).issue())).toBe(valid);
});

test('a token of another key is none', () => {
  expect(at(START).isValid(at(START, 'theirs').issue())).toBe(false);
});

test('a token that was made younger is none', () => {
  const token = at(START).issue();
  expect(at(START + TOKEN_LIFE_MS + 1).isValid(token.replace(String(START), String(START + 1)))).toBe(false);
});

test.each([
  undefined,
  '',
  '.',
  '..',
  'a.b.c',
  `${START}.${'a'.repeat(16)}.`,
  `${START}.${'a'.repeat(16)}.${'é'.repeat(43)}`,
])('%j is none', (token) => {
  expect(at(START).isValid(token)).toBe(false);
});
