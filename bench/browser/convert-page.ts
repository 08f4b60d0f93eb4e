// The MP4 to MP3 converter's page, used as a visitor uses it.
import type { Page } from '@playwright/test';
import { fileField } from './file-field';
import type { Sample } from '../measure/contender';
import { clickToResult } from './click';

export interface ConvertPage {
  readonly page: Page;
  chooseFile(path: string): Promise<void>;
  /** Switches to the general engine for all later conversions. */
  useOnlyFfmpeg(): Promise<void>;
  /** Re-encodes MP3 audio in all later conversions instead of copying it. */
  reencodeMp3(): Promise<void>;
  /** Uses LAME's lower quality in all later conversions. */
  useQuick(): Promise<void>;
  /** Makes M4A files in all later conversions. */
  useM4a(): Promise<void>;
  /** At 192 kbit/s, the page's default. */
  convert(): Promise<Sample>;
  /** The path of the most recent MP3. */
  download(): Promise<string>;
}

export function convertPage(page: Page): ConvertPage {
  const button = page.getByRole('button', { name: /^Convert(ing...)?$/ });
  const openOptions = () => page.getByRole('button', { name: 'Options', exact: true }).click();
  return {
    page,
    chooseFile: (path) => fileField(page).setInputFiles(path),
    async useOnlyFfmpeg() {
      await openOptions();
      await page.getByLabel('Always use FFmpeg').check();
    },
    async reencodeMp3() {
      await page.getByLabel(/existing MP3/).uncheck();
    },
    async useQuick() {
      await openOptions();
      await page.getByLabel('Faster, lower quality').check();
    },
    async useM4a() {
      await openOptions();
      await page.getByRole('radio', { name: /^M4A/ }).check();
    },
    convert: async () => ({ ms: await clickToResult(button, 'main a[download]') }),
    async download() {
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('link', { name: 'Download MP3' }).click(),
      ]);
      return download.path();
    },
  };
}
