// Every character of Unicode, for random texts.
import fc from 'fast-check';

const FIRST_SURROGATE = 0xd800;
const SURROGATES = 0x800;
const CODE_POINTS = 0x11_0000;

function codePoint(character: unknown): number {
  if (typeof character !== 'string' || !/^\P{Surrogate}$/u.test(character)) throw new Error('Not one character.');
  return character.codePointAt(0) ?? 0;
}

/** Like fast-check's unit `binary`, which first lists all characters. That takes a second in each process. */
export const anyCharacter = fc.nat(CODE_POINTS - SURROGATES - 1).map(
  (index) => String.fromCodePoint(index < FIRST_SURROGATE ? index : index + SURROGATES),
  (character) => {
    const code = codePoint(character);
    return code < FIRST_SURROGATE ? code : code - SURROGATES;
  },
);
