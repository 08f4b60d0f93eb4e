// The hash generator's page, used as a visitor uses it.
import type { Page } from '@playwright/test';
import { fileField } from './file-field';
import { ALGORITHM_IDS, ALGORITHMS, type AlgorithmId } from '../../workers/kernels/hash-generator/spec';
import type { Sample } from '../measure/contender';
import { clickToResult } from './click';

export interface HashPage {
  readonly page: Page;
  chooseFile(path: string): Promise<void>;
  chooseText(text: string): Promise<void>;
  chooseAlgorithms(ids: readonly AlgorithmId[]): Promise<void>;
  /** Clicks and waits. The output is the list of shown digests, in the algorithms' order. */
  generate(): Promise<Sample>;
}

export function hashPage(page: Page): HashPage {
  const button = page.getByRole('button', { name: 'Generate Hashes' });
  const digests = () => page.locator('main [role=group] output').allTextContents();
  let chosen: readonly AlgorithmId[] = ['md5', 'sha1', 'sha256', 'sha512'];
  return {
    page,
    chooseFile: (path) => fileField(page).setInputFiles(path),
    chooseText: (text) => page.getByRole('textbox', { name: 'Text to Hash' }).fill(text),
    async chooseAlgorithms(ids) {
      if (ids.join() === chosen.join()) return;
      const more = page.getByRole('button', { name: 'More algorithms' });
      if ((await more.getAttribute('aria-expanded')) !== 'true') await more.click();
      for (const id of ALGORITHM_IDS) {
        const box = page.getByRole('checkbox', { name: ALGORITHMS[id].label, exact: true });
        await box.setChecked(ids.includes(id));
      }
      chosen = ids;
    },
    async generate() {
      const ms = await clickToResult(button, '[role=group] output');
      return { ms, output: (await digests()).join(' ') };
    },
  };
}
