// What a plain page of such a tool does: the whole file as one string, converted on the page's own thread, into a textarea.
import type { Page } from '@playwright/test';
import type { Contender } from '../measure/contender';

export type NaiveTool = 'url-encoder' | 'html-encoder' | 'binary-converter' | 'text-case-converter';

const MARKUP = '<input type=file><textarea rows=20 cols=80></textarea>';

/** Milliseconds from the click to the result laid out. */
function convertNaively(page: Page, tool: NaiveTool): Promise<number> {
  return page.evaluate(async (id) => {
    const entities: Readonly<Record<string, string>> = {
      '&': '&amp;',
      '<': '&lt;',
      '>': '&gt;',
      '"': '&quot;',
      "'": '&#39;',
      '/': '&#x2F;',
    };
    const ways: Readonly<Record<NaiveTool, (text: string) => string>> = {
      'url-encoder': encodeURIComponent,
      'html-encoder': (text) => text.replace(/[&<>"'/]/g, (character) => entities[character] ?? ''),
      'binary-converter': (text) =>
        Array.from(new TextEncoder().encode(text), (byte) => byte.toString(2).padStart(8, '0')).join(' '),
      'text-case-converter': (text) =>
        text.replace(/\w\S*/g, (word) => word.charAt(0).toUpperCase() + word.slice(1).toLowerCase()),
    };
    const file = document.querySelector('input')?.files?.[0];
    const field = document.querySelector('textarea');
    if (!file || !field) throw new Error('The page is not ready');
    const startedAt = performance.now();
    field.value = ways[id](await file.text());
    field.getBoundingClientRect();
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    const ms = performance.now() - startedAt;
    field.value = '';
    return ms;
  }, tool);
}

export const naivePage = (page: Page, tool: NaiveTool): Contender => ({
  name: 'a plain page',
  kind: 'peer',
  prepare: async ({ path }) => {
    await page.setContent(MARKUP);
    await page.locator('input').setInputFiles(path);
  },
  run: async () => {
    await page.bringToFront();
    return { ms: await convertNaively(page, tool) };
  },
});
