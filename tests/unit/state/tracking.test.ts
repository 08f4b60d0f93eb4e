// Which tracker gets which events, and when: with trackers that only record them.
import { describe, expect, it, vi } from 'vitest';
import { tellableAddress } from '../../../src/app/layout/use-arrival';
import { NONE, type Consent, type Purpose } from '../../../src/visitor/consent';
import { createTracking, thirdParties, type ThirdParty } from '../../../src/visitor/trackers/third-parties';
import { pixelUrl } from '../../../src/visitor/trackers/social-pixel';
import type { Tracker } from '../../../src/visitor/trackers/tracker';
import { PATIENTLY } from '../../run/patience';

const page = (path: string) => ({ address: `https://tools.example${path}`, title: path });
const toolPage = (id: string, category: string) => ({ ...page(`/tool/${id}`), tool: { id, category } });

function setUp(...agreed: readonly Purpose[]) {
  const listeners: (() => void)[] = [];
  const loads: (() => void)[] = [];
  const heard: string[] = [];
  let consent: Consent = { answered: false, preferences: undefined };

  const tracker = (id: string): Tracker => ({
    start: () => heard.push(`${id} start`),
    stop: () => heard.push(`${id} stop`),
    tellPage: ({ title }) => heard.push(`${id} page ${title}`),
    tellEvent: ({ category, action }) => heard.push(`${id} ${category} ${action}`),
  });
  const party = (id: string, purpose: Purpose): ThirdParty => ({
    id,
    purpose,
    cookies: /^$/,
    load: (name) => new Promise((resolve) => loads.push(() => resolve(tracker(name)))),
  });
  const agree = (...purposes: readonly Purpose[]) => {
    const choices = { ...NONE, ...Object.fromEntries(purposes.map((purpose) => [purpose, true])) };
    consent = { answered: true, preferences: { essential: true, ...choices } };
    listeners.forEach((listener) => listener());
  };
  /** Lets pending requests arrive. */
  const arrive = async () => {
    loads.splice(0).forEach((load) => load());
    await vi.waitFor(() => expect(loads).toEqual([]), PATIENTLY);
    await new Promise((resolve) => setImmediate(resolve));
  };

  const tracking = createTracking(
    [party('counts', 'analytics'), party('sells', 'advertising'), party('', 'analytics')],
    {
      current: () => consent,
      subscribe: (listener) => listeners.push(listener),
    },
  );
  if (agreed.length > 0) agree(...agreed);
  return { tracking, agree, arrive, heard, loads };
}

describe('nobody is told', () => {
  it('before there is consent, and nothing is loaded', async () => {
    const { tracking, arrive, heard, loads } = setUp();
    tracking.arrived(toolPage('a', 'Encoders'));
    tracking.used('a');
    tracking.happened({ category: 'File Download', action: 'download' });
    expect(loads).toEqual([]);
    await arrive();
    expect(heard).toEqual([]);
  });

  it('after a refusal', async () => {
    const { tracking, agree, arrive, heard } = setUp();
    tracking.arrived(page('/'));
    agree();
    await arrive();
    tracking.arrived(page('/tools'));
    expect(heard).toEqual([]);
  });

  it('who was not agreed to', async () => {
    const { tracking, arrive, heard } = setUp('analytics', 'preferences');
    tracking.arrived(page('/'));
    await arrive();
    expect(heard).toEqual(['counts start', 'counts page /']);
  });

  it('when the consent is gone before the code is there', async () => {
    const { tracking, agree, arrive, heard } = setUp('analytics');
    tracking.arrived(page('/'));
    agree();
    await arrive();
    expect(heard).toEqual([]);
  });
});

describe('who was agreed to', () => {
  it('hears of the page that is shown and of every one after it', async () => {
    const { tracking, agree, arrive, heard } = setUp();
    tracking.arrived(page('/'));
    tracking.arrived(page('/cookie-settings'));
    agree('analytics', 'advertising');
    await arrive();
    tracking.arrived(page('/tools'));
    expect(heard.filter((line) => line.startsWith('counts'))).toEqual([
      'counts start',
      'counts page /cookie-settings',
      'counts page /tools',
    ]);
    expect(heard.filter((line) => line.startsWith('sells'))).toHaveLength(3);
  });

  it('starts once, however often minds change meanwhile', async () => {
    const { tracking, agree, arrive, heard } = setUp('analytics');
    tracking.arrived(page('/'));
    agree();
    agree('analytics');
    await arrive();
    expect(heard).toEqual(['counts start', 'counts page /']);
  });

  it('hears nothing more once it is withdrawn, and again once it is renewed', async () => {
    const { tracking, agree, arrive, heard } = setUp('analytics');
    tracking.arrived(page('/'));
    await arrive();
    agree('preferences');
    tracking.arrived(page('/tools'));
    tracking.happened({ category: 'File Download', action: 'download' });
    expect(heard).toEqual(['counts start', 'counts page /', 'counts stop']);
    agree('analytics');
    await arrive();
    expect(heard.slice(3)).toEqual(['counts start', 'counts page /tools']);
  });

  it('hears that a tool is viewed, and once per page that it is used', async () => {
    const { tracking, arrive, heard } = setUp('analytics');
    tracking.arrived(toolPage('hex', 'Encoders'));
    await arrive();
    tracking.used('hex');
    tracking.used('hex');
    tracking.used('another'); // a run of a page that was left
    expect(heard.slice(2)).toEqual(['counts Tool Usage view', 'counts Tool Usage use']);
    tracking.arrived(toolPage('units', 'Converters'));
    tracking.used('units');
    expect(heard.slice(5)).toEqual(['counts Tool Usage view', 'counts Tool Usage convert']);
  });

  it('hears of the first use that it can hear of, and of none before', async () => {
    const { tracking, arrive, heard } = setUp('analytics');
    tracking.arrived(toolPage('hex', 'Encoders'));
    tracking.used('hex'); // its code is still on its way
    await arrive();
    expect(heard.slice(2)).toEqual(['counts Tool Usage view']);
    tracking.used('hex');
    tracking.used('hex');
    expect(heard.slice(3)).toEqual(['counts Tool Usage use']);
  });
});

it('an address is told without what stands behind its "?", but for the names of campaigns', () => {
  const tell = (url: string) => tellableAddress(new URL(url));
  expect(tell('https://tools.example/tools')).toBe('https://tools.example/tools');
  expect(tell('https://tools.example/unsubscribe?email=a%40b.example#me')).toBe('https://tools.example/unsubscribe');
  expect(tell('https://tools.example/tools?search=x&utm_source=news&gclid=1&utm_=2')).toBe(
    'https://tools.example/tools?utm_source=news&gclid=1',
  );
});

it("the pixel's image has the address and nothing else", () => {
  expect([...new URL(pixelUrl('123', 'https://tools.example/?utm_source=news')).searchParams]).toEqual([
    ['id', '123'],
    ['ev', 'PageView'],
    ['dl', 'https://tools.example/?utm_source=news'],
    ['noscript', '1'],
  ]);
});

// https://developers.google.com/analytics/devguides/collection/ga4/tag-options, https://www.facebook.com/policies/cookies,
// https://policies.google.com/technologies/cookies
it.each([
  ['_ga', 0],
  ['_ga_ABC123DEF4', 0],
  ['_gid', 0],
  ['_gat', 0],
  ['_gat_gtag_UA_1_2', 0],
  ['_fbp', 1],
  ['_fbc', 1],
  ['__gads', 2],
  ['__gpi', 2],
  ['__eoi', 2],
])('%s is known as a cookie of theirs', (name, index) => {
  expect(thirdParties.map(({ cookies }) => cookies.test(name))).toEqual([0, 1, 2].map((at) => at === index));
});

it.each(['theme', 'adsense_enabled', 'preferences_enabled', '_gat_x-y z', 'my_ga', '_garden'])('%s is not', (name) => {
  expect(thirdParties.some(({ cookies }) => cookies.test(name))).toBe(false);
});
