// The catalog that follows from the folders: the same in the site and in Node, in the order that the product has.
import { expect, test } from 'vitest';
import { toolCases } from '../../tools/cases';
import { findTools } from '../../tools/find-tools';
import { discoveries } from '../../../src/tools/discoveries';
import { tools } from '../../../src/tools/index';
import { popularTools, suggestedTools, toolGroups } from '../../../src/tools/lookup';

const idsOf = (some: readonly { readonly id: string }[]) => some.map(({ id }) => id);

test('Node finds the same tools', async () => {
  expect(await findTools()).toHaveLength(tools.length);
  expect(idsOf(await findTools())).toEqual(idsOf(tools));
});

test('a tool’s folder has its id, and no two tools have the same place', () => {
  const found = Object.keys(import.meta.glob('../../../src/tools/*/tool.ts'));
  expect(found.map((path) => path.split('/').at(-2)).toSorted()).toEqual(idsOf(tools).toSorted());
  const places = tools.map(({ group, place }) => `${group} ${String(place)}`);
  expect(new Set(places).size).toBe(places.length);
});

test('each tool has an icon and keywords, each keyword once', () => {
  expect(Object.keys(discoveries).toSorted()).toEqual(idsOf(tools).toSorted());
  for (const { keywords } of Object.values(discoveries)) {
    expect(keywords.length).toBeGreaterThan(1);
    expect([...new Set(keywords)]).toEqual(keywords);
    expect(keywords.filter((word) => word !== word.trim() || word === '')).toEqual([]);
  }
});

test('each tool has a case for the browser tests, and each case a tool', () => {
  expect(Object.keys(toolCases).toSorted()).toEqual(idsOf(tools).toSorted());
});

test('the sidebar, the popular tools and the suggestions are in their order', () => {
  const groups = toolGroups().map(({ group, tools }) => [group, idsOf(tools).slice(0, 3).join(' ')]);
  expect(groups).toEqual([
    ['Converters', 'currency-converter unit-converter binary-converter'],
    ['Encoders & Decoders', 'base64-encoder url-encoder html-encoder'],
    ['Security & Hashing', 'hash-generator password-generator jwt-decoder'],
    ['Text & Data Tools', 'text-case-converter word-counter markdown-editor'],
    ['Generators', 'qr-generator random-generator uuid-generator'],
    ['Development Tools', 'json-formatter json-to-xml json-to-yaml'],
    ['Utilities', 'color-picker duplicate-finder identify'],
  ]);
  expect(idsOf(popularTools()).join(' ')).toBe(
    'base64-encoder hash-generator password-generator qr-generator json-formatter color-picker',
  );
  expect(idsOf(suggestedTools()).join(' ')).toBe('password-generator qr-generator json-formatter word-counter');
});
