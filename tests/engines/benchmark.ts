// The benchmark page, run quickly: a few of its jobs with every contender, and a contender that is wrong.
import { expect, test } from 'vitest';
import { parseReport, type Report } from '../../src/pages/benchmark/report';
import type { Driver } from './driver';
import type { Session } from './session';
import { action, save } from './tool-page';

/** One round, each of which ends after one run of a contender. */
const QUICK = '/benchmark#rounds=1&roundMs=1&jobs=';

/** They differ in how a result comes back: text, bytes and numbers. */
const JOBS = ['sha256', 'base64', 'json', 'words'] as const;

const read = (bytes: Buffer): Report | undefined => parseReport(bytes.toString());

async function run(driver: Driver): Promise<Report> {
  await driver.click(action('Start'));
  const { bytes } = await save(driver, action('Download JSON'), (whole) => read(whole) !== undefined);
  const report = read(bytes);
  if (!report) throw new Error('The page cannot read its own file');
  return report;
}

const verdictsOf = ({ jobs }: Report) =>
  jobs.map(({ id, rows }) => [id, [...new Set(rows.map(({ verdict, problem }) => problem ?? verdict))]]);

/** Runs in the page: from now on, WebCrypto’s digests are zeros. */
const forgeDigests = () => {
  SubtleCrypto.prototype.digest = () => Promise.resolve(new ArrayBuffer(32));
};

export function testBenchmark(session: () => Session) {
  test('benchmark: the tools’ results equal those of other sites’ libraries', async () => {
    const { driver } = session();
    await driver.open(QUICK + JOBS.join());
    expect(verdictsOf(await run(driver))).toEqual(JOBS.map((id) => [id, ['reference', 'equal']]));
  });

  test('benchmark: a wrong result is called wrong', async () => {
    const { driver } = session();
    await driver.open('/tools'); // an address that differs in its fragment only doesn't load the page again
    await driver.open(`${QUICK}sha256`);
    await driver.evaluate(forgeDigests, null);
    const { jobs } = await run(driver);
    expect(jobs.flatMap(({ rows }) => rows.map(({ contender, verdict }) => [contender, verdict]))).toEqual([
      ['WebCrypto', 'reference'],
      ['Toolyard', 'wrong'],
      ['hash-wasm', 'wrong'],
      ['crypto-js', 'wrong'],
    ]);
    await driver.open('/tools'); // with its own WebCrypto
  });
}
