// A first visitor's wait on a phone, page by page, and Lighthouse's result for the same pages.
import { visitFirst, type FirstVisit } from '../../measure/first-visit';
import { LASTING, openLighthouse, type Verdicts } from '../../measure/lighthouse';
import type { RunPart } from '../../measure/session';
import type { Measurement } from '../../model';
import { fullScore } from './every-page';
import { atMost, counted, findings, measured } from '../part';

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

/** The figures of one page over all visits. */
function figures(name: string, visits: readonly FirstVisit[]): Measurement[] {
  const all = (figure: keyof FirstVisit) => visits.map((visit) => visit[figure]);
  return [
    measured(`${name}: first paint`, all('fcp'), 'ms'),
    atMost(`${name}: largest paint`, all('lcp'), LCP_MS, 'ms'),
    atMost(`${name}: total blocking time`, all('tbt'), TBT_MS, 'ms'),
    measured(`${name}: blocking time by processor time, of the whole visit`, all('computing'), 'ms'),
    measured(`${name}: longest task after the first paint`, all('longest'), 'ms'),
    measured(`${name}: processor time of the page’s thread`, all('busy'), 'ms'),
    measured(`${name}: until the page is hydrated`, all('ready'), 'ms'),
    { ...atMost(`${name}: layout shift`, all('cls'), 0, ''), by: 'most' },
    measured(`${name}: requests`, all('requests'), '', { isCounted: true }),
    measured(`${name}: sent`, all('kilobytes'), 'KB', { isCounted: true }),
  ];
}

/** Lighthouse's speed score has no limit. The figures above come from a connection with a known speed. */
const scores = (name: string, verdicts: Verdicts): Measurement[] => [
  counted(`${name}: Lighthouse, performance`, verdicts.performance.score, ''),
  ...LASTING.map((category) => fullScore(`${name}: Lighthouse, ${category}`, verdicts[category])),
];

export const firstVisit: RunPart = async (bench, session) => {
  const pages = Object.entries(PAGES).map(([name, path]) => ({ name, url: bench.site + path }));
  const visits = new Map<string, FirstVisit[]>();
  // Page after page in each round, so that a disturbance affects all pages equally.
  for (let round = 1; round <= session.rounds; round++) {
    for (const { name, url } of pages) {
      session.step(`${name}: visit ${round} of ${session.rounds}`);
      visits.set(name, [...(visits.get(name) ?? []), await visitFirst(bench.browser, url)]);
    }
  }
  session.note('first visits');
  const judge = await openLighthouse();
  const judged: Measurement[] = [];
  try {
    for (const { name, url } of pages) judged.push(...scores(name, await judge.judge(url)));
  } finally {
    await judge.close();
  }
  return findings({ measurements: [...[...visits].flatMap(([name, all]) => figures(name, all)), ...judged] });
};
