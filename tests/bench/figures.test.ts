// The report's verdicts, busy machines, rounds and tables.
import { describe, expect, test, vi } from 'vitest';
import { busyReasons, judgedRatios, verdictOf } from '../../bench/figures';
import { NotHere, type Contender } from '../../bench/measure/contender';
import { createSession, roundsFor } from '../../bench/measure/session';
import type { Conditions, Measurement } from '../../bench/model';
import { atMost, longestTask } from '../../bench/parts/part';
import { createProgress } from '../../bench/progress';
import { renderPage } from '../../bench/report/page';
import { partMarkdown, partText, reportCsv } from '../../bench/report/tables';
import { BUSY, comparison, partReport, report } from './recorded';

const conditions = (change: Partial<Conditions>): Conditions => ({ ...partReport().conditions, ...change });

describe('a machine', () => {
  test('is quiet if nothing else runs and its speed stays', () => {
    expect(busyReasons(conditions({}))).toEqual([]);
    expect(busyReasons(conditions({ others: 0.1, calibrationAfter: [33, 33, 33] }))).toEqual([]);
  });

  test('is busy if other programs run, if it throttles, or if it stalls', () => {
    expect(busyReasons(conditions({ others: 0.35 }))).toEqual(['other programs used 35 % of the processors']);
    expect(busyReasons(conditions({ calibrationAfter: [36, 36, 36] }))).toEqual([
      'the machine was 20 % slower afterwards',
    ]);
    expect(busyReasons(conditions({ calibrationAfter: [24, 24, 24] }))).toEqual([
      'the machine was 25 % faster afterwards',
    ]);
    expect(busyReasons(conditions({ calibrationBefore: [30, 30, 75] }))).toEqual([
      'a loop of fixed work once took 2.5 times as long as usual',
    ]);
  });
});

describe('a verdict', () => {
  const five = [40, 41, 42, 43, 44];

  test('follows from the raw value', () => {
    expect(verdictOf(atMost('a', five, 50, 'ms'), false)).toBe('met');
    expect(verdictOf(atMost('a', five, 41, 'ms'), false)).toBe('missed');
  });

  test('is certain as soon as no further round can change it', () => {
    const by = (by: Measurement['by'], samples: readonly number[]) =>
      verdictOf({ ...atMost('a', samples, 50, 'ms'), by }, false);
    expect(by('median', [1, 2, 3])).toBe('met');
    expect(by('median', [1, 60, 3, 4])).toBe('met');
    expect(by('median', [1, 60, 3])).toBe('preliminary');
    expect(by('median', [60, 61, 62])).toBe('missed');
    expect(by('most', [1, 2, 3, 4])).toBe('preliminary');
    expect(by('most', [1, 2, 60])).toBe('missed');
    expect(by('least', [60, 60, 3])).toBe('met');
    expect(by('least', [3])).toBe('preliminary');
    const atLeastFive: Measurement = { ...atMost('a', [6, 7, 5], 0, ''), limit: { least: 5 } };
    expect(verdictOf(atLeastFive, false)).toBe('met');
  });

  test('is none with too few samples, on a busy machine, or without a limit', () => {
    expect(verdictOf(atMost('a', [1, 2], 50, 'ms'), false)).toBe('preliminary');
    expect(verdictOf(atMost('a', five, 50, 'ms'), true)).toBe('busy');
    const counted: Measurement = { ...atMost('a', 100, 100, ''), isCounted: true };
    expect(verdictOf(counted, true)).toBe('met');
    const { limit: _, ...unlimited } = counted;
    expect(verdictOf(unlimited, false)).toBeUndefined();
  });

  test('says so if only the corrected value is within the limit', () => {
    const slow = longestTask(
      'a',
      [60, 62, 64, 66, 68].map((ms) => ({ ms, machine: 1.6 })),
    );
    expect(slow.corrected).toEqual({
      value: 40,
      formula: 'raw ÷ 1.60, by which this machine is slower than the reference',
    });
    expect(verdictOf(slow, false)).toBe('corrected');
  });

  test('never rests on a value below zero', () => {
    const typing = longestTask(
      'typing',
      [60, 55, 52, 58, 59].map((ms) => ({ ms, machine: 1 })),
      'least',
      112.5,
    );
    expect(typing.samples).toEqual([60, 55, 52, 58, 59]);
    expect(typing.corrected).toEqual({ value: 0, formula: '(raw − 112.5 for a bare field, at least 0)' });
    expect(verdictOf(typing, false)).toBe('corrected');
  });

  const ratio = (ours: readonly number[], least: number, state = conditions({})) => {
    const target = { subject: 'MD5', input: '16 MB file', contender: 'md5sum', least };
    const comparisons = [comparison(ours, [100, 102, 98, 101, 99].slice(0, ours.length))];
    return judgedRatios(partReport({ comparisons, targets: [target], conditions: state }))[0]?.verdict;
  };

  test('on a ratio exists even if a clock reads 0', () => {
    expect(ratio([50, 0, 49, 51, 50], 1.2)).toBe('open');
  });

  test('on a ratio needs the whole interval', () => {
    const ours = [50, 52, 49, 51, 50];
    expect(ratio(ours, 1.5)).toBe('met');
    expect(ratio(ours, 2.5)).toBe('missed');
    expect(ratio(ours, 1.99)).toBe('open');
    expect(ratio(ours.slice(1), 1.5)).toBe('preliminary');
    expect(ratio(ours, 1.5, BUSY)).toBe('busy');
  });
});

describe('a session', () => {
  const silent = createProgress({ write: () => undefined });
  const session = createSession({ rounds: 6, quick: true }, silent);
  const input = { label: '1 MB', bytes: 1e6, path: '' };
  const order: string[] = [];
  const contender = (name: string, kind: Contender['kind'], output: string): Contender => ({
    name,
    kind,
    run: () => {
      order.push(name);
      // So different that no number of rounds is enough.
      return Promise.resolve({ ms: 2 ** order.length, output });
    },
  });

  test('interleaves contenders, keeps all samples, and runs ours twice in each round', async () => {
    const absent: Contender = {
      ...contender('gone', 'peer', ''),
      prepare: () => Promise.reject(new NotHere('no gone on this machine')),
    };
    const contenders = [contender('ours', 'ours', 'x'), absent, contender('theirs', 'native', 'x')];
    const { rows, wrong } = await session.compare({ subject: 'a', input, contenders });
    const rounds = order.slice(2);
    expect(rounds).toHaveLength(18);
    for (let round = 0; round < 6; round++)
      expect(rounds.slice(round * 3, round * 3 + 3).toSorted()).toEqual(['ours', 'ours', 'theirs']);
    expect(new Set(Array.from({ length: 6 }, (_, n) => rounds.slice(n * 3, n * 3 + 3).join())).size).toBeGreaterThan(1);
    expect(
      rows.map(({ contender: name, samples, absent: why, isControl }) => [name, samples.length, why, isControl]),
    ).toEqual([
      ['ours', 6, undefined, undefined],
      ['gone', 0, 'no gone on this machine', undefined],
      ['theirs', 6, undefined, undefined],
      ['ours again (A/A)', 6, undefined, true],
    ]);
    expect(rows.flatMap(({ samples }) => samples).toSorted((a, b) => a - b)).toEqual(
      rounds.map((_, n) => 2 ** (n + 3)),
    );
    expect(wrong).toEqual([]);
    // So a part that fails later keeps it.
    expect(session.done.map(({ subject }) => subject)).toEqual(['a']);
  });

  test('reports a result that differs', async () => {
    const contenders = [contender('ours', 'ours', 'x'), contender('theirs', 'native', 'y')];
    const { wrong } = await session.compare({ subject: 'a', input, contenders });
    expect(wrong[0]).toBe('a, 1 MB: ours gives x, but theirs y');
  });

  test('ends after three rounds if no further one could change a ratio much', async () => {
    const steady = (name: string, kind: Contender['kind'], ms: number): Contender => ({
      name,
      kind,
      run: () => Promise.resolve({ ms: (ms += 0.1), output: 'x' }),
    });
    const contenders = [steady('ours', 'ours', 50), steady('theirs', 'native', 100)];
    const found = await session.compare({ subject: 'b', input, contenders });
    expect(found.rows.map(({ samples }) => samples.length)).toEqual([3, 3, 3]);
    const targets = [{ subject: 'b', input: '1 MB', contender: 'theirs', least: 1.8 }];
    const part = partReport({ comparisons: [found], targets });
    expect(judgedRatios(part)[0]?.verdict).toBe('met');
    expect(partText(part)).not.toContain('preliminary');
  });

  test('measures what takes long until no further round can change a verdict', async () => {
    let now = 0;
    vi.spyOn(performance, 'now').mockImplementation(() => now);
    const roundsOf = async (samples: readonly number[], seconds = 11) => {
      const rounds: number[] = [];
      const { measurements } = await session.measure(
        'memory',
        (round) => {
          rounds.push(round);
          now += seconds * 1000;
          return Promise.resolve(samples[round] ?? 0);
        },
        (found) => ({ comparisons: [], targets: [], wrong: [], measurements: [atMost('Memory', found, 32, 'MB')] }),
      );
      expect(measurements[0]?.samples).toEqual(samples.slice(0, rounds.length));
      return rounds.length;
    };
    expect(await roundsOf([20, 21, 22, 23, 24])).toBe(3);
    expect(await roundsOf([40, 41, 42, 43, 44])).toBe(3);
    expect(await roundsOf([20, 40, 22, 23, 24])).toBe(4);
    expect(await roundsOf([20, 40, 22, 43, 24])).toBe(5);
    expect(await roundsOf([20, 21, 22, 23, 24], 9)).toBe(5);
    vi.restoreAllMocks();
  });

  test('has three rounds of what takes longer than a minute', () => {
    expect([roundsFor(7, 59_000), roundsFor(7, 61_000), roundsFor(1, 61_000)]).toEqual([7, 3, 1]);
  });
});

describe('a report', () => {
  const slow = longestTask(
    'Longest task',
    [60, 62, 64, 66, 68].map((ms) => ({ ms, machine: 1.6 })),
  );
  const part = partReport({
    comparisons: [comparison([50, 52, 49, 51, 90], [100, 102, 98, 101, 99])],
    targets: [{ subject: 'MD5', input: '16 MB file', contender: 'md5sum', least: 1.2 }],
    measurements: [slow, atMost('Memory', [1, 2], 32, 'MB')],
  });

  test('shows raw values first, marks outliers, and shows the formula', () => {
    const text = partText(part);
    expect(text).toContain('Toolyard              51 (49–90*)');
    expect(text).toMatch(/64 ms, median of 5 \(60–68\) +40 ms = raw ÷ 1\.60.* at most 50 ms +met only as corrected/);
    expect(text).toMatch(/1\.5 MB, median of 2 \(1–2\), preliminary .*not judged: too few rounds/);
    expect(text).toContain('Quiet machine.');
    expect(partText({ ...part, conditions: BUSY })).toContain(
      'Busy machine, so nothing is judged: other programs used 40 %',
    );
  });

  test('has the same tables in Markdown', () => {
    expect(partMarkdown(part)).toContain('| Toolyard | 51 (49–90*) | 314 |  |');
  });

  test('has every raw sample in its CSV', () => {
    const lines = reportCsv(report(part)).trimEnd().split('\r\n');
    expect(lines[0]).toBe('part,figure,input,contender,unit,round,value,outlier');
    expect(lines).toHaveLength(1 + 15 + 7);
    expect(lines).toContain('hash,MD5,16 MB file,Toolyard,ms,5,90,1');
  });

  test('is a page with a plot for each subject and the data to download', () => {
    const page = renderPage(report({ ...part, failure: 'no <browser>' }));
    expect(page.match(/<svg /g)).toHaveLength(3);
    expect(page).toContain('href="latest.json" download');
    expect(page).toContain('href="latest.csv" download');
    expect(page).toContain('no &lt;browser&gt;');
    expect(page).not.toMatch(/NaN|Infinity|undefined/);
  });
});
