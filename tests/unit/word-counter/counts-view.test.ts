// A file that isn't counted yet has no counts: a zero would be a wrong answer.
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { CountsView } from '../../../src/tools/word-counter/counts-view';

const shown = (isPending: boolean) =>
  Array.from(
    renderToStaticMarkup(createElement(CountsView, { counts: undefined, isPending })).matchAll(/<dd[^>]*>(.*?)<\/dd>/g),
    ([, text]) => text,
  );

it('shows a dash for each count of a file that is not counted', () => {
  expect(shown(true)).toEqual(Array(6).fill('–'));
});

it('shows zeros for an empty field', () => {
  expect(shown(false)).toEqual(Array(6).fill('0'));
});
