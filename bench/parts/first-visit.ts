// What a first visitor on a phone waits for, page by page, and what Lighthouse says of the same pages.
import { LASTING, openLighthouse, type Verdicts } from '../measure/lighthouse';
import { PHONE, visitFirst, type FirstVisit } from '../measure/first-visit';
import { spread } from '../measure/spread';
import { fullScore } from './every-page';
import { atMost, findings, type Fact, type Part, type Target } from './part';

const PAGES = {
  Home: '/',
  Catalog: '/tools',
  'JSON Formatter': '/tool/json-formatter',
  'Base64 Encoder': '/tool/base64-encoder',
  'Hash Generator': '/tool/hash-generator',
  'Word Counter': '/tool/word-counter',
  'Password Generator': '/tool/password-generator',
} as const;

const LCP_MS = 1200;
const TBT_MS = 150;

const median = (visits: readonly FirstVisit[], figure: keyof FirstVisit) =>
  spread(visits.map((visit) => visit[figure])).median;

const best = (visits: readonly FirstVisit[], figure: keyof FirstVisit) =>
  spread(visits.map((visit) => visit[figure])).min;

function figures(name: string, visits: readonly FirstVisit[]): Fact[] {
  const ms = (figure: keyof FirstVisit) => Math.round(median(visits, figure));
  return [
    { name: `${name}: first paint`, value: ms('fcp'), unit: 'ms' },
    { name: `${name}: largest paint, the best visit`, value: Math.round(best(visits, 'lcp')), unit: 'ms' },
    { name: `${name}: blocking time, the best visit`, value: Math.round(best(visits, 'tbt')), unit: 'ms' },
    { name: `${name}: blocking time by what tasks computed, of the whole visit`, value: ms('computing'), unit: 'ms' },
    { name: `${name}: longest task after the first paint`, value: ms('longest'), unit: 'ms' },
    { name: `${name}: processor time of the page’s thread`, value: ms('busy'), unit: 'ms' },
    { name: `${name}: until it can be used`, value: ms('ready'), unit: 'ms' },
    { name: `${name}: requests`, value: median(visits, 'requests'), unit: '' },
    { name: `${name}: sent`, value: Math.round(median(visits, 'kilobytes')), unit: 'KB' },
  ];
}

function goals(name: string, visits: readonly FirstVisit[]): Target[] {
  return [
    atMost(`${name}, largest paint`, Math.round(median(visits, 'lcp')), LCP_MS, 'ms'),
    atMost(`${name}, total blocking time`, Math.round(median(visits, 'tbt')), TBT_MS, 'ms'),
    atMost(`${name}, layout shift`, Math.max(...visits.map(({ cls }) => cls)), 0, ''),
  ];
}

/** Its speed is judged above, on a line of which the figures are known. */
function scores(name: string, verdicts: Verdicts): { targets: Target[]; facts: Fact[] } {
  return {
    facts: [{ name: `${name}: Lighthouse, performance`, value: verdicts.performance.score, unit: '' }],
    targets: LASTING.map((category) => fullScore(`${name}, Lighthouse, ${category}`, verdicts[category])),
  };
}

export const firstVisit: Part = {
  id: 'first-visit',
  title: `A first visit on a phone (${PHONE.bitsPerSecond / 1e6} Mb/s, ${PHONE.roundTripMs} ms, processor ÷${PHONE.processor})`,
  async run(bench, { rounds }) {
    const pages = Object.entries(PAGES).map(([name, path]) => ({ name, url: bench.site + path }));
    const visits = new Map<string, FirstVisit[]>();
    // Page by page in each round, so that whatever else the machine does falls on all of them.
    for (let round = 0; round < rounds; round++) {
      for (const { name, url } of pages) {
        visits.set(name, [...(visits.get(name) ?? []), await visitFirst(bench.browser, url)]);
      }
      console.log(`  first visits: ${round + 1} of ${rounds} rounds done`);
    }
    const judge = await openLighthouse();
    const judged = [];
    try {
      for (const { name, url } of pages) judged.push(scores(name, await judge.judge(url)));
    } finally {
      await judge.close();
    }
    const each = [...visits];
    return findings({
      facts: [...each.flatMap(([name, all]) => figures(name, all)), ...judged.flatMap(({ facts }) => facts)],
      targets: [...each.flatMap(([name, all]) => goals(name, all)), ...judged.flatMap(({ targets }) => targets)],
    });
  },
};
