// What we answer for, and how the terms change and end.
import { hasExchangeRates } from '../../tools/lookup';
import type { LegalSection } from '../legal/legal-page';
import { ContactWays } from '../legal/prose';

export const siteSections: readonly LegalSection[] = [
  {
    id: 'warranty',
    title: 'No warranty',
    body: (
      <>
        <p>
          We take great care that the tools are right, and test them. Still, the site is provided “as is” and “as
          available”, without warranty of any kind, as far as the law allows. We do not promise that it is always
          reachable, free of faults, or fit for a particular purpose.
        </p>
        <p>
          {hasExchangeRates() && 'Exchange rates come from another service and are for information only. '}
          Check every result on which money, safety or health depends, and keep the original of every file that you
          convert.
        </p>
      </>
    ),
  },
  {
    id: 'liability',
    title: 'Liability',
    body: (
      <p>
        As far as the law allows, we are not liable for indirect damage, lost profit or lost data that comes from using
        the site or from not being able to. Nothing in these terms limits liability for intent, gross negligence, harm
        to life, body or health, or anything else for which the law does not permit a limit. Your rights as a consumer
        stay as they are.
      </p>
    ),
  },
  {
    id: 'links',
    title: 'Links and ads',
    body: (
      <p>
        Where the site links to other sites or, with your consent, shows ads, their operators are responsible for what
        is on them.
      </p>
    ),
  },
  {
    id: 'availability',
    title: 'Changes to the site',
    body: (
      <p>
        We may add, change or remove tools, and may refuse the forms to those who abuse them. You can stop using the
        site at any moment; there is nothing to cancel.
      </p>
    ),
  },
  {
    id: 'changes',
    title: 'Changes to these terms',
    body: (
      <p>
        We may change these terms. Of material changes we give at least 30 days notice on this site before they take
        effect. Using the site after that means that you agree to them.
      </p>
    ),
  },
  {
    id: 'law',
    title: 'Law',
    body: (
      <p>
        If a part of these terms is invalid, the rest stays in force. The mandatory consumer law of the country where
        you live applies to you, whatever these terms say.
      </p>
    ),
  },
  {
    id: 'contact',
    title: 'Contact',
    body: (
      <p>
        Questions about these terms reach us through <ContactWays />.
      </p>
    ),
  },
];
