// A run of the benchmark page as data: its words, its way through a file, and its comparison with another one.
import { expect, test } from 'vitest';
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
