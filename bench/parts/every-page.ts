// Lighthouse on every page: what it says of accessibility, good practice and search engines, on a phone.
import { sitePages } from '../../src/pages/site-pages';
import { orderedTools, toolPath } from '../../src/tools/lookup';
import { LASTING, openLighthouse, type Judge } from '../measure/lighthouse';
import { findings, type Part, type Target } from './part';

const paths = () => [...sitePages.map(({ paths: [path] }) => path), ...orderedTools().map(toolPath)];

/** A page that search engines are asked to leave out is marked down for just that. */
const ASKED = new Set(sitePages.filter(({ indexed }) => !indexed).map(({ paths: [path] }) => path));

async function judged(judge: Judge, site: string, path: string): Promise<readonly Target[]> {
  const verdicts = await judge.judgeLasting(site + path);
  return LASTING.map((category) => {
    const { score, lost } = verdicts[category];
    const counts = lost.filter((audit) => !(audit === 'is-crawlable' && ASKED.has(path)));
    const why = lost.length > 0 ? ` (${lost.join(', ')})` : '';
    return { what: `${path}, ${category}: 100`, figure: `${score}${why}`, met: counts.length === 0 };
  });
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
