// A file of 1 GB through every tool for texts and bytes: how long it takes, its effect on the page, and whether the result
// equals that of a native program.
import type { Page } from '@playwright/test';
import { rm } from 'node:fs/promises';
import { fileField } from '../../browser/file-field';
import { clickToResult } from '../../browser/click';
import type { Bench } from '../../browser/open';
import { GB, MB, noiseFile } from '../../inputs';
import { NotHere, type Input } from '../../measure/contender';
import { watchFreezes } from '../../measure/freezes';
import { watchMemory } from '../../measure/memory';
import { run } from '../../measure/native';
import type { RunPart, Session } from '../../measure/session';
import type { Findings } from '../../model';
import { lightness, MEMORY_MB } from '../tools/hash';
import { costFindings, findings, measured, mergeFindings } from '../part';
import { longProseFile } from '../tools/prose';
import { markupFile } from '../tools/text-converters';
import { chooseAndCount, countByWc, countsOf } from '../tools/word-counter';

interface Subject {
  readonly tool: string;
  readonly label: string;
  readonly of: 'noise' | 'text' | 'markup';
  readonly button: string;
  /** Sets options that differ from the defaults. */
  readonly arrange?: (page: Page) => Promise<void>;
  /** The shell command for the same result from the file $0. */
  readonly native: string;
  /** Its memory grows with the text. */
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
      await page.getByLabel('Convert to').selectOption('title');
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

/** Downloads the page's result and compares it with the native program's; returns the difference in words. */
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

async function measure(
  bench: Bench,
  session: Session,
  subject: Subject,
  { path, label: size }: Input,
): Promise<Findings> {
  const where = `${subject.label}, ${size}`;
  const open = async () => {
    const page = await bench.openTool(subject.tool);
    const button = page.getByRole('button', { name: subject.button, exact: true });
    const choose = async () => {
      await fileField(page).setInputFiles(path);
      await subject.arrange?.(page);
    };
    return { page, choose, run: () => clickToResult(button, RESULT) };
  };

  return session.measure(
    where,
    async (round) => {
      const first = await open();
      let ms = 0;
      const memory = await watchMemory(bench.browser, async () => {
        await first.choose();
        ms = await first.run();
      });
      // The native program takes longer than the page.
      const wrong = round === 0 ? await difference(first.page, subject, path) : undefined;
      await first.page.close();

      // In a new page, which removes the first one's result: two results of 9 GB and a download would fill the system's file
      // cache, and every thread would wait for the disk.
      const second = await open();
      await second.choose();
      await run('sync', []);
      const freezes = await watchFreezes(second.page, async () => {
        await second.run();
      });
      await second.page.close();
      return { ms, memory, wrong, freezes };
    },
    (uses) =>
      mergeFindings([
        findings({
          measurements: [
            measured(
              `From the click to the result, ${where}`,
              uses.map(({ ms }) => ms),
              'ms',
            ),
          ],
          wrong: uses.flatMap(({ wrong }) => (wrong === undefined ? [] : [`${where}: ${wrong}`])),
        }),
        costFindings(uses, where, subject.mayGrow ? undefined : MEMORY_MB),
      ]),
  );
}

async function count(bench: Bench, session: Session, { path, label: size }: Input): Promise<Findings> {
  const where = `Count, ${size}`;
  const { output } = await countByWc(path);
  return session.measure(
    where,
    async () => {
      const page = await bench.openTool('word-counter');
      await page.getByRole('button', { name: 'More' }).click();
      let ms = 0;
      const memory = await watchMemory(bench.browser, async () => {
        ms = await chooseAndCount(page, path);
      });
      const counts = await countsOf(page);
      await page.getByRole('button', { name: 'Clear Text' }).click();
      const freezes = await watchFreezes(page, async () => {
        await chooseAndCount(page, path);
      });
      await page.close();
      return { ms, memory, freezes, counts };
    },
    (uses) => {
      const wrong = uses.find(({ counts }) => counts !== output);
      return mergeFindings([
        findings({
          measurements: [
            measured(
              `From the choice of the file to the result, ${where}`,
              uses.map(({ ms }) => ms),
              'ms',
            ),
          ],
          wrong: wrong ? [`${where}: ${wrong.counts}, but wc says ${output}`] : [],
        }),
        costFindings(uses, where, MEMORY_MB),
      ]);
    },
  );
}

export const gigabyte: RunPart = async (bench, session) => {
  const bytes = session.quick ? 64 * MB : GB;
  const inputs = {
    noise: await noiseFile(bytes),
    text: await longProseFile(bytes),
    markup: await markupFile(bytes),
  };
  const found: Findings[] = [await lightness(bench, session, inputs.noise), await count(bench, session, inputs.text)];
  for (const subject of SUBJECTS) found.push(await measure(bench, session, subject, inputs[subject.of]));
  return mergeFindings(found);
};
