// Search engines cut a title at about 60 characters and a description at about 155, and short ones say too little.
import { expect, it } from 'vitest';
import { searchDescriptionOfPage, searchDescriptionOfTool } from '../../../src/app/search-descriptions';
import { headOfPage, headOfTool } from '../../../src/pages/use-page-head';
import { sitePages } from '../../../src/pages/site-pages';
import { tools } from '../../../src/tools/index';

const pages = [
  ...sitePages.map((page) => ({
    path: page.paths[0],
    title: headOfPage(page).title,
    description: searchDescriptionOfPage(page),
  })),
  ...tools.map((tool) => ({
    path: tool.id,
    title: headOfTool(tool).title,
    description: searchDescriptionOfTool(tool.id),
  })),
];

it.each(pages)('$path has a title of 45 to 60 characters and a description of 120 to 155', ({ title, description }) => {
  expect(title.length, title).toBeGreaterThanOrEqual(45);
  expect(title.length, title).toBeLessThanOrEqual(60);
  expect(description.length, description).toBeGreaterThanOrEqual(120);
  expect(description.length, description).toBeLessThanOrEqual(155);
});

it('no two pages have the same', () => {
  expect(new Set(pages.map(({ title }) => title)).size).toBe(pages.length);
  expect(new Set(pages.map(({ description }) => description)).size).toBe(pages.length);
});

it('a tool without a description ends the build', () => {
  expect(() => searchDescriptionOfTool('nowhere')).toThrow('nowhere');
});
