// Calls the laboratory's page.
import type { Page } from '@playwright/test';
import type { HashJob, Lab, ReadJob, Timed } from '../lab/api';

type GlobalWithLab = typeof globalThis & { readonly lab: Lab };

export interface LabPage {
  readonly page: Page;
  choose(path: string): Promise<void>;
  prepare(bytes: number): Promise<void>;
  hash(...jobs: readonly HashJob[]): Promise<Timed>;
  hashAfresh(...jobs: readonly HashJob[]): Promise<Timed>;
  read(job: ReadJob): Promise<Timed>;
  echo(): Promise<Timed>;
  hashText(text: string): Promise<Timed>;
  convert(bitRate: number): Promise<Timed>;
}

export function labPage(page: Page): LabPage {
  let chosen = '';
  return {
    page,
    async choose(path) {
      if (path === chosen) return;
      await page.locator('#file').setInputFiles(path);
      chosen = path;
    },
    prepare: (bytes) => page.evaluate((size) => (globalThis as GlobalWithLab).lab.prepare(size), bytes),
    hash: (...jobs) => page.evaluate((list) => (globalThis as GlobalWithLab).lab.hash(list), jobs),
    hashAfresh: (...jobs) => page.evaluate((list) => (globalThis as GlobalWithLab).lab.hashAfresh(list), jobs),
    read: (job) => page.evaluate((it) => (globalThis as GlobalWithLab).lab.read(it), job),
    echo: () => page.evaluate(() => (globalThis as GlobalWithLab).lab.echo()),
    hashText: (text) => page.evaluate((it) => (globalThis as GlobalWithLab).lab.hashText(it), text),
    convert: (bitRate) => page.evaluate((rate) => (globalThis as GlobalWithLab).lab.convert(rate), bitRate),
  };
}
