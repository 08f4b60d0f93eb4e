import { settings } from '../../settings';
import { hasExchangeRates } from '../exchange-rates';
import { LegalPage, type LegalSection, plainSection } from '../legal/legal-page';
import { contactText, Paragraphs, Points } from '../legal/legal-text';
import { dataSections } from './data-sections';
import * as words from './words';

const { analyticsId, pixelId, ads } = settings;
const { storage, partners, rights, contact } = words;

const advertisers = [...(ads.client ? [partners.adsense] : []), ...(pixelId ? [partners.pixel] : [])];
const hasAds = advertisers.length > 0;

const consentSections: readonly LegalSection[] = [
  {
    id: 'storage',
    title: storage.title,
    body: (
      <>
        <Paragraphs texts={[storage.text]} />
        <Points points={[...storage.points, ...(hasExchangeRates() ? [storage.rates] : [])]} />
        <Paragraphs texts={[storage.choice]} />
      </>
    ),
  },
  plainSection('partners', {
    title: partners.title,
    texts: [
      partners.consent,
      analyticsId ? partners.analytics : partners.noAnalytics,
      hasAds ? [...advertisers, partners.adsConsent].join(' ') : partners.noAds,
      ...(analyticsId || hasAds ? [partners.countries] : []),
    ],
  }),
];

const rightsSections: readonly LegalSection[] = [
  {
    id: 'rights',
    title: rights.title,
    body: (
      <>
        <Paragraphs texts={[rights.text]} />
        <Points points={rights.points} />
        <Paragraphs texts={[contactText(rights)]} />
      </>
    ),
  },
  plainSection('children', words.children),
  plainSection('safety', words.safety),
  plainSection('changes', words.changes),
  plainSection('contact', { title: contact.title, texts: [contactText(contact)] }),
];

const sections: readonly LegalSection[] = [...dataSections, ...consentSections, ...rightsSections];

export default function PrivacyPolicyPage() {
  return <LegalPage title={words.title} summary={words.summary} sections={sections} />;
}
