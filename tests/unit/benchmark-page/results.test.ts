// Which results the benchmark page calls equal or wrong, and how it handles contenders that fail.
import { describe, expect, test, vi } from 'vitest';
import { checkResults, isSame } from '../../../src/pages/benchmark/check-results';
import type { Contender, Content, Job } from '../../../src/pages/benchmark/contenders';
import { makeWork, UUID_BYTES, type Work } from '../../../src/pages/benchmark/inputs';

import { JOB_IDS } from '../../../src/pages/benchmark/settings';

const { signal } = new AbortController();
const WORK: Work = { files: [], bytes: 100, isOwn: false };

const makes = (name: string, content: Content, more: Partial<Contender> = {}): Contender => ({
  name,
  isOurs: false,
  run: () => Promise.resolve({ content }),
  ...more,
});

const fails = (name: string, message: string, isOurs = false): Contender => ({
  name,
  isOurs,
  run: () => Promise.reject(new Error(message)),
});

const verdicts = async (job: Job, work = WORK) =>
  (await checkResults(job, work, signal)).map(({ contender, verdict, problem }) => [
    contender.name,
    verdict,
    ...(problem === undefined ? [] : [problem]),
  ]);

describe('results', () => {
  test.each<[string, Content, Content, boolean]>([
    ['two texts', 'naïve', 'naïve', true],
    ['a text and a file of it', 'naïve', new Blob(['naïve']), true],
    ['one character', 'abc', 'abd', false],
    ['a missing end', 'abc', 'ab', false],
    [
      'the last byte of a long file',
      new Blob(['x'.repeat(3_000_000), 'a']),
      new Blob(['x'.repeat(3_000_000), 'b']),
      false,
    ],
    ['long files', new Blob(['x'.repeat(3_000_000), 'a']), 'x'.repeat(3_000_000) + 'a', true],
    ['nothing', '', new Blob(), true],
  ])('%s: compared byte for byte', async (_, one, other, same) => {
    expect(await isSame(one, other)).toBe(same);
  });

  test('that differ from the first one are wrong, whoever made them', async () => {
    const contenders = [
      makes('a', '900150'),
      makes('b', '900150'),
      makes('c', '900151'),
      makes('us', '9', { isOurs: true }),
    ];
    expect(await verdicts({ contenders })).toEqual([
      ['a', 'reference'],
      ['b', 'equal'],
      ['c', 'wrong'],
      ['us', 'wrong'],
    ]);
  });

  test('of the visitor’s own file are only different', async () => {
    const contenders = [makes('a', '1.0'), makes('b', '1')];
    expect(await verdicts({ contenders }, { ...WORK, isOwn: true })).toEqual([
      ['a', 'reference'],
      ['b', 'different'],
    ]);
  });

  test('need only agree on the part that the job names', async () => {
    const agreed = (content: Content) => new Blob([content]).slice(0, 2).text();
    expect(
      await verdicts({ contenders: [makes('a', 'ab1'), makes('b', 'ab2'), makes('c', 'x')], agreed }),
    ).toMatchObject([
      ['a', 'reference'],
      ['b', 'equal'],
      ['c', 'wrong'],
    ]);
  });

  test('are missing where a contender fails or its limit is smaller, and the next one is the reference', async () => {
    vi.spyOn(console, 'warn').mockReturnValue();
    const contenders = [
      fails('a', 'RangeError: Invalid string length'),
      makes('b', 'x', { maxBytes: 99 }),
      fails('us', 'The file is too large.', true),
      makes('c', 'x'),
      makes('d', 'x'),
    ];
    expect(await verdicts({ contenders })).toEqual([
      ['a', 'none', 'didn’t finish in this browser'],
      ['b', 'none', 'measured up to 0 MB only'],
      ['us', 'none', 'The file is too large.'],
      ['c', 'reference'],
      ['d', 'equal'],
    ]);
    expect(await verdicts({ contenders: [fails('a', ''), makes('b', 'x')] })).toEqual([
      ['a', 'none', 'didn’t finish in this browser'],
      ['b', 'alone'],
    ]);
  });

  test('release their files, and a canceled run ends', async () => {
    const release = vi.fn<() => void>();
    const contender = { ...makes('a', ''), run: () => Promise.resolve({ content: new Blob(['x']), release }) };
    await checkResults({ contenders: [contender, contender] }, WORK, signal);
    expect(release).toHaveBeenCalledTimes(2);
    const canceled = AbortSignal.abort(new Error('canceled'));
    await expect(checkResults({ contenders: [fails('a', 'x')] }, WORK, canceled)).rejects.toThrow('canceled');
  });
});

describe('an input', () => {
  test.each(JOB_IDS)('of %s is the same each time, and as large as it was asked for', async (job) => {
    const [one, other] = [await makeWork(job, 40_000, signal), await makeWork(job, 40_000, signal)];
    const texts = async ({ files }: Work) => Promise.all(files.map((file) => file.text()));
    expect(await texts(one)).toEqual(await texts(other));
    expect(one.bytes).toBeGreaterThanOrEqual(40_000);
    expect(one.bytes).toBeLessThan(42_000);
    if (job === 'uuid') expect(one.bytes % UUID_BYTES).toBe(0);
  });

  test('of JSON is one document that is written as JSON.stringify writes it', async () => {
    const { files } = await makeWork('json', 40_000, signal);
    const text = (await files[0]?.text()) ?? '';
    expect(JSON.stringify(JSON.parse(text))).toBe(text);
  });

  test('of lines has each line twice, and that of a comparison has two hundred changed lines', async () => {
    const [lines] = (await makeWork('lines', 40_000, signal)).files;
    const found = ((await lines?.text()) ?? '').trimEnd().split('\n');
    expect(new Set(found).size).toBe(Math.ceil(found.length / 2));
    const texts = await Promise.all((await makeWork('diff', 100_000, signal)).files.map((file) => file.text()));
    const [before = [], after = []] = texts.map((text) => text.split('\n'));
    const changed = before.filter((line, index) => line !== after[index]).length;
    expect(changed).toBeGreaterThan(100);
    expect(changed).toBeLessThan(220);
  });

  test('ends with the run', async () => {
    await expect(makeWork('sha256', 4_000_000, AbortSignal.abort(new Error('canceled')))).rejects.toThrow('canceled');
  });
});
