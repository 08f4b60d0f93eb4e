// What each kind of cookie is for, with the services set up on this site.
import { settings } from '../../settings';
import type { CookiePreferences } from '../../visitor/consent';

export interface CookieKind {
  readonly key: keyof CookiePreferences;
  readonly label: string;
  readonly text: string;
}

const analytics = settings.analyticsId
  ? 'Google Analytics counts page views and tool use, so we know what to improve.'
  : 'For counting page views and tool use. No analytics service is set up, so nothing is loaded.';

const advertisers = [
  settings.ads.client && 'Google AdSense shows ads.',
  settings.pixelId && 'Meta’s pixel counts page views for ads on Meta’s own pages.',
].filter(Boolean);

const advertising =
  advertisers.length > 0
    ? advertisers.join(' ')
    : 'For ads that pay for the site. There are none at the moment, so nothing is loaded.';

export const cookieKinds: readonly CookieKind[] = [
  {
    key: 'essential',
    label: 'Essential',
    text: 'Your theme, your choices here, and a copy of the site so it works offline. Stored on your device. Always on.',
  },
  { key: 'analytics', label: 'Analytics', text: analytics },
  { key: 'advertising', label: 'Advertising', text: `${advertising} Your consent is stored in a cookie for one year.` },
  {
    key: 'preferences',
    label: 'Preferences',
    text: 'Remembers your preferences. Your consent is stored in a cookie for one year.',
  },
];
