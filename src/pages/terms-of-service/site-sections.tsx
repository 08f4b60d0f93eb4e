// Warranty, liability, and how the terms change.
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
          We work hard to make the tools correct, and we test them. Still, the site is provided “as is” and “as
          available”, without warranty of any kind, to the extent permitted by law. We do not promise that it is always
          available, free of bugs, or fit for a particular purpose.
        </p>
        <p>
          {hasExchangeRates() && 'Exchange rates come from a third-party service and are for information only. '}
          Check any result that money, safety or health depends on, and keep the original of every file you convert.
        </p>
      </>
    ),
  },
  {
    id: 'liability',
    title: 'Liability',
    body: (
      <p>
        To the extent permitted by law, we are not liable for indirect damages, lost profits or lost data arising from
        using the site or being unable to use it. Nothing in these terms limits liability for willful misconduct, gross
        negligence, death or personal injury, or anything else for which liability cannot be limited by law. Your
        consumer rights are unaffected.
      </p>
    ),
  },
  {
    id: 'links',
    title: 'Links and ads',
    body: (
      <p>
        If the site links to other sites or, with your consent, shows ads, their operators are responsible for their
        content.
      </p>
    ),
  },
  {
    id: 'availability',
    title: 'Changes to the site',
    body: (
      <p>
        We may add, change or remove tools, and may block anyone who abuses the forms. You can stop using the site at
        any time; there is nothing to cancel.
      </p>
    ),
  },
  {
    id: 'changes',
    title: 'Changes to these terms',
    body: (
      <p>
        We may change these terms. We will give at least 30 days notice of material changes on this site before they
        take effect. If you use the site after that, you agree to them.
      </p>
    ),
  },
  {
    id: 'law',
    title: 'Law',
    body: (
      <p>
        If any part of these terms is invalid, the rest remains in effect. The mandatory consumer law of the country
        where you live applies to you, whatever these terms say.
      </p>
    ),
  },
  {
    id: 'contact',
    title: 'Contact',
    body: (
      <p>
        Send questions about these terms through <ContactWays />.
      </p>
    ),
  },
];
