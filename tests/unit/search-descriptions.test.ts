// Search engines cut a description at about 155 characters, and a short one says too little.
import { expect, it } from 'vitest';
import { SEARCH_DESCRIPTIONS } from '../../src/app/search-descriptions';
import { tools } from '../../src/tools/index';

it.each(Object.entries(SEARCH_DESCRIPTIONS))('that of %s has 120 to 155 characters', (_, text) => {
  expect(text.length).toBeGreaterThanOrEqual(120);
  expect(text.length).toBeLessThanOrEqual(155);
});

it('every tool has its own', () => {
  for (const { id } of tools) expect(SEARCH_DESCRIPTIONS, id).toHaveProperty(id);
  expect(new Set(Object.values(SEARCH_DESCRIPTIONS)).size).toBe(Object.keys(SEARCH_DESCRIPTIONS).length);
});
