// Conversions against published values: CSS Color 4 and its examples, the Web Platform Tests of css-color, WCAG 2.2.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  colorAt,
  contrastsOf,
  hslDrift,
  mainRows,
  moreRows,
  placeOf,
  readColor,
  withAlpha,
  type ColorRow,
  type ReadColor,
} from '../../../src/tools/color-picker/color';
import {
  asCss,
  asJson,
  PALETTE_LIMIT,
  PRESETS,
  randomHex,
  withColor,
} from '../../../src/tools/color-picker/palette-view';
import { DEFAULT_PLACE, DEFAULT_SETTINGS } from '../../../src/tools/color-picker/settings';

function read(text: string): ReadColor {
  const color = readColor(text);
  if (!color) throw new Error(`Not a color: ${text}`);
  return color;
}

const valuesOf = (rows: readonly ColorRow[]) => rows.map(({ text }) => text);

// css/css-color/parsing and computed tests of WPT, and the examples of CSS Color 4, sections 4 to 10.
test.each([
  ['#3b82f6', '#3b82f6'],
  ['3B82F6', '#3b82f6'],
  ['#09f', '#0099ff'],
  ['rebeccapurple', '#663399'],
  ['  Tomato ', '#ff6347'],
  ['rgb(2.5, 3.4, 4.6)', '#030305'],
  ['rgb(20% 40% 60%)', '#336699'],
  ['rgb(0 255 0 / 50%)', '#00ff00'],
  ['hsl(120 100% 25%)', '#008000'],
  ['hsl(120deg 75% 75%)', '#8fef8f'],
  ['hsla(0, 100%, 50%, 0.2)', '#ff0000'],
  ['hwb(120 0% 49.8039%)', '#008000'],
  ['hwb(90deg 50% 50%)', '#808080'],
  ['lab(46.2775% -47.5621 48.5837)', '#008000'],
  ['lch(46.2775% 67.9892 134.3912)', '#008000'],
  ['oklab(51.975% -0.1403 0.10768)', '#008000'],
  ['oklch(51.975% 0.17686 142.495)', '#008000'],
  ['color(srgb 0.691 0.139 0.259)', '#b02342'],
  ['color(xyz 0.07719 0.15438 0.02573)', '#008000'],
  ['color(display-p3 0.21604 0.49418 0.13151)', '#008000'],
  ['transparent', '#000000'],
])('%s is %s', (text, hex) => {
  expect(read(text).hex).toBe(hex);
});

// CSS Color 4: missing components are 0 (4.4), and rgb() and hsl() stop at their limits (5.1 and 7).
test.each([
  ['rgb(none 255 0)', 'rgb(0, 255, 0)', 'hsl(120, 100%, 50%)'],
  ['color(srgb none 1 0)', 'rgb(0, 255, 0)', 'hsl(120, 100%, 50%)'],
  ['hsl(none 100% 50%)', 'rgb(255, 0, 0)', 'hsl(0, 100%, 50%)'],
  ['hwb(none 0% 0%)', 'rgb(255, 0, 0)', 'hsl(0, 100%, 50%)'],
  ['oklch(none 0 0)', 'rgb(0, 0, 0)', 'hsl(0, 0%, 0%)'],
  ['lab(none none none)', 'rgb(0, 0, 0)', 'hsl(0, 0%, 0%)'],
  ['rgb(300, -20, 0)', 'rgb(255, 0, 0)', 'hsl(0, 100%, 50%)'],
  ['rgb(110% 0% 0%)', 'rgb(255, 0, 0)', 'hsl(0, 100%, 50%)'],
  ['hsl(0 150% 50%)', 'rgb(255, 0, 0)', 'hsl(0, 100%, 50%)'],
  ['hsl(120 -20% 50%)', 'rgb(128, 128, 128)', 'hsl(0, 0%, 50%)'],
  ['oklch(100% 0 0)', 'rgb(255, 255, 255)', 'hsl(0, 0%, 100%)'],
  ['lab(100 0 0)', 'rgb(255, 255, 255)', 'hsl(0, 0%, 100%)'],
  ['oklab(100% 0 0)', 'rgb(255, 255, 255)', 'hsl(0, 0%, 100%)'],
  ['lch(50% 0 270)', 'rgb(119, 119, 119)', 'hsl(0, 0%, 47%)'],
])('%s is what a browser computes', (text, rgb, hsl) => {
  const color = read(text);
  expect(color.isInSrgb).toBe(true);
  expect(mainRows(color).find(({ label }) => label === 'RGB')?.text).toBe(rgb);
  expect(mainRows(color).find(({ label }) => label === 'HSL')?.text).toBe(hsl);
  expect(valuesOf([...mainRows(color), ...moreRows(color)]).join()).not.toContain('NaN');
});

test('a color of a wider gamut is still outside sRGB', () => {
  expect(read('color(srgb 1.2 0 0)').isInSrgb).toBe(false);
  expect(read('color(display-p3 0 1 0)').isInSrgb).toBe(false);
});

test.each(['', 'not a color', '#12345', '#gggggg', 'rgb(1 2)', 'rgb(1, 2 3)', 'hsl()', '#3b82f6;', 'url(x)'])(
  '“%s” is no color',
  (text) => expect(readColor(text)).toBeUndefined(),
);

describe('the rows', () => {
  test('of the default color', () => {
    expect(mainRows(read('#3b82f6'))).toEqual([
      { label: 'HEX', text: '#3b82f6' },
      { label: 'RGB', text: 'rgb(59, 130, 246)' },
      { label: 'RGBA', text: 'rgba(59, 130, 246, 1)' },
      { label: 'HSL', text: 'hsl(217, 91%, 60%)' },
      { label: 'HSLA', text: 'hsla(217, 91%, 60%, 1)' },
    ]);
  });

  // CSS Color 4 has #008000 as oklch(51.975% 0.17686 142.495), lab(46.2775% -47.5621 48.5837), hwb(120 0% 49.8%).
  test('in the other notations', () => {
    expect(valuesOf(moreRows(read('green')))).toEqual([
      'oklch(51.98% 0.1769 142.5)',
      'hwb(120 0% 49.8%)',
      'lab(46.28 -47.55 48.59)',
    ]);
    expect(valuesOf(moreRows(read('#808080')))).toEqual(['oklch(59.99% 0 0)', 'hwb(0 50.2% 49.8%)', 'lab(53.59 0 0)']);
  });

  test('with transparency', () => {
    expect(valuesOf(mainRows(read('#ff000080')))).toEqual([
      ...['#ff000080', 'rgb(255, 0, 0)', 'rgba(255, 0, 0, 0.502)', 'hsl(0, 100%, 50%)', 'hsla(0, 100%, 50%, 0.502)'],
    ]);
    expect(moreRows(read('rgb(255 0 0 / 0.5)'))[1]?.text).toBe('hwb(0 0% 0% / 0.5)');
  });

  test('a color beyond sRGB is shown by one within, and says so', () => {
    const green = read('color(display-p3 0 1 0)');
    expect(green.isInSrgb).toBe(false);
    expect(mainRows(green)[0]?.text).toMatch(/^#[0-9a-f]{6}$/);
    // CSS Color 4: color(display-p3 0 1 0) is oklch(84.883% 0.36853 145.645).
    expect(moreRows(green)[0]?.text).toBe('oklch(84.88% 0.3685 145.64)');
    expect(read('#00ff00').isInSrgb).toBe(true);
  });

  test('whole percents of HSL that give another color are named', () => {
    expect(hslDrift(read('#ff0000'))).toBeUndefined();
    const drift = hslDrift(read('#3b82f6'));
    expect(drift === undefined || read('hsl(217, 91%, 60%)').hex === drift).toBe(true);
  });

  test('RGB and hex of every color give it back', () => {
    const channel = fc.integer({ min: 0, max: 255 });
    fc.assert(
      fc.property(channel, channel, channel, (r, g, b) => {
        const color = read(`rgb(${r}, ${g}, ${b})`);
        const [hex = '', rgb = ''] = valuesOf(mainRows(color));
        const [oklch = '', hwb = ''] = valuesOf(moreRows(color));
        const expected = `#${[r, g, b].map((value) => value.toString(16).padStart(2, '0')).join('')}`;
        expect([hex, read(rgb).hex]).toEqual([expected, expected]);
        // Two decimals of a percent are fine enough for eight bits in OKLCH, and one in HWB.
        expect(read(oklch).hex).toMatch(/^#[0-9a-f]{6}$/);
        expect(read(hwb).alpha).toBe(1);
      }),
    );
  });
});

describe('contrast', () => {
  const on = (color: string, second?: string) =>
    contrastsOf(read(color), second === undefined ? undefined : read(second));
  const onWhite = (color: string) => on(color)[0];

  // WCAG 2.2: black on white is 21:1; #767676 is the lightest gray with 4.5:1 on white, #949494 with 3:1. #777777 has 4.478.
  test.each([
    ['black', '21.00:1', [true, true, true]],
    ['white', '1.00:1', [false, false, false]],
    ['#767676', '4.54:1', [true, true, false]],
    ['#777777', '4.47:1', [false, true, false]],
    ['#959595', '2.99:1', [false, false, false]],
    ['#595959', '7.00:1', [true, true, true]],
  ])('of %s on white is %s', (color, ratio, passes) => {
    expect(onWhite(color)).toMatchObject({ ratio, levels: passes.map((one) => ({ passes: one })) });
  });

  test('is the same on a second color as the other way round', () => {
    expect(on('#767676', 'white').map(({ ratio }) => ratio)).toEqual(['4.54:1', '4.62:1', '4.54:1']);
    expect(on('white', '#767676')[2]).toMatchObject({ ratio: '4.54:1', ground: { hex: '#767676' } });
  });

  test('a transparent color is seen on its ground', () => {
    expect(onWhite('rgb(0 0 0 / 0)')?.ratio).toBe('1.00:1');
    expect(onWhite('rgb(0 0 0 / 0.5)')?.ratio).toBe(onWhite('rgb(127.5 127.5 127.5)')?.ratio);
  });
});

describe('the palette', () => {
  test('has the newest first, no doubles and twelve at most', () => {
    const many = Array.from({ length: 20 }, (_, index) => `#0000${(index + 16).toString(16)}`);
    const colors = many.reduce<readonly string[]>((before, hex) => withColor(before, hex), []);
    expect(colors).toEqual(many.toReversed().slice(0, PALETTE_LIMIT));
    expect(withColor(colors, colors[3] ?? '')).toBe(colors);
  });

  test('as CSS variables and as JSON', () => {
    expect(asCss(['#ff0000', '#00ff00'])).toBe(':root {\n  --color-1: #ff0000;\n  --color-2: #00ff00;\n}\n');
    expect(JSON.parse(asJson(['#ff0000']))).toEqual(['#ff0000']);
  });

  test('has 24 different presets', () => {
    expect(new Set(PRESETS).size).toBe(24);
    for (const hex of PRESETS) expect(read(hex).hex).toBe(hex);
  });

  test('a random color is one of 24 bits', () => {
    for (let times = 0; times < 100; times++) expect(randomHex()).toMatch(/^#[0-9a-f]{6}$/);
  });
});

describe('a place on the plane and the scale', () => {
  // By A. R. Smith, “Color gamut transform pairs”, 1978: value is the largest channel, and saturation its distance from the
  // smallest one, as a share of it.
  test.each([
    ['#ff0000', 0, 1, 1],
    ['#00ff80', 150.118, 1, 1],
    ['#800080', 300, 1, 128 / 255],
    ['#3b82f6', 217.219, 187 / 246, 246 / 255],
  ])('%s', (hex, h, s, v) => {
    const place = placeOf(read(hex), { h: 7, s: 0.5, v: 0.5, hex: 'none' });
    expect(place.h).toBeCloseTo(h, 2);
    expect(place.s).toBeCloseTo(s, 4);
    expect(place.v).toBeCloseTo(v, 4);
  });

  test('is the one that the page starts with', () => {
    const { h, s, v } = placeOf(read(DEFAULT_SETTINGS.text), { ...DEFAULT_PLACE, hex: '' });
    expect(h).toBeCloseTo(DEFAULT_PLACE.h, 4);
    expect([s, v]).toEqual([expect.closeTo(DEFAULT_PLACE.s, 5), expect.closeTo(DEFAULT_PLACE.v, 5)]);
    expect(DEFAULT_PLACE.hex).toBe(DEFAULT_SETTINGS.text);
  });

  test('stays where it was put, also where the color no longer shows it', () => {
    const before = { h: 200, s: 0.4, v: 0.6, hex: '' };
    expect(placeOf(read('#808080'), before)).toMatchObject({ h: 200, s: 0 });
    expect(placeOf(read('#000'), before)).toMatchObject({ h: 200, s: 0.4, v: 0 });
    fc.assert(
      fc.property(fc.nat(359), fc.nat(100), fc.nat(100), (h, s, v) => {
        const put = colorAt(h, s / 100, v / 100);
        expect(placeOf(read(put.hex), put)).toBe(put);
      }),
    );
  });

  test('of any of 16,777,216 colors gives that color', () => {
    fc.assert(
      fc.property(fc.nat(0xffffff), (number) => {
        const hex = `#${number.toString(16).padStart(6, '0')}`;
        const { h, s, v } = placeOf(read(hex), DEFAULT_PLACE);
        expect(colorAt(h, s, v).hex).toBe(hex);
      }),
    );
  });
});

test('opacity changes nothing else', () => {
  expect(withAlpha(read('#3b82f6'), 0.5)).toBe('rgb(59 130 246 / 0.5)');
  expect(withAlpha(read('rgb(59 130 246 / 0.5)'), 1)).toBe('#3b82f6');
  const wide = read(withAlpha(read('color(display-p3 0 1 0)'), 0.25));
  expect(wide).toMatchObject({ alpha: 0.25, isInSrgb: false, hex: read('color(display-p3 0 1 0)').hex });
  fc.assert(
    fc.property(fc.nat(0xffffff), fc.nat(100), (number, percent) => {
      const hex = `#${number.toString(16).padStart(6, '0')}`;
      expect(read(withAlpha(read(hex), percent / 100))).toMatchObject({ hex, alpha: percent / 100 });
    }),
  );
});
