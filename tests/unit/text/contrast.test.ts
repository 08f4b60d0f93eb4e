// Every color of data can be read on its surface, by the formula of WCAG: https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

const css = readFileSync(join(import.meta.dirname, '../../../src/ui/tokens.css'), 'utf8');

/** The values of the block that begins with the selector. */
function tokensOf(selector: string): Map<string, string> {
  const start = css.indexOf(`${selector} {`);
  const block = css.slice(start, css.indexOf('}', start));
  return new Map(
    Array.from(block.matchAll(/--([a-z-]+): (#[0-9a-f]{6});/g), ([, name = '', value = '']) => [name, value]),
  );
}

function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = parseInt(color.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

test('black on white is 21:1', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
});

describe.each([':root,\n.light', '.dark'])('%s', (selector) => {
  const tokens = tokensOf(selector);
  const color = (name: string) => {
    const value = tokens.get(name);
    if (value === undefined) throw new Error(`There is no --${name}.`);
    return value;
  };
  const data = [...tokens.keys()].filter((name) => name.startsWith('data-'));

  test('has a color for each kind', () => {
    expect(data).toHaveLength(6);
  });

  test.each([...data, 'ink', 'muted', 'success', 'danger'])('%s on a result, and on its marked line', (name) => {
    for (const surface of ['raised', 'accent-soft']) {
      expect(contrast(color(name), color(surface)), surface).toBeGreaterThanOrEqual(4.5);
    }
  });

  test('a match of a search', () => {
    expect(contrast(color('warn'), color('warn-soft'))).toBeGreaterThanOrEqual(4.5);
  });

  test('an outdated result', () => {
    expect(contrast(color('muted'), color('page'))).toBeGreaterThanOrEqual(4.5);
  });
});
