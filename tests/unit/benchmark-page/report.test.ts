// A run of the benchmark page as data: its words, its way through a file, and its comparison with another one.
import { describe, expect, test } from 'vitest';
import {
  compareReports,
  machineText,
  parseReport,
  reportMarkdown,
  type Report,
} from '../../../src/pages/benchmark/report';
import { jobsOf, options } from '../../../src/pages/benchmark/settings';
import { addressWith, optionsIn } from '../../../src/tool-kit/options/options-address';

const STEADY = [10, 10.1, 9.9, 10, 10.2];

/** MB/s. */
const SPEEDS = [100, 103, 98, 101, 99, 102, 100];

const row = (contender: string, speeds: readonly number[], more: Partial<Report['jobs'][0]['rows'][0]> = {}) => ({
  contender,
  isOurs: contender === 'Toolyard',
  speeds: speeds.map((speed) => speed * 1e6),
  stillMs: speeds.map((_, round) => 16 + round),
  heapGrowth: [],
  verdict: 'equal' as const,
  ...more,
});

const report = (rows: Report['jobs'][0]['rows'], more: Partial<Report> = {}): Report => ({
  format: 'toolyard-benchmark-1',
  madeAt: '2026-01-02T03:04:05.000Z',
  build: '',
  browser: 'Browser 1',
  cores: 8,
  memoryGib: null,
  size: '1',
  rounds: 7,
  roundMs: 200,
  calibration: { idleStillMs: 17, before: STEADY, after: STEADY },
  jobs: [{ id: 'sha256', bytes: 1e6, rows }],
  ...more,
});

test('comes back from its file, and nothing else does', () => {
  const made = report([
    row('Toolyard', SPEEDS),
    row('crypto-js', [], { verdict: 'none', problem: 'measured up to 16 MB only' }),
  ]);
  expect(parseReport(JSON.stringify(made))).toEqual(made);
  const others = [
    '',
    'null',
    '[]',
    '{"format":"toolyard-benchmark-1"}',
    JSON.stringify({ ...made, format: 'toolyard-benchmark-2' }),
    JSON.stringify({ ...made, jobs: [{ id: 'no-such-job', bytes: 1, rows: [] }] }),
    JSON.stringify(report([row('Toolyard', [-1])])),
    JSON.stringify({ ...made, calibration: { idleStillMs: 17, before: [], after: [] } }),
  ];
  for (const text of others) expect(parseReport(text), text).toBeUndefined();
});

/** Each once stopped the page: endless loops, “−∞ ms”, a stack without room, two rows with the same key, rows without end. */
describe('a hostile file', () => {
  const reportWith = (more: Partial<Report>) => report([row('Toolyard', SPEEDS)], more) as unknown;
  const withRows = (...rows: readonly object[]) =>
    reportWith({ jobs: [{ id: 'sha256', bytes: 1e6, rows: rows as never }] });
  const many = (length: number) => new Array<number>(length).fill(1e6);
  test.each<readonly [name: string, value: unknown]>([
    ['more rounds than the page makes', withRows(row('a', many(51)))],
    ['a million rounds', withRows(row('a', many(1_000_000)))],
    ['rounds without standstills', withRows({ ...row('a', [1]), stillMs: [] })],
    ['neither rounds nor a reason', withRows(row('a', []))],
    ['a speed of 300 digits', withRows(row('a', [1e300]))],
    ['a speed that divides to infinity', withRows({ ...row('a', [1]), speeds: [5e-324] })],
    ['heap growth of 300 digits', withRows(row('a', [1], { heapGrowth: [1e300] }))],
    ['two rows of a contender', withRows(row('a', [1]), row('a', [2]))],
    ['a hundred rows', withRows(...many(100).map((_, n) => row(`a${n}`, [1])))],
    ['two jobs of a tool', reportWith({ jobs: ['a', 'b'].map(() => ({ id: 'md5' as const, bytes: 1, rows: [] })) })],
    ['a size in bytes of 300 digits', reportWith({ jobs: [{ id: 'md5', bytes: 1e300, rows: [] }] })],
    ['a million calibrations', reportWith({ calibration: { idleStillMs: 1, before: many(1_000_000), after: [1] } })],
    [
      'a calibration that divides to infinity',
      reportWith({ calibration: { idleStillMs: 1, before: [1], after: [5e-324] } }),
    ],
    ['a time that is a path', reportWith({ madeAt: '../../../../.bashrc' })],
    ['a time that is markup', reportWith({ madeAt: '<img src=x onerror=alert(1)>' })],
    ['an unknown size', reportWith({ size: 'huge' as never })],
    ['a size that is an object', reportWith({ size: { toString: 1 } as never })],
    ['half a round', reportWith({ rounds: 0.5 })],
    ['a browser of 100,000 characters', reportWith({ browser: 'x'.repeat(100_000) })],
    ['a list for a text', reportWith({ browser: ['x'] as never })],
    ['a text for a list', reportWith({ jobs: 'sha256' as never })],
    ['text for a number', withRows({ ...row('a', [1]), speeds: ['1'] })],
    ['an unknown verdict', withRows({ ...row('a', [1]), verdict: '__proto__' })],
    ['an unknown job named as a prototype', reportWith({ jobs: [{ id: '__proto__' as never, bytes: 1, rows: [] }] })],
  ])('with %s is refused', (_, value) => {
    expect(parseReport(JSON.stringify(value))).toBeUndefined();
  });

  test('that is nested, cut or no JSON is refused', () => {
    const text = JSON.stringify(reportWith({}));
    const others = ['['.repeat(1_000_000), '{"a":'.repeat(100_000), text.slice(0, -1), `${text}\0`, `\0${text}`, 'NaN'];
    for (const other of others) expect(parseReport(other), other.slice(0, 20)).toBeUndefined();
  });

  test('that sets a prototype sets none', () => {
    const text = JSON.stringify(reportWith({})).replace(
      '{',
      '{"__proto__":{"rounds":1,"hostile":true},"constructor":1,',
    );
    expect(parseReport(text)).toEqual(reportWith({}));
    expect('hostile' in {}).toBe(false);
  });

  test('with line breaks and marks that reverse text shows them', () => {
    const parsed = parseReport(JSON.stringify(withRows(row('a\n|\u202eb\0', SPEEDS))));
    expect(parsed?.jobs[0]?.rows[0]?.contender).toBe('a\ufffd|\ufffdb\ufffd');
  });
});

test('is a table in Markdown, which calls a median without an interval preliminary', () => {
  const made = report([
    row('WebCrypto', SPEEDS, { verdict: 'reference', heapGrowth: [2_000_000, 1_000_000] }),
    row('Toolyard', [50, 52], { verdict: 'wrong' }),
    row('a|b', [], { verdict: 'none', problem: 'didn’t finish in this browser' }),
  ]);
  expect(reportMarkdown(made)).toContain(`### SHA-256, 1 MB

|  | Median speed (95 % interval) | Standstill (longest) | Page heap growth | Result |
| --- | --- | --- | --- | --- |
| WebCrypto | 100 MB/s (98 to 103) | 19 ms (22 ms) | 2 MB | reference |
| Toolyard | 51 MB/s (preliminary) | 17 ms (17 ms) | not known | wrong |
| a\\|b | didn’t finish in this browser |  |  |  |
`);
  expect(reportMarkdown(made)).toContain('Browser 1, 8 cores, memory not known. 7 rounds of at least 200 ms.');
});

test('says whether the machine was busy', () => {
  expect(machineText(report([]))).toMatch(/^The machine was steady.* standstill was 17 ms\.$/);
  const slower = report([], { calibration: { idleStillMs: 17, before: STEADY, after: STEADY.map((ms) => ms * 1.5) } });
  expect(machineText(slower)).toMatch(/busy.* the machine was 50 % slower afterwards/);
});

test('is compared contender by contender', () => {
  const before = report([
    row('WebCrypto', SPEEDS),
    row('Toolyard', SPEEDS),
    row('hash-wasm', SPEEDS),
    row('only here', SPEEDS),
  ]);
  const after = report([
    row('WebCrypto', SPEEDS.toReversed()),
    row(
      'Toolyard',
      SPEEDS.map((speed) => speed * 2),
    ),
    row(
      'hash-wasm',
      SPEEDS.map((speed) => speed / 2),
    ),
  ]);
  const compared = compareReports(before, after);
  expect(compared.map(({ contender, outcome }) => [contender, outcome])).toEqual([
    ['WebCrypto', 'not distinguishable'],
    ['Toolyard', 'faster'],
    ['hash-wasm', 'slower'],
  ]);
  expect(compared[1]?.ratio?.value).toBeCloseTo(2);
  expect(compareReports(before, { ...after, jobs: after.jobs.map((job) => ({ ...job, bytes: 16e6 })) })).toEqual([]);
});

test('isn’t judged with fewer than six rounds, and has no ratio with one', () => {
  const few = (speeds: readonly number[]) => report([row('Toolyard', speeds)]);
  expect(compareReports(few([1, 1.1, 1, 1, 1]), few([9, 9.1, 9, 9, 9]))).toMatchObject([{ outcome: 'not judged' }]);
  expect(compareReports(few([1]), few([9]))).toMatchObject([{ ratio: undefined, outcome: 'not judged' }]);
});

test('a link has the settings, and a file leaves out the tools that take none', () => {
  const settings = { ...options.defaults, jobs: ['md5', 'diff'] as const, size: 'file' as const, rounds: 6 };
  const address = addressWith(options, settings, '/benchmark');
  expect(address).toBe('/benchmark#jobs=md5%2Cdiff&size=file&rounds=6');
  expect(optionsIn(options, address.split('#')[1] ?? '').options).toEqual({ ...settings });
  expect(jobsOf(settings)).toEqual(['md5']);
});
