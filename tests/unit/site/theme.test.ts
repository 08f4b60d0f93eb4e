import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { themeAfter, ThemeProvider, useTheme } from '../../../src/visitor/theme';

const Shown = () => useTheme().theme;

test('useTheme outside of its provider is an error in words', () => {
  expect(() => renderToString(createElement(Shown))).toThrow('useTheme must be used within a ThemeProvider');
});

test('a page that is drawn without a browser follows the device, and is light', () => {
  expect(renderToString(createElement(ThemeProvider, null, createElement(Shown)))).toBe('system');
  const Look = () => useTheme().shown;
  expect(renderToString(createElement(ThemeProvider, null, createElement(Look)))).toBe('light');
});

test.each(['light', 'dark'] as const)('on a %s device, the button leads through all three themes', (device) => {
  const other = device === 'light' ? 'dark' : 'light';
  expect(themeAfter('system', device)).toBe(other); // something changes
  expect(themeAfter(other, device)).toBe(device);
  expect(themeAfter(device, device)).toBe('system');
});
