// The judgment on single headers of a deployed site.
import { describe, expect, test } from 'vitest';
import { policyWeaknesses } from '../../server/verify/policy';

describe('a policy is read as browsers read it', () => {
  const WANTED = "default-src 'none'; connect-src 'self'; require-trusted-types-for 'script'; trusted-types ours";

  // The expected verdicts follow from https://www.w3.org/TR/CSP3/, sections 2.2.1, 2.2.2 and 6.8.3.
  test.each<[string, string, readonly string[]]>([
    ['the same policy', WANTED, []],
    ['the first of two equal directives is in force', `connect-src *; ${WANTED}`, ['connect-src also allows *']],
    ['so a second one changes nothing', `${WANTED}; connect-src *`, []],
    ['names are case-insensitive', `Connect-SRC *; ${WANTED}`, ['connect-src also allows *']],
    [
      'a directive that is not ASCII is ignored',
      WANTED.replace("'script'", "'script' \u00e9"),
      ['require-trusted-types-for is missing'],
    ],
    [
      'a vertical tab separates nothing',
      WANTED.replace('connect-src ', 'connect-src\v'),
      ["connect-src\v'self' was added"],
    ],
    ['every policy is enforced', `connect-src *, ${WANTED}`, []],
    [
      'each directive by the strictest policy',
      `${WANTED.replace("connect-src 'self'", 'connect-src *')}, connect-src 'none'`,
      [],
    ],
    [
      'two weak policies are not counted as their intersection',
      `${WANTED.replace("connect-src 'self'", "connect-src 'self' a.example")}, connect-src 'self' https:`,
      ['connect-src also allows a.example'],
    ],
    [
      'a policy beside a strict one still sends reports',
      `${WANTED}, default-src *; report-uri https://a.example`,
      ['report-uri was added'],
    ],
    [
      'frames fall back to child-src',
      `${WANTED}; child-src *`,
      ['child-src also allows *', 'frame-src also allows *', 'worker-src also allows *'],
    ],
    [
      'what only restricts may be added',
      `${WANTED}; frame-ancestors 'none'; sandbox allow-scripts, base-uri 'none'`,
      [],
    ],
  ])('%s', (_, found, weaknesses) => {
    expect(policyWeaknesses(WANTED, found)).toEqual(weaknesses);
  });

  test('an empty header is no policy', () => {
    expect(policyWeaknesses(WANTED, ' ; ,')).toContain('connect-src is missing');
  });

  test('several policies of the build must all be met', () => {
    const found = "default-src 'self'; connect-src 'none'";
    expect(policyWeaknesses("default-src 'self', connect-src 'none'", found)).toEqual([]);
    expect(policyWeaknesses("default-src 'self', img-src 'none'", found)).toEqual(["img-src also allows 'self'"]);
  });
});
