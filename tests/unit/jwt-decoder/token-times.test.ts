import { describe, expect, it } from 'vitest';
import { readJson } from '../../../src/tools/jwt-decoder/json-text';
import { inWords } from '../../../src/tools/jwt-decoder/say';
import { invalidity, timesOf } from '../../../src/tools/jwt-decoder/token-times';

// 2011-03-22T18:43:00Z, the `exp` of RFC 7515, A.1.
const EXP = 1_300_819_380;
const at = (seconds: number) => seconds * 1000;
const times = (claims: string, now = at(EXP)) => timesOf(readJson(claims), now);
const kindOf = (claims: string, now?: number) => invalidity(times(claims, now))?.kind;

describe('the times of a token', () => {
  it('end at the moment of exp, not after it', () => {
    expect(kindOf(`{"exp":${String(EXP)}}`, at(EXP) - 1)).toBeUndefined();
    expect(kindOf(`{"exp":${String(EXP)}}`, at(EXP))).toBe('expired');
  });

  it('begin at the moment of nbf', () => {
    expect(kindOf(`{"nbf":${String(EXP)}}`, at(EXP) - 1)).toBe('early');
    expect(kindOf(`{"nbf":${String(EXP)}}`, at(EXP))).toBeUndefined();
  });

  it('are dates', () => {
    const [first] = times(`{"exp":${String(EXP)}}`);
    expect(first?.date?.toISOString()).toBe('2011-03-22T18:43:00.000Z');
  });

  it('may be fractions', () => expect(times('{"iat":1.5}')[0]?.date?.getTime()).toBe(1500));

  it.each([
    ['"1300819380"', /Not a number/],
    ['null', /Not a number/],
    ['1e300', /Not a date/],
    ['1300819380000', /milliseconds/],
  ])('say what is wrong with %s', (raw, problem) => {
    expect(inWords(times(`{"exp":${raw}}`))[0]?.problem).toMatch(problem);
  });

  it('never pass for valid where exp is no number', () => {
    expect(kindOf('{"exp":"1300819380"}')).toBe('unreadable');
  });

  it('of duplicates are those of the last', () => expect(times('{"exp":1,"exp":2}')[0]?.raw).toBe('2'));
});
