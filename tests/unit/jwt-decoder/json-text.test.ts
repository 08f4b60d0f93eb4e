import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  DEEPEST,
  JsonTextError,
  memberOf,
  readJson,
  stringMember,
  withMember,
  withoutMember,
} from '../../../src/tools/jwt-decoder/json-text';
import { inWords } from '../../../src/tools/jwt-decoder/say';

const parses = (text: string) => {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
};

/** What the page says of a text that isn't JSON. */
function problemOf(text: string): string {
  try {
    return readJson(text).pretty;
  } catch (error) {
    if (!(error instanceof JsonTextError)) throw error;
    return inWords(error.text);
  }
}

const reads = (text: string) => {
  try {
    readJson(text);
    return true;
  } catch {
    return false;
  }
};

describe('JSON as written', () => {
  it('prints what JSON.stringify prints, where that loses nothing', () => {
    fc.assert(
      fc.property(fc.json({ maxDepth: 5 }), (text) => {
        const value: unknown = JSON.parse(text);
        const plain = JSON.stringify(value);
        expect(readJson(plain)).toMatchObject({ pretty: JSON.stringify(value, null, 2), compact: plain });
      }),
    );
  });

  it('takes and refuses what JSON.parse does', () => {
    const broken = fc
      .tuple(
        fc.json({ maxDepth: 3 }),
        fc.nat(),
        fc.constantFrom('', ',', ':', '"', '\\', '0', '-', 'e', '{', ']', '\u0001', '\u00a0'),
      )
      .map(([text, at, put]) => text.slice(0, at % (text.length + 1)) + put + text.slice((at % (text.length + 1)) + 1));
    fc.assert(
      fc.property(broken, (text) => {
        expect(reads(text), text).toBe(parses(text));
      }),
      { numRuns: 2000 },
    );
  });

  it.each([
    '',
    '[1,]',
    '{"a":1,}',
    '01',
    '1.',
    '.5',
    '+1',
    'NaN',
    "'a'",
    '"\t"',
    '"\\x"',
    '[1 2]',
    '{} {}',
    'tru',
    '\uFEFF{}',
  ])('refuses %j', (text) => expect(reads(text)).toBe(false));

  it('keeps numbers, escapes, order and duplicates', () => {
    const text = '{"n":12345678901234567890,"m":1.0,"e":1E+2,"u":"\\u00e9\\/","b":2,"b":1}';
    const json = readJson(text);
    expect(json.compact).toBe(text);
    expect(json.duplicates).toEqual(['b']);
    expect(memberOf(json, 'b')?.raw).toBe('1');
    expect(stringMember(json, 'u')).toBe('é/');
  });

  it('has nothing of the text in what it says of a mistake', () => {
    for (const text of ['{"a":secret}', '["secret', 'x', '{"a":1}x', '[1x', '["\\x"]']) {
      const message = problemOf(text);
      expect(message).toMatch(/ at (?:character \d+|its end)\.$/);
      expect(message).not.toContain('secret');
    }
  });

  it('gives the members of the outermost object only, with their places', () => {
    const text = ' {"a" : {"b":[1,{"c":2}]} ,"d":"x:y,}\\"", "e":[ ] , "ü":1}';
    const { members } = readJson(text);
    expect(members.map(({ name, raw }) => [name, raw])).toEqual([
      ['a', '{"b":[1,{"c":2}]}'],
      ['d', '"x:y,}\\""'],
      ['e', '[ ]'],
      ['ü', '1'],
    ]);
    for (const { raw, from, to } of members) expect(text.slice(from, to)).toBe(raw);
  });

  it('says where it is wrong', () => {
    expect(problemOf('{"a":1,"b"}')).toBe('“:” is expected at character 11.');
    expect(problemOf('{"a":')).toBe('A value is expected at its end.');
  });

  it('refuses to nest without end', () => {
    expect(reads('['.repeat(DEEPEST) + ']'.repeat(DEEPEST))).toBe(true);
    expect(problemOf('['.repeat(60_000))).toBe(`More than ${DEEPEST} levels of nesting at character 101.`);
  });

  it('sets and takes out one member, and leaves the others as they are', () => {
    const names = fc.constantFrom('a', 'b', 'exp', '__proto__');
    fc.assert(
      fc.property(fc.dictionary(names, fc.integer()), names, fc.integer(), (object, name, value) => {
        const text = JSON.stringify(object, null, 2);
        const changed = JSON.parse(withMember(text, name, String(value))) as object;
        expect(Object.entries(changed)).toEqual(expect.arrayContaining([[name, value]]));
        const kept = JSON.parse(withoutMember(text, name)) as object;
        expect(Object.entries(kept)).toEqual(Object.entries(object).filter(([other]) => other !== name));
      }),
    );
    expect(withMember('{"big": 1e400, "exp": 1}', 'exp', '2')).toBe('{"big": 1e400, "exp": 2}');
  });
});
