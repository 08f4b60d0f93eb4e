import { LegalPage, type LegalSection, Points, ContactWays } from '../legal/legal-page';
import { dataSections } from './data-sections';
import { settings } from '../../settings';
import { hasExchangeRates } from '../../tools/lookup';
import { TextLink } from '../../ui/text-link';

const { analyticsId, pixelId, ads } = settings;

const analyticsText = analyticsId
  ? 'We count visits with Google Analytics. Its code loads only after you accept analytics cookies. It sees which pages and tools you use, what you search for in our catalog, and basic facts about your browser. It never sees tool input.'
  : 'No analytics service is set up on this site. If we add one, it will be named here and will load only after you accept analytics cookies.';

const advertisers = [
  ads.client && 'Google AdSense shows ads here. Google and its partners may use cookies to select and measure them.',
  pixelId && 'Meta’s pixel counts page views for ads on Meta’s own pages.',
].filter(Boolean);

const adsText =
  advertisers.length > 0
    ? `${advertisers.join(' ')} This code loads only after you accept advertising cookies.`
    : 'There are no ads on this site. If we add them, the provider will be named here, and they will load only after you accept advertising cookies.';

const hasPartners = analyticsId !== '' || advertisers.length > 0;

const RATES = ['exchangeRates:', 'the latest ones the currency converter received, so it works offline.'] as const;

const consentSections: readonly LegalSection[] = [
  {
    id: 'storage',
    title: 'Cookies and storage in your browser',
    body: (
      <>
        <p>This is everything the site itself stores in your browser:</p>
        <Points
          points={[
            ['theme:', 'whether you chose the light, dark or system theme.'],
            ['liveUpdates:', 'whether tools update results as you type.'],
            ['shell:', 'the shell that you chose for “Copy as command”.'],
            ['leftPane:', 'how wide you made the input of a tool beside its result.'],
            [
              'toolOptions:',
              'the options you changed in each tool, so you find them on your next visit. Never what you type or open, and never a key or password. “Reset options” on a tool’s page deletes its entry.',
            ],
            [
              'recentTools and pinnedTools:',
              'the names of the tools you used last and the ones you pinned, so they come first. Clear both on the home page.',
            ],
            [
              'installInterest:',
              'in how many visits you used a tool, up to three, and whether you declined to install the site.',
            ],
            ['cookieConsent and cookiePreferences:', 'your cookie choices.'],
            [
              'adsense_enabled and preferences_enabled:',
              'cookies set for one year when you accept advertising or preferences, and deleted when you withdraw consent.',
            ],
            ['The site itself:', 'copies of its pages and tools, so they work offline.'],
            ['colorPalette:', 'the colors you saved in the color picker.'],
            ...(hasExchangeRates() ? [RATES] : []),
          ]}
        />
        <p>
          The two cookies are optional, and you can change your choice any time in the{' '}
          <TextLink to="/cookie-settings">cookie settings</TextLink>. The rest is needed to provide what you ask for,
          stays on your device and requires no consent. You can delete all of it in your browser’s settings.
        </p>
      </>
    ),
  },
  {
    id: 'partners',
    title: 'Analytics and advertising',
    body: (
      <>
        <p>No third-party code loads before you agree to it.</p>
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

const rightsSections: readonly LegalSection[] = [
  {
    id: 'rights',
    title: 'Your rights',
    body: (
      <>
        <p>You can, free of charge:</p>
        <Points
          points={[
            ['Access', 'what we have stored about you, and get a copy in a common format.'],
            ['Correct', 'anything that is wrong.'],
            ['Delete', 'everything sent from your email address: the newsletter signup, ideas and messages.'],
            ['Restrict or object', 'to processing based on our legitimate interests.'],
            [
              'Withdraw',
              <>
                your consent, without giving a reason: to the newsletter by{' '}
                <TextLink to="/unsubscribe">unsubscribing</TextLink>, to cookies in the{' '}
                <TextLink to="/cookie-settings">cookie settings</TextLink>. This does not affect earlier processing.
              </>,
            ],
            ['Complain', 'to the data protection authority of the country where you live or work.'],
          ]}
        />
        <p>
          Write to us through <ContactWays />, from the email address concerned, so we know it’s yours. We answer within
          one month. We make no automated decisions about you.
        </p>
      </>
    ),
  },
  {
    id: 'children',
    title: 'Children',
    body: (
      <p>
        Our forms are not intended for children under 13, and we do not knowingly collect data about them. If you
        believe a child under 13 has sent us personal data, let us know and we will delete it.
      </p>
    ),
  },
  {
    id: 'safety',
    title: 'Security',
    body: (
      <p>
        Our pages follow a strict security policy that your browser enforces: they can load code and send data only
        where the policy allows. Only people who need it to answer you can see what you send us. No system is perfectly
        secure; the best protection is having so little to find.
      </p>
    ),
  },
  {
    id: 'changes',
    title: 'Changes to this policy',
    body: (
      <p>
        Before we change how we handle data, we update this page. If a change needs your consent, we ask for it again.
      </p>
    ),
  },
  {
    id: 'contact',
    title: 'Contact',
    body: (
      <p>
        Send questions about your data through <ContactWays />.
      </p>
    ),
  },
];

const sections: readonly LegalSection[] = [...dataSections, ...consentSections, ...rightsSections];

export default function PrivacyPolicyPage() {
  return (
    <LegalPage
      title="Privacy Policy"
      summary="What you put into a tool stays on your device. We know only what you send us, and nothing tracks you unless you agree to it."
      sections={sections}
    />
  );
}
