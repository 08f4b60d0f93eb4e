// Lighthouse on every page: what it says of accessibility, good practice and search engines, on a phone.
import { sitePages } from '../../src/pages/site-pages';
import { findTools } from '../../tests/tools/find-tools';
import { LASTING, openLighthouse, type Judge, type Verdict } from '../measure/lighthouse';
import { findings, type Part, type Target } from './part';

const tools = await findTools();

const paths = () => [...sitePages.map(({ paths: [path] }) => path), ...tools.map(({ id }) => `/tool/${id}`)];

/**
 * What may be lost, by page: one that search engines are asked to leave out is marked down for just that, and where there is no
 * Internet, a browser complains of the rates that it could not fetch.
 */
const EXCUSED = new Map([
  ...sitePages.filter(({ indexed }) => !indexed).map(({ paths: [path] }) => [path, 'is-crawlable'] as const),
  ['/tool/currency-converter', 'errors-in-console'],
]);

/** The audit that is excused may be lost: then the rest must be whole. */
export function fullScore(what: string, { score, lost }: Verdict, excused?: string): Target {
  const why = lost.length > 0 ? ` (${lost.join(', ')})` : '';
  const isExcused = lost.length > 0 && lost.every((audit) => audit === excused);
  return { what: `${what}: 100`, figure: `${score}${why}`, met: score === 100 || isExcused };
}

async function judged(judge: Judge, site: string, path: string): Promise<readonly Target[]> {
  const verdicts = await judge.judgeLasting(site + path);
  const excused = EXCUSED.get(path);
  return LASTING.map((category) => fullScore(`${path}, ${category}`, verdicts[category], excused));
}

export const everyPage: Part = {
  id: 'every-page',
  title: 'Lighthouse on every page',
  async run(bench) {
    const judge = await openLighthouse();
    const targets: Target[] = [];
    try {
      for (const path of paths()) {
        targets.push(...(await judged(judge, bench.site, path)));
        console.log(`  ${path}: done`);
      }
    } finally {
      await judge.close();
    }
    return findings({ targets });
  },
};
