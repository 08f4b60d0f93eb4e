// Figures of the benchmark in README and docs are those of the committed report. How to mark one: docs/benchmark.md.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { busyReasons, isPreliminary, isReliable, oursIs, rowOf, valueOf } from '../../bench/figures';
import type { PartReport, Report } from '../../bench/model';
import { atMost, counted } from '../../bench/parts/part';
import { number, times, unitOf } from '../../bench/words';
import { BUSY, comparison, partReport, report } from './recorded';

const root = join(import.meta.dirname, '../..');
const LATEST = join(root, 'bench/results/latest.json');

/** A figure in the form of the text, or the reason why the text must not have it. */
type Quote = { readonly text: string } | { readonly problem: string };

const quoteOfPart = (part: PartReport, names: readonly string[]): Quote => {
  const [first, contender] = names;
  const isBusy = busyReasons(part.conditions).length > 0;
  const judged = (text: string, isSure: boolean): Quote =>
    isBusy || !isSure ? { problem: 'is not judged in the report' } : { text };
  if (contender === undefined) {
    const found = part.measurements.find(({ name }) => name === first);
    if (!found) return { problem: 'is no measurement of the report' };
    const text = number(valueOf(found)) + unitOf(found.unit);
    return found.isCounted ? { text } : judged(text, !isPreliminary(found));
  }
  const where = part.comparisons.find(({ subject, input }) => `${subject}, ${input}` === first);
  const row = where && rowOf(where, contender);
  const ratio = where && row && oursIs(where, row);
  return ratio
    ? judged(times(ratio.value), isReliable(ratio, row.samples.length))
    : { problem: 'is no comparison of the report' };
};

const MARK = /<!-- bench: ([^>]+?(?: > [^>]+?)*) -->/g;

/** A figure that a benchmark could have: a number with a unit of time, memory, speed or noise. */
const FIGURE = /\d(?:[\d.,]*) ?(?:×|%|ms\b|s\b|[KMG]B\b|dB\b)/;
const NAMES_BENCHMARK = /npm run bench -- --only|bench\/results/;

/** The errors in a text's figures. */
function problemsIn(text: string, { parts }: Pick<Report, 'parts'>): string[] {
  const problems = [...text.matchAll(MARK)].flatMap((mark) => {
    const [id = '', ...names] = (mark[1] ?? '').split(' > ');
    const part = parts.find((one) => one.id === id);
    const quote = part ? quoteOfPart(part, names) : { problem: 'is of a part that the report does not have' };
    if ('problem' in quote) return [`“${mark[1] ?? ''}” ${quote.problem}`];
    const isRight = text.slice(0, mark.index).endsWith(quote.text);
    return isRight ? [] : [`“${mark[1] ?? ''}” is ${quote.text} in the report`];
  });
  const unmarked = text
    .split(/\n\n+|\n(?=[-|] )/)
    .filter(
      (piece) =>
        NAMES_BENCHMARK.test(piece) && FIGURE.test(piece.replace(/`[^`]*`/g, '')) && !piece.includes('<!-- bench: '),
    )
    .map((piece) => `“${piece.slice(0, 80)}…” names the benchmark beside a figure without a mark`);
  return [...problems, ...unmarked];
}

describe('README and docs', () => {
  const committed: Pick<Report, 'parts'> = existsSync(LATEST)
    ? (JSON.parse(readFileSync(LATEST, 'utf8')) as Report)
    : { parts: [] };
  const pages = [
    'README.md',
    'CONTRIBUTING.md',
    ...readdirSync(join(root, 'docs'), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.md'))
      .map((name) => `docs/${name.replaceAll('\\', '/')}`),
  ];

  test.each(pages)('%s has the figures of the report', (page) => {
    // Code shows how a mark is written.
    const text = readFileSync(join(root, page), 'utf8').replace(/```[^]*?```/g, '');
    expect(problemsIn(text, committed)).toEqual([]);
  });
});

describe('the check', () => {
  const part = partReport({
    comparisons: [comparison([50, 51, 49, 50, 50], [100, 102, 98, 100, 100])],
    measurements: [
      atMost('Memory', [20, 21, 22, 23, 24], 32, 'MB'),
      counted('Download', 98.4, 'KB'),
      atMost('Once', 3, 9, 'ms'),
    ],
  });
  const check = (text: string, of = part) => problemsIn(text, report(of));

  test('accepts figures that are equal', () => {
    expect(check('It is 2.00×<!-- bench: hash > MD5, 16 MB file > md5sum --> as fast.')).toEqual([]);
    expect(check('22 MB<!-- bench: hash > Memory -->, 98.4 KB<!-- bench: hash > Download -->')).toEqual([]);
    expect(check('98.4 KB<!-- bench: hash > Download -->', { ...part, conditions: BUSY })).toEqual([]);
  });

  test.each([
    ['2.10×<!-- bench: hash > MD5, 16 MB file > md5sum -->', /is 2\.00× in the report/],
    ['22 MB <!-- bench: hash > Memory -->', /is 22 MB in the report/],
    ['3 MB<!-- bench: media > Memory -->', /a part that the report does not have/],
    ['3 MB<!-- bench: hash > Memories -->', /no measurement/],
    ['2×<!-- bench: hash > MD5, 16 MB file > sha1sum -->', /no comparison/],
    ['3 ms<!-- bench: hash > Once -->', /not judged/],
    ['It took 5.2 s (`npm run bench -- --only hash`).', /without a mark/],
  ])('finds the mistake in %s', (text, problem) => {
    expect(check(text)).toHaveLength(1);
    expect(check(text)[0]).toMatch(problem);
  });

  test('refuses a figure from a busy machine', () => {
    expect(check('22 MB<!-- bench: hash > Memory -->', { ...part, conditions: BUSY })[0]).toContain('not judged');
  });
});
