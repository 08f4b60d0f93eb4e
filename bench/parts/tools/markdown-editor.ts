// Typing in a long Markdown text: the cost of a keystroke for the page, and how soon the preview shows the last one.
import type { Page } from '@playwright/test';
import { writeFile } from 'node:fs/promises';
import { tracePage } from '../../../tests/browser/lib/page-trace';
import { madeOnce, MB } from '../../inputs';
import type { RunPart } from '../../measure/session';
import type { Measurement } from '../../model';
import { atMost, findings, measured } from '../part';

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

/** Above this size, a keystroke has no limit. */
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

/** Milliseconds of the longest task during this many keystrokes, on one core. */
async function longestKey(page: Page): Promise<number> {
  const trace = await tracePage(page);
  await page.keyboard.type('Written with no pause', { delay: 80 });
  return Math.max(...(await trace.tasks()));
}

export const markdownEditor: RunPart = async (bench, session) => {
  const measurements: Measurement[] = [];
  for (const bytes of session.quick ? [MB] : [MB / 5, MB, 5 * MB]) {
    const page = await bench.openTool('markdown-editor');
    await page.getByLabel('Open a file').setInputFiles(await manual(bytes));
    await page.frameLocator('iframe').locator('section h2').first().waitFor();
    await page.getByRole('textbox', { name: 'Markdown' }).press('ControlOrMeta+Home');
    const size = `${String(bytes / MB)} MB`;
    const waits = await session.repeat(`from the last key to the preview, ${size}`, async (round) => {
      const ms = await keyToPreview(page, `Word${String(round)}`);
      await page.waitForTimeout(500);
      return ms;
    });
    const keys = await session.repeat(`longest task while typing, ${size}`, () => longestKey(page));
    const wait = `From the last key to the preview, ${size}`;
    const key = `Longest task of the page while typing, ${size}`;
    if (bytes > LARGEST_SMOOTH) measurements.push(measured(wait, waits, 'ms'), measured(key, keys, 'ms'));
    else measurements.push(atMost(wait, waits, 150, 'ms'), atMost(key, keys, 16, 'ms'));
    await page.close();
  }
  return findings({ measurements });
};
