// The widths of a tool's panes: the script in the head accepts what src/visitor/left-pane.ts keeps, and nothing else.
import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { LEAST_SHARE, MOST_SHARE, shareWithin } from '../../../src/visitor/left-pane';

const script = readFileSync('build/before-paint.js', 'utf8');

/** The width that the page has before it is painted; undefined if it keeps the one of its styles. */
function widthBeforePaint(kept: string | null): string | undefined {
  const properties = new Map<string, string>();
  const documentElement = {
    classList: { add: () => undefined },
    toggleAttribute: () => undefined,
    style: { setProperty: (name: string, value: string) => properties.set(name, value) },
  };
  runInNewContext(script, {
    document: { documentElement, querySelector: () => null },
    localStorage: { getItem: (key: string) => (key === 'leftPane' ? kept : null) },
    location: { pathname: '/tool/json-formatter', hash: '' },
    matchMedia: () => ({ matches: false }),
  });
  return properties.get('--left-pane');
}

test.each([-20, 0, 24.6, 25, 33.3, 50, 75, 90, Infinity])('%f percent is within the limits', (percent) => {
  const share = shareWithin(percent);
  expect(share).toBeGreaterThanOrEqual(LEAST_SHARE);
  expect(share).toBeLessThanOrEqual(MOST_SHARE);
  expect(widthBeforePaint(String(share))).toBe(`${String(share)}%`);
});

test.each([null, '', 'wide', '0', '24', '76', '1e9', '{}'])('a kept %j leaves the panes equal', (kept) => {
  expect(widthBeforePaint(kept)).toBeUndefined();
});
