// Random JSON in unusual forms: any escapes, any numbers, duplicate keys, whitespace anywhere.
import fc from 'fast-check';
import { anyCharacter } from '../any-character';

const number = fc.stringMatching(/^-?(0|[1-9]\d{0,24})(\.\d{1,24})?([eE][+-]?\d{1,3})?$/);

const character = fc.oneof(
  { weight: 6, arbitrary: fc.string({ unit: anyCharacter, minLength: 1, maxLength: 20 }).map(inString) },
  { weight: 1, arbitrary: fc.stringMatching(/^\\(["\\/bfnrt]|u[0-9a-fA-F]{4})$/) },
  { weight: 1, arbitrary: fc.constantFrom('a', '\\u0061', '\\uD83D\\uDE00', '😀', '\\"', 'é') },
);

function inString(text: string): string {
  return JSON.stringify(text).slice(1, -1);
}

const string = fc.array(character, { maxLength: 4 }).map((parts) => `"${parts.join('')}"`);
const key = fc.oneof(string, fc.constantFrom('"a"', '"b"', String.raw`"\u0061"`));
const scalar = fc.oneof(number, string, fc.constantFrom('true', 'false', 'null'));

const space = fc.stringMatching(/^[ \t\r\n]{0,3}$/);

function texts(gap: fc.Arbitrary<string>) {
  const { value } = fc.letrec<{ value: string }>((tie) => {
    const spaced = fc.tuple(gap, tie('value'), gap).map((parts) => parts.join(''));
    const list = (item: fc.Arbitrary<string>) => fc.array(item, { maxLength: 5 }).map((items) => items.join(','));
    const member = fc
      .tuple(gap, key, gap, spaced)
      .map(([before, name, behind, rest]) => before + name + behind + `:${rest}`);
    const empty = gap.map((inside) => [`[${inside}]`, `{${inside}}`]).chain((both) => fc.constantFrom(...both));
    return {
      value: fc.oneof(
        { maxDepth: 5, withCrossShrink: true },
        scalar,
        empty,
        list(spaced).map((items) => `[${items}]`),
        list(member).map((members) => `{${members}}`),
      ),
    };
  });
  return value;
}

/** Without whitespace. */
export const anyJson = texts(fc.constant(''));
export const anySpacedJson = texts(space);
