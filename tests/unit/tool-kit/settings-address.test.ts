// What a link to a tool's settings carries, of every tool: all that was set by a choice, and never what was typed.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addressWith, settingsIn } from '../../../src/tool-kit/settings-address';
import { settingsLink, type Rule, type SettingsLink } from '../../../src/tool-kit/settings-link';
import { tools } from '../../../src/tools/index';

const PAGE = 'https://toolyard.example/tool/some-tool';

const links = (await Promise.all(tools.map(async ({ id, screen }) => ({ id, link: (await screen()).link })))).filter(
  (entry): entry is { id: string; link: SettingsLink } => entry.link !== undefined,
);

const fragmentOf = (address: string) => address.split('#')[1] ?? '';

const listed = (list: readonly unknown[]) =>
  list.map((entry) => (typeof entry === 'object' && entry !== null && 'value' in entry ? entry.value : entry));

/** Values that the rule allows, as the tool's controls set them. */
function allowed(rule: Rule, sample: unknown): fc.Arbitrary<unknown> {
  if (rule === 'switch') return fc.boolean();
  if (rule === 'color') return fc.integer({ min: 0, max: 0xffffff }).map((n) => `#${n.toString(16).padStart(6, '0')}`);
  if ('min' in rule) {
    const { min, max, step = 1 } = rule;
    const number =
      step === 'any'
        ? fc.integer({ min, max })
        : fc.integer({ min: 0, max: Math.min(1e6, (max - min) / step) }).map((n) => min + n * step);
    return typeof sample === 'number' ? number : number.map(String);
  }
  if (!('each' in rule)) return fc.constantFrom(...listed(rule));
  const some = fc.subarray(listed(rule.each));
  return typeof sample === 'string' ? some.map((letters) => letters.join('')) : some;
}

const settingsOf = ({ defaults, rules, fits }: SettingsLink) =>
  fc
    .record(Object.fromEntries(Object.entries(rules).map(([name, rule]) => [name, allowed(rule, defaults[name])])))
    .filter((settings) => fits({ ...defaults, ...settings }));

describe.each(links)('$id', ({ link }) => {
  const { defaults, rules } = link;

  test('what is set comes back from the link', () => {
    // Categories, units and flags that go together are rare among those that don't.
    const settings =
      link.toolId === 'unit-converter' ? fc.constant({ ...defaults, to: 'mile', precision: '20' }) : settingsOf(link);
    fc.assert(
      fc.property(settings, (set) => {
        const fragment = fragmentOf(addressWith(link, { ...defaults, ...set }, PAGE));
        const { settings: found, isBad } = settingsIn(link, fragment);
        expect({ ...defaults, ...found }).toEqual({ ...defaults, ...set });
        expect(isBad).toBe(fragment === '');
      }),
      { numRuns: 50 },
    );
  });

  test('what was typed or left open is not in the link', () => {
    const marked = Object.fromEntries(
      Object.entries(defaults).map(([name, value]) => [name, typeof value === 'string' ? 'SECRET-7f3a' : value]),
    );
    expect(addressWith(link, { ...marked, token: 'SECRET-7f3a', key: 'SECRET-7f3a' }, PAGE)).toBe(PAGE);
  });

  test('every name is a setting, and the defaults make a plain address', () => {
    expect(Object.keys(defaults)).toEqual(expect.arrayContaining(Object.keys(rules)));
    expect(addressWith(link, defaults, PAGE)).toBe(PAGE);
  });

  test('any fragment leaves settings that the tool has', () => {
    const pairs = fc.array(
      fc.tuple(fc.oneof(fc.constantFrom(...Object.keys(rules), '__proto__', 'constructor'), fc.string()), fc.string()),
    );
    fc.assert(
      fc.property(pairs, (pairs) => {
        const { settings } = settingsIn(link, new URLSearchParams(pairs).toString());
        // Whatever came in could be written again, or is a default.
        expect(settingsIn(link, fragmentOf(addressWith(link, settings, PAGE))).settings).toEqual(settings);
        expect(Object.keys(settings).sort()).toEqual(Object.keys(rules).sort());
      }),
    );
  });
});

describe('a link that is not right', () => {
  const link = settingsLink(
    'some-tool',
    { mode: 'encode', count: '10', size: 64, on: false, key: '' },
    { mode: ['encode', 'decode'], count: { min: 1, max: 100 }, size: { min: 64, max: 512, step: 64 }, on: 'switch' },
  );
  const base = { mode: 'encode', count: '10', size: 64, on: false };

  test.each([
    ['mode=reverse', base],
    ['mode=decode&text=hello', { ...base, mode: 'decode' }],
    ['key=abc', base],
    ['count=101', base],
    ['count=1e1', base],
    ['count=0x10&on=true', { ...base, on: true }],
    ['size=100', base],
    ['on=1', base],
    ['__proto__=x', base],
    [`mode=decode&${'x'.repeat(2000)}`, base],
    ['', base],
  ])('%s', (fragment, settings) => {
    expect(settingsIn(link, fragment)).toMatchObject({ settings, isBad: true });
  });

  test('a right one replaces what was set before', () => {
    const linked = settingsIn(link, 'mode=decode&size=128');
    expect(linked).toEqual({ settings: { ...base, mode: 'decode', size: 128 }, isBad: false });
  });
});
