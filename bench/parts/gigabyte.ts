// A file of 1 GB through every tool of texts and bytes: how long it takes, what it costs the page, and whether the result is,
// byte for byte, what a program of this machine makes of the same file.
import type { Page } from '@playwright/test';
import { rm } from 'node:fs/promises';
import { clickToResult } from '../browser/click';
import type { Bench } from '../browser/open';
import { GB, MB, noiseFile } from '../inputs';
import { NotHere, type Input } from '../measure/contender';
import { watchFreezes } from '../measure/freezes';
import { watchMemory } from '../measure/memory';
import { run } from '../measure/native';
import { lightness, MEMORY_MB } from './hash';
import { findings, freezeFindings, memoryFindings, mergeFindings, type Findings, type Part } from './part';
import { longProseFile } from './prose';
import { markupFile } from './text-converters';
import { chooseAndCount, countByWc, countsOf } from './word-counter';

interface Subject {
  readonly tool: string;
  readonly label: string;
  readonly of: 'noise' | 'text' | 'markup';
  readonly button: string;
  /** Sets what the tool proposes otherwise. */
  readonly arrange?: (page: Page) => Promise<void>;
  /** What makes the same of the file $0, for a shell. */
  readonly native: string;
  /** What it remembers grows with the text. */
  readonly mayGrow?: boolean;
}

async function exactly(page: Page) {
  await page.getByRole('checkbox', { name: 'Case sensitive' }).check();
  for (const name of ['Trim whitespace', 'Remove empty']) await page.getByRole('checkbox', { name }).uncheck();
}

const SUBJECTS: readonly Subject[] = [
  { tool: 'base64-encoder', label: 'Base64', of: 'noise', button: 'Encode', native: 'base64 -w 0 "$0"' },
  { tool: 'hex-encoder', label: 'Hex', of: 'noise', button: 'Encode', native: `xxd -p "$0" | tr -d '\\n'` },
  {
    tool: 'url-encoder',
    label: 'URL encode',
    of: 'markup',
    button: 'Encode',
    native: `perl -pe 'BEGIN { $of{chr $_} = sprintf "%%%02X", $_ for 0 .. 255 } s/([^\\w.!~*()\\x27-])/$of{$1}/ag' "$0"`,
  },
  {
    tool: 'html-encoder',
    label: 'HTML encode',
    of: 'markup',
    button: 'Encode',
    native: `LC_ALL=C sed 's/&/\\&amp;/g; s/</\\&lt;/g; s/>/\\&gt;/g; s/"/\\&quot;/g; s/\\x27/\\&#39;/g; s,/,\\&#x2F;,g' "$0"`,
  },
  {
    tool: 'binary-converter',
    label: 'Text to binary',
    of: 'text',
    button: 'Convert',
    native: `perl -e '$/ = \\65536; while (<>) { print " " if $n++; print join " ", unpack "(B8)*" }' "$0"`,
  },
  {
    tool: 'text-case-converter',
    label: 'Title case',
    of: 'text',
    button: 'Convert Text Cases',
    arrange: async (page) => {
      await page.getByLabel('Convert the file to').selectOption('title');
    },
    native: `perl -CSD -pe 's/(\\w+)/\\u\\L$1/g' "$0"`,
  },
  {
    tool: 'text-deduplicator',
    label: 'Different lines in order',
    of: 'text',
    button: 'Remove Duplicates',
    arrange: exactly,
    native: `mawk '!s[$0]++' "$0"`,
    mayGrow: true,
  },
];

const RESULT = 'main section[aria-labelledby] h2, main section[aria-label=Statistics]';

/** Downloads the page's result and has the machine compare it with its own program's; what differs, in words. */
async function difference(page: Page, { native }: Subject, path: string): Promise<string | undefined> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download', exact: true }).click(),
  ]);
  const result = await download.path();
  const compare = `set -o pipefail; ${native} | cmp - "$1" && echo same`;
  try {
    const { stdout } = await run('bash', ['-c', compare, path, result]);
    return stdout.trim() === 'same' ? undefined : stdout;
  } catch (error) {
    if (error instanceof NotHere) throw error;
    return error instanceof Error ? error.message : String(error);
  } finally {
    await rm(result, { force: true });
  }
}

async function measure(bench: Bench, subject: Subject, { path, label: size }: Input): Promise<Findings> {
  const where = `${subject.label}, ${size}`;
  const open = async () => {
    const page = await bench.openTool(subject.tool);
    const button = page.getByRole('button', { name: subject.button, exact: true });
    const choose = async () => {
      await page.locator('main input[type=file]').setInputFiles(path);
      await subject.arrange?.(page);
    };
    return { page, choose, run: () => clickToResult(button, RESULT) };
  };

  const first = await open();
  let ms = 0;
  const memory = await watchMemory(bench.browser, async () => {
    await first.choose();
    ms = await first.run();
  });
  const wrong = await difference(first.page, subject, path);
  await first.page.close();

  // In a page of its own, whose opening removes the first one's result: two of 9 GB and a download of one fill the
  // memory that the system keeps files in, and then every thread of the machine waits for the disk.
  const second = await open();
  await second.choose();
  await run('sync', []);
  const freezes = await watchFreezes(second.page, async () => {
    await second.run();
  });
  await second.page.close();
  console.log(`  ${where}: ${Math.round(ms)} ms, ${wrong ?? 'same as the native tool'}`);
  return mergeFindings([
    findings({
      facts: [{ name: `Click to result, ${where}`, value: Math.round(ms), unit: 'ms' }],
      faults: wrong === undefined ? [] : [`${where}: ${wrong}`],
    }),
    memoryFindings(memory, where, subject.mayGrow ? undefined : MEMORY_MB),
    freezeFindings(freezes, where),
  ]);
}

async function count(bench: Bench, { path, label: size }: Input): Promise<Findings> {
  const page = await bench.openTool('word-counter');
  await page.getByRole('button', { name: 'More' }).click();
  const where = `Count, ${size}`;
  let ms = 0;
  const memory = await watchMemory(bench.browser, async () => {
    ms = await chooseAndCount(page, path);
  });
  const [ours, { output }] = [await countsOf(page), await countByWc(path)];
  await page.getByRole('button', { name: 'Clear Text' }).click();
  const freezes = await watchFreezes(page, async () => {
    await chooseAndCount(page, path);
  });
  await page.close();
  console.log(`  ${where}: ${Math.round(ms)} ms, ${ours} by us, ${output} by wc`);
  return mergeFindings([
    findings({
      facts: [{ name: `Choice to result, ${where}`, value: Math.round(ms), unit: 'ms' }],
      faults: ours === output ? [] : [`${where}: ${ours}, but wc says ${output}`],
    }),
    memoryFindings(memory, where, MEMORY_MB),
    freezeFindings(freezes, where),
  ]);
}

export const gigabyte: Part = {
  id: 'gigabyte',
  title: 'One gigabyte through every tool',
  async run(bench, { quick }) {
    const bytes = quick ? 64 * MB : GB;
    const inputs = {
      noise: await noiseFile(bytes),
      text: await longProseFile(bytes),
      markup: await markupFile(bytes),
    };
    const found: Findings[] = [await lightness(bench, inputs.noise), await count(bench, inputs.text)];
    for (const subject of SUBJECTS) found.push(await measure(bench, subject, inputs[subject.of]));
    return mergeFindings(found);
  },
};
