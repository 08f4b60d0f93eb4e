// Writing in a long Markdown text: what a key costs the page, and how soon after the last one the preview shows it.
import type { Page } from '@playwright/test';
import { writeFile } from 'node:fs/promises';
import { tracePage } from '../../tests/browser/page-trace';
import { madeOnce, MB } from '../inputs';
import { atMost, findings, type Fact, type Part, type Target } from './part';

/** Headings, paragraphs with marks in them, lists, tables and code, as in a manual. */
const CHAPTER = (number: number) =>
  `## Chapter ${String(number)}\n\n` +
  `${'Some *words* and `code`, with a **strong** [link](https://example.org/page). '.repeat(10)}\n\n`.repeat(3) +
  '- one\n- two\n  - three\n\n| a | b |\n| --- | --: |\n| 1 | 2 |\n\n```js\nconst answer = 42;\n```\n\n';

async function manual(bytes: number): Promise<string> {
  return madeOnce(`manual-${String(bytes)}.md`, async (path) => {
    let text = '';
    for (let number = 1; text.length < bytes; number++) text += CHAPTER(number);
    await writeFile(path, text);
  });
}

/** Beyond it, what a key costs is shown without a limit. */
const LARGEST_SMOOTH = MB;

/** Milliseconds from the last key of the word to the frame that shows it in the preview, which begins with it. */
async function keyToPreview(page: Page, word: string): Promise<number> {
  const shown = await page.evaluateHandle((wanted) => {
    let pressedAt = 0;
    addEventListener('keydown', () => (pressedAt = performance.now()), true);
    const frame = document.querySelector('iframe');
    const answer = new Promise<number>((resolve) => {
      const look = () => {
        const first = frame?.contentDocument?.querySelector('section')?.textContent ?? '';
        if (first.includes(wanted)) resolve(performance.now() - pressedAt);
        else requestAnimationFrame(look);
      };
      look();
    });
    return { answer };
  }, word);
  await page.keyboard.type(word);
  return shown.evaluate(({ answer }) => answer);
}

const median = (numbers: readonly number[]) => numbers.toSorted((a, b) => a - b)[numbers.length >> 1] ?? 0;

/** Milliseconds of the longest task while so many keys are pressed, on a core. */
async function longestKey(page: Page): Promise<number> {
  const trace = await tracePage(page);
  await page.keyboard.type('Written with no pause', { delay: 80 });
  return Math.max(...(await trace.tasks()));
}

export const markdownEditor: Part = {
  id: 'markdown-editor',
  title: 'Markdown Editor',
  async run(bench, { quick, rounds }) {
    const targets: Target[] = [];
    const facts: Fact[] = [];
    for (const bytes of quick ? [MB] : [MB / 5, MB, 5 * MB]) {
      const page = await bench.openTool('markdown-editor');
      await page.getByLabel('Open a file').setInputFiles(await manual(bytes));
      await page.frameLocator('iframe').locator('section h2').first().waitFor();
      await page.getByRole('textbox', { name: 'Markdown' }).press('ControlOrMeta+Home');
      const waits: number[] = [];
      for (let round = 0; round < Math.max(5, rounds); round++) {
        waits.push(await keyToPreview(page, `Word${String(round)}`));
        await page.waitForTimeout(500);
      }
      const size = `${String(bytes / MB)} MB`;
      const wait = { name: `From the last key to the preview, ${size}`, value: Math.round(median(waits)) };
      const key = { name: `Longest task of the page while typing, ${size}`, value: Math.round(await longestKey(page)) };
      if (bytes > LARGEST_SMOOTH) facts.push({ ...wait, unit: 'ms' }, { ...key, unit: 'ms' });
      else targets.push(atMost(wait.name, wait.value, 150, 'ms'), atMost(key.name, key.value, 16, 'ms'));
      await page.close();
    }
    return findings({ facts, targets });
  },
};
