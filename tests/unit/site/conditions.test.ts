import { describe, expect, test } from 'vitest';
import { isSameVersion, judgeConditions } from '../../../server/site/conditions';

const MODIFIED = 'Sat, 29 Oct 1994 19:43:31 GMT';
const BEFORE = 'Sat, 29 Oct 1994 19:43:30 GMT';
const AFTER = 'Sat, 29 Oct 1994 19:43:32 GMT';

/** File systems know fractions of a second. */
const validators = { etag: '"xyzzy"', modified: new Date(Date.parse(MODIFIED) + 500) };

const judge = (headers: Readonly<Record<string, string>>) => judgeConditions((name) => headers[name], validators);

// RFC 9110, 13.1 and 13.2.2.
test.each([
  [{}, 200],
  [{ 'if-none-match': '"xyzzy"' }, 304],
  [{ 'if-none-match': 'W/"xyzzy"' }, 304], // compared weakly
  [{ 'if-none-match': '"xyzzy", "r2d2xxxx", "c3piozzzz"' }, 304],
  [{ 'if-none-match': '"r2d2,xxxx",W/"xyzzy"' }, 304],
  [{ 'if-none-match': '*' }, 304],
  [{ 'if-none-match': '"other"' }, 200],
  [{ 'if-none-match': 'xyzzy' }, 200],
  [{ 'if-none-match': '' }, 200],
  [{ 'if-modified-since': MODIFIED }, 304],
  [{ 'if-modified-since': AFTER }, 304],
  [{ 'if-modified-since': BEFORE }, 200],
  [{ 'if-modified-since': 'yesterday' }, 200], // no date: ignored
  [{ 'if-none-match': '"other"', 'if-modified-since': MODIFIED }, 200], // the tag counts alone
  [{ 'if-none-match': '"xyzzy"', 'if-modified-since': BEFORE }, 304],
  [{ 'if-match': '"xyzzy"' }, 200],
  [{ 'if-match': '*' }, 200],
  [{ 'if-match': 'W/"xyzzy"' }, 412], // compared strongly
  [{ 'if-match': '"other"' }, 412],
  [{ 'if-match': '"other"', 'if-none-match': '"xyzzy"' }, 412], // comes first
  [{ 'if-unmodified-since': MODIFIED }, 200],
  [{ 'if-unmodified-since': BEFORE }, 412],
  [{ 'if-unmodified-since': 'never' }, 200],
  [{ 'if-match': '"xyzzy"', 'if-unmodified-since': BEFORE }, 200], // the tag counts alone
] as const)('%j is %i', (headers, status) => {
  expect(judge(headers)).toBe(status);
});

describe('If-Range', () => {
  test.each([
    [undefined, true],
    ['"xyzzy"', true],
    ['W/"xyzzy"', false], // 13.1.5: compared strongly
    ['"other"', false],
    [MODIFIED, true],
    [BEFORE, false],
    [AFTER, false], // exactly the same, not later
    ['xyzzy', false],
    ['', false],
  ])('%j is of this version: %s', (header, same) => {
    expect(isSameVersion(header, validators)).toBe(same);
  });
});
