// Cookies and what the browser stores; analytics and ads as far as this site has them.
import { settings } from '../../settings';
import { hasExchangeRates } from '../../tools/lookup';
import { TextLink } from '../../ui/text-link';
import type { LegalSection } from '../legal/legal-page';
import { Points } from '../legal/prose';

const { analyticsId, pixelId, ads } = settings;

const analyticsText = analyticsId
  ? 'We count visits with Google Analytics. Its code is loaded only after you have agreed to analytics cookies. It learns which pages and tools you use, what you search for among the tools, and facts about your browser. It never learns what you put into a tool.'
  : 'No analytics service is set up on this site. If we add one, it will be loaded only after you have agreed to analytics cookies, and it will be named here.';

const advertisers = [
  ads.client && 'Google AdSense shows ads here. Google and its partners may use cookies to choose and to measure them.',
  pixelId && 'Meta’s pixel counts page views, for ads on Meta’s own pages.',
].filter(Boolean);

const adsText =
  advertisers.length > 0
    ? `${advertisers.join(' ')} The code for it is loaded only after you have agreed to advertising cookies.`
    : 'There are no ads on this site. If we add them, they will be loaded only after you have agreed to advertising cookies, and their provider will be named here.';

const hasPartners = analyticsId !== '' || advertisers.length > 0;

const RATES = [
  'exchangeRates:',
  'the last ones that the currency converter received, so that it works without a connection.',
] as const;

export const consentSections: readonly LegalSection[] = [
  {
    id: 'storage',
    title: 'Cookies and storage in your browser',
    body: (
      <>
        <p>This is all that the site itself keeps in your browser:</p>
        <Points
          points={[
            ['theme:', 'whether you chose the light or the dark theme, or that of your device.'],
            ['liveUpdates:', 'whether tools update their result as you type.'],
            [
              'recentTools and pinnedTools:',
              'the names of the tools that you used last and of those that you pinned, so that they come first. You can clear both on the home page.',
            ],
            ['cookieConsent and cookiePreferences:', 'that you made a choice about cookies, and which.'],
            [
              'adsense_enabled and preferences_enabled:',
              'cookies that are set for one year when you agree to advertising or preferences, and deleted when you no longer do.',
            ],
            ['The site itself:', 'copies of its pages and tools, so that they work without a connection.'],
            ['colorPalette:', 'the colors that you added to your palette in the color picker.'],
            ...(hasExchangeRates() ? [RATES] : []),
          ]}
        />
        <p>
          The two cookies are your choice, which you can change whenever you like in the{' '}
          <TextLink to="/cookie-settings">cookie settings</TextLink>. The rest is needed for the site to do what you
          asked of it, stays on your device and needs no consent. Your browser can delete all of it.
        </p>
      </>
    ),
  },
  {
    id: 'partners',
    title: 'Analytics and advertising',
    body: (
      <>
        <p>No code of another company is loaded before you agree to it.</p>
        <p>{analyticsText}</p>
        <p>{adsText}</p>
        {hasPartners && (
          <p>
            These companies may process data in the United States and other countries, under their own privacy policies.
            You can withdraw your consent at any time in the <TextLink to="/cookie-settings">cookie settings</TextLink>.
          </p>
        )}
      </>
    ),
  },
];
