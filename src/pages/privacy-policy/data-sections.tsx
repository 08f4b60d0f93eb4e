// What stays on the device, what is sent, and what the server stores.
import { say } from '../../../workers/words/in-words';
import { settings } from '../../settings';
import { hasExchangeRates } from '../exchange-rates';
import { type LegalSection, plainSection } from '../legal/legal-page';
import { Paragraphs, Points } from '../legal/legal-text';
import * as words from './words';

const { name } = settings;
const { scope, tools, forms, grounds, keeping } = words;
const ratesHost = new URL(settings.ratesUrl, settings.baseUrl).host;

export const dataSections: readonly LegalSection[] = [
  plainSection('scope', { title: scope.title, texts: [say(scope.text, { name })] }),
  plainSection('tools', {
    title: tools.title,
    texts: [...tools.texts, ...(hasExchangeRates() ? [say(tools.rates, { host: ratesHost })] : [])],
  }),
  {
    id: 'forms',
    title: forms.title,
    body: (
      <>
        <Paragraphs texts={[forms.text]} />
        <Points points={forms.points} />
        <Paragraphs texts={[forms.mail]} />
      </>
    ),
  },
  plainSection('server', words.server),
  {
    id: 'grounds',
    title: grounds.title,
    body: (
      <>
        <Paragraphs texts={[grounds.text]} />
        <Points points={grounds.points} />
      </>
    ),
  },
  { id: 'keeping', title: keeping.title, body: <Points points={keeping.points} /> },
];
