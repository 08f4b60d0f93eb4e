// Starts and stops the site's third parties by the visitor's consent, and passes events to the allowed ones.
import { deleteCookies } from '../../lib/cookies';
import { settings } from '../../settings';
import { currentConsent, subscribeToConsent, type Consent, type Purpose } from '../consent';
import type { ToldEvent, ToldPage, Tracker, Tracking } from './tracker';

export interface ThirdParty {
  /** '' if the operator has set none. */
  readonly id: string;
  /** The consent that it requires. */
  readonly purpose: Purpose;
  /** The cookies of this site that it sets, or that its script sets elsewhere on the same domain. */
  readonly cookies: RegExp;
  readonly load?: (id: string) => Promise<Tracker>;
}

export const thirdParties: readonly ThirdParty[] = [
  {
    id: settings.analyticsId,
    purpose: 'analytics',
    cookies: /^(?:_ga|_ga_\w+|_gid|_gat\w*)$/,
    load: async (id) => (await import('./google-analytics')).googleAnalytics(id),
  },
  {
    // The pixel doesn't make statistics for the site, but audiences for advertising elsewhere. So it needs the consent for
    // advertising.
    id: settings.pixelId,
    purpose: 'advertising',
    cookies: /^_fb[pc]$/,
    load: async (id) => (await import('./social-pixel')).socialPixel(id),
  },
  // The ads themselves load in their places on the page.
  { id: settings.ads.client, purpose: 'advertising', cookies: /^(?:__gads|__gpi|__eoi)$/ },
];

interface ConsentSource {
  readonly current: () => Consent;
  readonly subscribe: (listener: () => void) => void;
}

/** Starts or stops one third party, depending on the consent. */
function follow({ id, purpose, cookies, load }: ThirdParty, onStart: (tracker: Tracker) => void) {
  let allowed: boolean | undefined;
  let loading: Promise<Tracker | undefined> | undefined;
  let running: Tracker | undefined;

  async function start() {
    loading ??= load?.(id).catch(() => undefined); // Its code didn't load, so this visit isn't counted.
    const tracker = await loading;
    // The visitor may have changed the choice in the meantime, even twice.
    if (!tracker || !allowed || running) return;
    running = tracker;
    tracker.start();
    onStart(tracker);
  }

  function stop() {
    running?.stop();
    running = undefined;
    deleteCookies(cookies);
  }

  return {
    running: () => running,
    update({ preferences }: Consent) {
      const now = preferences?.[purpose] === true;
      if (now === allowed) return;
      allowed = now;
      if (now) void start();
      else stop();
    },
  };
}

export function createTracking(parties: readonly ThirdParty[], consent: ConsentSource): Tracking {
  let page: ToldPage | undefined;
  let toolUsed = false;

  const tellPage = (tracker: Tracker) => {
    if (!page) return;
    tracker.tellPage(page);
    if (page.tool) tracker.tellEvent({ category: 'Tool Usage', action: 'view' });
  };
  const followed = parties.filter(({ id }) => id !== '').map((party) => follow(party, tellPage));
  const running = () => followed.flatMap((party) => party.running() ?? []);
  const update = () => followed.forEach((party) => party.update(consent.current()));

  const happened = (event: ToldEvent) => running().forEach((tracker) => tracker.tellEvent(event));
  return {
    arrived(next) {
      const isFirst = page === undefined;
      page = next;
      toolUsed = false;
      running().forEach(tellPage);
      if (!isFirst || followed.length === 0) return;
      consent.subscribe(update);
      update();
    },
    happened,
    used(toolId) {
      // At most once per page, because a live tool's results would otherwise reveal the rhythm of typing.
      if (page?.tool?.id !== toolId || toolUsed || running().length === 0) return;
      toolUsed = true;
      happened({ category: 'Tool Usage', action: page.tool.category === 'Converters' ? 'convert' : 'use' });
    },
  };
}

export const startTracking = () =>
  createTracking(thirdParties, { current: currentConsent, subscribe: subscribeToConsent });
