import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ThemeProvider, useTheme } from '../../../src/visitor/theme';

const Shown = () => useTheme().theme;

test('useTheme outside of its provider is an error in words', () => {
  expect(() => renderToString(createElement(Shown))).toThrow('useTheme must be used within a ThemeProvider');
});

test('a page that is drawn without a browser is light', () => {
  expect(renderToString(createElement(ThemeProvider, null, createElement(Shown)))).toBe('light');
});
