// Lines of a file by a text, by a text in any case and by a regular expression: through the site to the result, and on the command
// line, against GNU grep, which writes its lines to a file as well.
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { build } from 'vite';
import { fileField } from '../../browser/file-field';
import { clickToResult } from '../../browser/click';
import { MB } from '../../inputs';
import type { Contender } from '../../measure/contender';
import { run, runScript } from '../../measure/native';
import type { RunPart } from '../../measure/session';
import type { Comparison, Measurement, RatioTarget } from '../../model';
import { atLeast, atMost, findings } from '../part';
import { proseFile } from './prose';

const root = join(import.meta.dirname, '../../..');
const GREP = 'grep';
const MEMORY_MB = 120;

interface Search {
  readonly subject: string;
  readonly pattern: string;
  readonly grep: string;
  readonly flags: string;
  readonly match: string;
  readonly ignoresCase: boolean;
}

const SEARCHES: readonly Search[] = [
  {
    subject: 'lines with a text',
    pattern: 'water',
    grep: '-F',
    flags: '',
    match: 'Contains the text',
    ignoresCase: false,
  },
  {
    subject: 'lines with a text in any case',
    pattern: 'WATER',
    grep: '-iF',
    flags: '--ignore-case',
    match: 'Contains the text',
    ignoresCase: true,
  },
  {
    subject: 'lines with a regular expression',
    pattern: 'water [a-z]+er',
    grep: '-E',
    flags: '--match regex --budget-ms 600000',
    match: 'Matches the regex',
    ignoresCase: false,
  },
];

const site = (page: Page, { pattern, match, ignoresCase }: Search): Contender => ({
  name: 'Toolyard',
  kind: 'ours',
  async prepare({ path }) {
    await page.getByLabel('Patterns (one per line)', { exact: true }).fill(pattern);
    await page.getByLabel('A line matches if it').selectOption(match);
    await page.getByRole('checkbox', { name: 'Ignore case' }).setChecked(ignoresCase);
    await fileField(page).setInputFiles(path);
  },
  async run() {
    await page.bringToFront();
    const button = page.getByRole('button', { name: 'Filter Lines', exact: true });
    const ms = await clickToResult(button, 'main section[aria-label=Statistics]');
    const row = page.locator('dl div').filter({ has: page.getByText('Lines kept', { exact: true }) });
    return { ms, output: ((await row.locator('dd').textContent()) ?? '').replaceAll(',', '') };
  },
});

/** The result is the number of lines. */
const command = (name: string, kind: Contender['kind'], words: string, memory: number[]): Contender => ({
  name,
  kind,
  async run({ path }) {
    const { ms } = await runScript(`${words} > "$1.kept"`, [path], memory);
    const { stdout } = await run('sh', ['-c', 'wc -l < "$0.kept"; rm "$0.kept"', path]);
    return { ms, output: stdout.trim() };
  },
});

export const lineFilter: RunPart = async (bench, session) => {
  await build({ root, configFile: join(root, 'cli/vite.config.ts'), configLoader: 'runner', logLevel: 'error' });
  const input = await proseFile(session.quick ? 16 * MB : 256 * MB);
  const page = await bench.openTool('line-filter');
  const comparisons: Comparison[] = [];
  const measurements: Measurement[] = [];
  const targets: RatioTarget[] = [];
  for (const search of SEARCHES) {
    const { subject, pattern, grep, flags } = search;
    const memory: number[] = [];
    const ours = `'${process.execPath}' '${join(root, 'dist-cli/bin.js')}' filter -q ${flags} --pattern '${pattern}' "$1"`;
    const native = `LC_ALL=C.UTF-8 grep ${grep} '${pattern}' "$1"`;
    const contenders = [
      site(page, search),
      command('Toolyard, command line', 'ours', ours, memory),
      command(GREP, 'native', native, []),
    ];
    const comparison = await session.compare({ subject, input, contenders });
    comparisons.push(comparison);
    measurements.push(atMost(`Memory of the command, ${subject}`, memory, MEMORY_MB, 'MB'));
    targets.push(...atLeast(0.5, GREP, comparison));
  }
  return findings({ comparisons, measurements, targets });
};
