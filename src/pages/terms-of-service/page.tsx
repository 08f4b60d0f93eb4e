import { say } from '../../../workers/words/in-words';
import { settings } from '../../settings';
import { hasExchangeRates } from '../exchange-rates';
import { LegalPage, type LegalSection, plainSection } from '../legal/legal-page';
import { contactText, Paragraphs, Points } from '../legal/legal-text';
import * as words from './words';

const { name } = settings;
const { agreement, service, fairUse, warranty, contact } = words;

const sections: readonly LegalSection[] = [
  plainSection('agreement', { title: agreement.title, texts: [say(agreement.text, { name })] }),
  plainSection('service', { title: service.title, texts: [say(service.what, { name }), service.limits] }),
  plainSection('content', words.content),
  {
    id: 'fair-use',
    title: fairUse.title,
    body: (
      <>
        <Paragraphs texts={[fairUse.text]} />
        <Points points={fairUse.points} />
      </>
    ),
  },
  plainSection('ideas', words.ideas),
  plainSection('software', words.software),
  plainSection('warranty', {
    title: warranty.title,
    texts: [warranty.text, hasExchangeRates() ? `${warranty.rates} ${warranty.check}` : warranty.check],
  }),
  plainSection('liability', words.liability),
  plainSection('links', words.links),
  plainSection('availability', words.availability),
  plainSection('changes', words.changes),
  plainSection('law', words.law),
  plainSection('contact', { title: contact.title, texts: [contactText(contact)] }),
];

export default function TermsOfServicePage() {
  return <LegalPage title={words.title} summary={words.summary} sections={sections} />;
}
