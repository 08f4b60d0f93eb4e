// Lighthouse on every page: accessibility, good practice and search engines, on a phone.
import { sitePages } from '../../../src/pages/site-pages';
import { findTools } from '../../../tests/tools/find-tools';
import { LASTING, openLighthouse, type Judge, type Verdict } from '../../measure/lighthouse';
import type { RunPart } from '../../measure/session';
import type { Measurement } from '../../model';
import { counted, findings } from '../part';

const tools = await findTools();

const paths = () => [...sitePages.map(({ paths: [path] }) => path), ...tools.map(({ id }) => `/tool/${id}`)];

/**
 * Allowed losses, by page: a page that asks not to be indexed loses points for that, and without the Internet the browser
 * reports the missing exchange rates as an error.
 */
const EXCUSED = new Map([
  ...sitePages.filter(({ indexed }) => !indexed).map(({ paths: [path] }) => [path, 'is-crawlable'] as const),
  ['/tool/currency-converter', 'errors-in-console'],
]);

/** A score, which should be 100. If only the excused audit loses points, the score without that audit is 100. */
export function fullScore(what: string, { score, lost }: Verdict, excused?: string): Measurement {
  const figure = {
    ...counted(what, score, '', { least: 100 }),
    ...(lost.length > 0 && { note: `lost: ${lost.join(', ')}` }),
  };
  const isExcused = lost.length > 0 && lost.every((audit) => audit === excused);
  return isExcused ? { ...figure, corrected: { value: 100, formula: `the score without ${lost.join(', ')}` } } : figure;
}

async function judged(judge: Judge, site: string, path: string): Promise<readonly Measurement[]> {
  const verdicts = await judge.judgeLasting(site + path);
  const excused = EXCUSED.get(path);
  return LASTING.map((category) => fullScore(`${path}, ${category}`, verdicts[category], excused));
}

export const everyPage: RunPart = async (bench, session) => {
  const judge = await openLighthouse();
  const measurements: Measurement[] = [];
  try {
    for (const path of paths()) {
      measurements.push(...(await judged(judge, bench.site, path)));
      session.note(path);
    }
  } finally {
    await judge.close();
  }
  return findings({ measurements });
};
