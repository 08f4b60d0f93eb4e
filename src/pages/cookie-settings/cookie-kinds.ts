// What each kind of cookie is for on this site, with the services that its operator has set up.
import { settings } from '../../settings';
import type { CookiePreferences } from '../../visitor/consent';

export interface CookieKind {
  readonly key: keyof CookiePreferences;
  readonly label: string;
  readonly text: string;
}

const analytics = settings.analyticsId
  ? 'Google Analytics counts page views and how often tools are used, so that we see what to improve.'
  : 'To count page views and how often tools are used. This site has no such service at present: nothing is loaded.';

const advertisers = [
  settings.ads.client && 'Google AdSense shows ads.',
  settings.pixelId && 'Meta’s pixel counts page views, for ads on its own pages.',
].filter(Boolean);

const advertising =
  advertisers.length > 0
    ? advertisers.join(' ')
    : 'To show ads that pay for the site. There are none at present: nothing is loaded.';

export const cookieKinds: readonly CookieKind[] = [
  {
    key: 'essential',
    label: 'Essential',
    text: 'Your theme, what you choose here, and the site itself, so that it works offline. Kept on your device. Always on.',
  },
  { key: 'analytics', label: 'Analytics', text: analytics },
  { key: 'advertising', label: 'Advertising', text: `${advertising} Your yes is noted in a cookie for one year.` },
  {
    key: 'preferences',
    label: 'Preferences',
    text: 'To remember how you like the site. Your yes is noted in a cookie for one year.',
  },
];
