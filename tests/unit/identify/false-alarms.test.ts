// How often meaningless input is claimed to be something. An alarm is a reading that the tool calls likely; one that it calls possible is
// none. The samples are the same in each run.
import { describe, expect, it } from 'vitest';
import { kernel } from '../../../workers/kernels/identify/kernel';
import { EFF_LONG_WORDS as WORDS } from '../../../workers/kernels/password-generator/eff-long-words';
import { outputOf } from '../run-in-node';

/** Mulberry32, a generator with a seed: https://github.com/bryc/code/blob/master/jshash/PRNGs.md */
function seeded(seed: number) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const random = seeded(20_261_129);
const below = (limit: number) => Math.floor(random() * limit);
const pick = <Item>(items: readonly Item[]): Item => items[below(items.length)] as Item;
const times = <Item>(count: number, make: () => Item): Item[] => Array.from({ length: count }, make);

const LETTERS = 'eeeeeetttttaaaaooooiiiinnnnsssshhhhrrrrddlllluuccmmwwffggyyppbbvk';
const invented = () => times(2 + below(9), () => LETTERS[below(LETTERS.length)] ?? '').join('');
const word = () => (random() < 0.5 ? invented() : pick(WORDS));
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

const sentence = () => `${capital(times(1 + below(12), word).join(' '))}${pick(['', '.', '!', '?'])}`;

const identifier = () => {
  const words = times(1 + below(4), word);
  return pick([
    () => words.map((text, at) => (at === 0 ? text : capital(text))).join(''),
    () => words.map(capital).join(''),
    () => words.join('_'),
    () => words.join('-'),
    () => words.join('_').toUpperCase(),
    () => words.join('').toUpperCase(),
    () => `${words.join('')}${String(below(1000))}`,
    () => words.join('.'),
    () => words.join('/'),
  ])();
};

const digits = (count: number) => times(count, () => String(below(10))).join('');

const number = () =>
  pick([
    () => digits(1 + below(20)),
    () => `${digits(1 + below(6))}.${digits(1 + below(4))}`,
    () => `-${digits(1 + below(8))}`,
    () => `${digits(3)}-${digits(3)}-${digits(4)}`,
    () => `+${digits(11)}`,
    () => times(2 + below(4), () => digits(1 + below(3))).join(' '),
  ])();

const bytes = () => Uint8Array.from(times(1 + below(100), () => below(256)));

const printable = () => times(1 + below(60), () => String.fromCharCode(32 + below(95))).join('');

const GROUPS: readonly (readonly [name: string, make: () => string | Uint8Array])[] = [
  ['random bytes', bytes],
  ['sentences of random words', sentence],
  ['identifiers', identifier],
  ['numbers', number],
  ['random printable characters', printable],
];

const SAMPLES = 5000;

describe('meaningless input', () => {
  it.each(GROUPS)('of %s is claimed to be something in at most 1 of 1,000 cases', async (_, make) => {
    const alarms: unknown[] = [];
    for (let at = 0; at < SAMPLES; at++) {
      const input = make();
      const { layers } = await outputOf(kernel, input, {});
      const claimed = layers.flatMap(({ readings }) => readings.filter(({ isLikely }) => isLikely));
      if (claimed.length > 0) alarms.push([input, claimed.map(({ title }) => title)]);
    }
    expect(alarms.length, JSON.stringify(alarms)).toBeLessThanOrEqual(SAMPLES / 1000);
  });
});
