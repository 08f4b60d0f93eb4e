// Every tool's option schema: each value that a form can set is valid everywhere, and any other is refused by name.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { changedOptions } from '../../../src/tool-kit/options/changed-options';
import { addressWith, optionsIn } from '../../../src/tool-kit/options/options-address';
import { tools } from '../../../src/tools/index';
import {
  choice,
  choices,
  color,
  defineOptions,
  number,
  secret,
  text,
  toggle,
  type Option,
  type Options,
} from '../../../workers/contract/options/options';

const PAGE = 'https://toolyard.example/tool/some-tool';
const MARKER = 'SECRET-7f3a';

type Values = Readonly<Record<string, unknown>>;

/** Dropped by a field of one line, shown as nothing, or reversing the text after them. */
const NOT_SHOWN = ['\n', '\r', '\r\n', '\0', '\u001b', '\u007f', '\u0085', '\u2028', '\u2029', '\u202e', '\u2066'];

type Shape = Options['shape'];

/** Whether the form shows an option beside these values. The rule is written here a second time, on purpose. */
function isShown(shape: Shape, { when, also }: Option, values: Values): boolean {
  for (const condition of [when, also]) {
    if (!condition) continue;
    const [other, ...allowed] = condition;
    const above = shape[other];
    if (!allowed.some((value) => value === values[other])) return false;
    if (above && !isShown(shape, above, values)) return false;
  }
  return true;
}

/** Values that make the form show an option, as a link has them. */
const conditionsOf = (shape: Shape, { when, also }: Option): [string, string][] =>
  [when, also].flatMap((condition): [string, string][] => {
    if (!condition) return [];
    const [name, value] = condition;
    const other = shape[name];
    return [...(other ? conditionsOf(shape, other) : []), [name, String(value)]];
  });

const inLink = (option: Option | undefined, value: unknown) =>
  option?.kind === 'choices' && Array.isArray(value)
    ? value.join(option.values.every((one) => String(one).length === 1) ? '' : ',')
    : String(value);

const schemas = (
  await Promise.all(tools.map(async ({ id, screen }) => ({ id, schema: (await screen()).options })))
).filter((entry): entry is { id: string; schema: Options } => entry.schema !== undefined);

const fragmentOf = (address: string) => address.split('#')[1] ?? '';

function numbersOf({ min, max, step = 1, initial }: Extract<Option, { kind: 'number' }>): fc.Arbitrary<unknown> {
  const amount =
    step === 'any'
      ? fc.integer({ min: Math.ceil(min), max: Math.floor(max) })
      : fc.integer({ min: 0, max: Math.min(1e6, Math.floor((max - min) / step)) }).map((n) => min + n * step);
  return typeof initial === 'number' ? amount : amount.map(String);
}

/** Values that the option's control can set. */
function allowed(option: Option): fc.Arbitrary<unknown> {
  switch (option.kind) {
    case 'choice':
      return fc.constantFrom(...option.values);
    case 'choices':
      return fc.subarray([...option.values]);
    case 'toggle':
      return fc.boolean();
    case 'number':
      return numbersOf(option);
    case 'text':
      return fc.string({ maxLength: Math.min(50, option.maxLength) });
    case 'color':
      return fc.integer({ min: 0, max: 0xffffff }).map((n) => `#${n.toString(16).padStart(6, '0')}`);
    case 'secret':
      return fc.constant(undefined);
  }
}

/** Foreign values, and whether the option may take them. The rules are written here a second time, on purpose. */
function isAllowed(option: Option, value: unknown): boolean {
  if (option.kind === 'toggle') return value === true || value === false;
  if (option.kind === 'choice') return option.values.some((one) => one === value);
  if (option.kind === 'choices')
    return (
      Array.isArray(value) &&
      value.every((one, at) => option.values.some((own) => own === one) && value.indexOf(one) === at)
    );
  if (option.kind === 'color') return typeof value === 'string' && value.length === 7 && /^#[0-9a-f]+$/.test(value);
  if (option.kind === 'text') return typeof value === 'string' && value.length <= option.maxLength;
  if (option.kind === 'secret' || typeof value !== typeof option.initial) return false;
  if (typeof value === 'string' && !/^-?[0-9]+(\.[0-9]+)?$/.test(value)) return false;
  const amount = Number(value);
  if (!(amount >= option.min && amount <= option.max)) return false;
  return option.step === 'any' || Number.isInteger((amount - option.min) / (option.step ?? 1));
}

const valuesOf = ({ shape }: Options) =>
  fc.record(
    Object.fromEntries(
      Object.entries(shape).flatMap(([name, option]) => (option.kind === 'secret' ? [] : [[name, allowed(option)]])),
    ),
  );

const foreign = fc.oneof(
  fc.anything(),
  fc.string(),
  fc.integer().map(String),
  fc.integer(),
  fc.boolean(),
  fc.constantFrom(null, Number.NaN, '__proto__', 'true', '', '1e3', '0x10', ' 1'),
);

test('every tool with options has a schema', () => {
  const without = tools.map(({ id }) => id).filter((id) => !schemas.some((entry) => entry.id === id));
  expect(without.sort()).toEqual(['color-picker', 'identify']);
});

describe.each(schemas)('$id', ({ schema }) => {
  const { shape, defaults, parse } = schema;
  const linked = Object.entries(shape).filter(
    ([, { kind, byButton }]) => kind !== 'text' && kind !== 'secret' && !byButton,
  );

  test('parse takes its own defaults, and whatever a form can make', () => {
    expect(parse(defaults)).toEqual({ ok: true, options: defaults });
    fc.assert(
      fc.property(valuesOf(schema), (values) => {
        const parsed = parse(values);
        // Values that are allowed alone may not go together, and then one option is named.
        if (parsed.ok) expect(parsed.options).toEqual({ ...(defaults as Values), ...values });
        else expect(parsed.problems).toEqual([{ option: expect.any(String) as string }]);
      }),
      { numRuns: 50 },
    );
  });

  test('parse names each option with a foreign value, and the value that it has instead is the default', () => {
    const entries = Object.entries(shape);
    fc.assert(
      fc.property(fc.constantFrom(...entries), foreign, ([name, option], value) => {
        if (isAllowed(option, value)) return;
        const parsed = parse({ [name]: value });
        expect(parsed).toEqual({ ok: false, options: defaults, problems: [{ option: name, allowed: option }] });
      }),
    );
    expect(parse({ unheardOf: 1 })).toEqual({ ok: false, options: defaults, problems: [{ option: 'unheardOf' }] });
    for (const value of [null, undefined, 1, 'mode=decode', [], [defaults]]) expect(parse(value).ok).toBe(false);
  });

  test('a link carries what was chosen, and opens with the same options', () => {
    fc.assert(
      fc.property(valuesOf(schema), (values) => {
        const parsed = parse(values);
        if (!parsed.ok) return;
        const address = addressWith(schema, values, PAGE);
        const found = optionsIn(schema, fragmentOf(address));
        for (const [name, option] of linked)
          expect(found.options[name]).toEqual(
            isShown(shape, option, values) ? values[name] : (defaults as Values)[name],
          );
        expect(found.isBad).toBe(address === PAGE);
      }),
      { numRuns: 50 },
    );
    expect(addressWith(schema, defaults as Values, PAGE)).toBe(PAGE);
  });

  test('a typed text is in no link and nothing kept, unless it is named; a secret is in neither', () => {
    const marked: Values = {
      ...(defaults as Values),
      ...Object.fromEntries(
        Object.entries(shape).flatMap(([name, { kind }]) =>
          kind === 'text' || kind === 'secret' ? [[name, MARKER]] : [],
        ),
      ),
      key: MARKER,
      token: MARKER,
    };
    expect(addressWith(schema, marked, PAGE)).toBe(PAGE);
    expect(changedOptions(shape, marked)).toEqual([]);
    const names = Object.keys(marked);
    const texts = Object.entries(shape).filter(([, { kind }]) => kind === 'text');
    const shown = texts.filter(([, option]) => isShown(shape, option, marked));
    const shared = fragmentOf(addressWith(schema, marked, PAGE, names));
    expect(shared.split(MARKER)).toHaveLength(shown.length + 1);
    for (const [name] of shown) expect(optionsIn(schema, shared).options[name]).toBe(MARKER);
  });

  test('any fragment leaves options that the tool has', () => {
    const names = fc.oneof(fc.constantFrom(...Object.keys(shape), '__proto__', 'constructor'), fc.string());
    fc.assert(
      fc.property(fc.array(fc.tuple(names, fc.string())), (pairs) => {
        const { options } = optionsIn(schema, new URLSearchParams(pairs).toString());
        expect(parse(options)).toMatchObject({ ok: true });
      }),
    );
  });

  test('an option that counts only with another one names that and values of it', () => {
    for (const condition of Object.values(shape).flatMap(({ when, also }) => [when, also])) {
      if (!condition) continue;
      const [name, ...values] = condition;
      const other = shape[name];
      expect(other && values.every((value) => isAllowed(other, value))).toBe(true);
    }
  });

  test('a link sets no option that the form hides beside the others of the link', () => {
    fc.assert(
      fc.property(valuesOf(schema), (values) => {
        if (!parse(values).ok) return;
        const written = Object.entries(values).map(([name, value]) => [name, inLink(shape[name], value)]);
        const { options } = optionsIn(schema, new URLSearchParams(written).toString());
        for (const [name, value] of Object.entries(options)) {
          const option = shape[name];
          if (option && !isShown(shape, option, options)) expect(value).toEqual((defaults as Values)[name]);
        }
      }),
      { numRuns: 50 },
    );
  });

  const typed = Object.entries(shape).filter(([, { kind }]) => kind === 'text');

  test.each(typed)('a link sets %s only to a text that its field shows', (name, option) => {
    const conditions = Object.fromEntries(conditionsOf(shape, option));
    const optionsOf = (value: string) =>
      optionsIn(schema, new URLSearchParams({ ...conditions, [name]: value }).toString());
    expect(optionsOf('x\ty é 😀 שלום').options[name]).toBe('x\ty é 😀 שלום');
    const isList = option.kind === 'text' && option.lines;
    if (isList) expect(optionsOf('x\ny').options[name]).toBe('x\ny');
    for (const hidden of NOT_SHOWN.filter((character) => !isList || character !== '\n')) {
      const linked = optionsOf(`x${hidden}y`);
      expect(linked.isBad, JSON.stringify(hidden)).toBe(true);
      expect(linked.options).not.toHaveProperty(name);
    }
  });
});

describe('a link that is not right', () => {
  const schema = defineOptions(
    {
      mode: choice(['encode', 'decode']),
      count: number({ min: 1, max: 100, initial: '10' }),
      size: number({ min: 64, max: 512, step: 64, initial: 64 }),
      on: toggle(),
      letters: choices(['a', 'b'], []),
      ink: color('#000000'),
      pattern: text(),
      seed: text('', { when: ['mode', 'decode'] }),
      hidden: number({ min: 0, max: 9, initial: 0, when: ['mode', 'decode'], also: ['on', true] }),
      key: secret(),
      action: choice(['format', 'minify'], { byButton: true }),
    },
    ({ mode, letters }) => (mode === 'decode' && letters.length > 1 ? 'letters' : undefined),
  );
  const base = { mode: 'encode', count: '10', size: 64, on: false, letters: [], ink: '#000000', hidden: 0 };

  test.each<[string, object]>([
    ['mode=reverse', base],
    ['mode=decode&text=hello', { ...base, mode: 'decode' }],
    ['key=abc', base],
    ['action=minify', base],
    ['count=101', base],
    ['count=1e1', base],
    ['count=0x10&on=true', { ...base, on: true }],
    ['size=100', base],
    ['size=', base],
    ['on=1', base],
    ['letters=aa', base],
    ['letters=c', base],
    ['ink=red', base],
    ['mode=decode&letters=ab', { ...base, mode: 'decode' }],
    ['mode=decode&letters=ab&size=128', { ...base, mode: 'decode', size: 128 }],
    ['mode=decode&letters=ab&pattern=x', { ...base, mode: 'decode', pattern: 'x' }],
    ['__proto__=x', base],
    ['', base],
    ['pattern=a%0Ab&mode=decode', { ...base, mode: 'decode' }],
    ['seed=%00', base],
    ['seed=1', base],
    ['mode=decode&seed=1&hidden=1', { ...base, mode: 'decode', seed: '1' }],
  ])('%s', (fragment, options) => {
    expect(optionsIn(schema, fragment)).toEqual({ options, isBad: true });
  });

  test('one that is far too long', () => {
    expect(optionsIn(schema, `mode=decode&pattern=${'x'.repeat(8000)}`)).toEqual({ options: base, isBad: true });
  });

  test('a right one sets everything that a link can, and text only if it has some', () => {
    const options = { ...base, mode: 'decode', size: 128, letters: ['b'] };
    expect(optionsIn(schema, 'mode=decode&size=128&letters=b')).toEqual({ options, isBad: false });
    expect(optionsIn(schema, 'pattern=a%2Bb')).toEqual({ options: { ...base, pattern: 'a+b' }, isBad: false });
  });
});

describe('values that contradict each other', () => {
  const schema = defineOptions(
    {
      min: number({ min: 0, max: 1000, initial: 1 }),
      max: number({ min: 0, max: 1000, initial: 100 }),
      count: number({ min: 1, max: 9, initial: 1 }),
    },
    ({ min, max }) => (min > max ? 'min' : undefined),
  );

  test.each<[string, object, object]>([
    ['one of two that are named', { min: 50, max: 20, count: 3 }, { min: 1, max: 20, count: 3 }],
    ['one beside a default', { min: 500, count: 3 }, { min: 1, max: 100, count: 3 }],
    ['one that contradicts a default', { max: 0, count: 3 }, { min: 1, max: 100, count: 3 }],
    ['one beside an unknown value', { min: 50, max: 20, count: 10 }, { min: 1, max: 20, count: 1 }],
  ])('lose %s, and no other', (_, values, options) => {
    expect(schema.parse(values)).toMatchObject({ ok: false, options });
    // Kept options are read in the same way, and a link has them in its fragment.
    const fragment = new URLSearchParams(Object.entries(values).map(([name, value]) => [name, String(value)]));
    expect(optionsIn(schema, fragment.toString())).toEqual({ options, isBad: true });
  });
});
