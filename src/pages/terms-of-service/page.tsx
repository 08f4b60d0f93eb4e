import { settings } from '../../settings';
import { hasExchangeRates } from '../../tools/lookup';
import { TextLink } from '../../ui/text-link';
import { LegalPage, type LegalSection, ContactWays } from '../legal/legal-page';

const { name } = settings;

const usingSections: readonly LegalSection[] = [
  {
    id: 'agreement',
    title: 'Agreement',
    body: (
      <p>
        By using {name} you agree to these terms. If you do not agree to them, please do not use the site. “We” means
        the people who run it. How we handle data is described in the{' '}
        <TextLink to="/privacy-policy">privacy policy</TextLink>.
      </p>
    ),
  },
  {
    id: 'service',
    title: 'What you get',
    body: (
      <>
        <p>
          {name} is a free collection of tools that run in your browser. You don’t need an account, and you may use them
          for personal and commercial work.
        </p>
        <p>
          How large a file can be, and how fast a tool works, depends on your device and browser. Tools marked as coming
          soon are plans, not promises.
        </p>
      </>
    ),
  },
  {
    id: 'content',
    title: 'What you make is yours',
    body: (
      <p>
        We claim no rights to what you put into a tool or get out of it; it never even reaches us. You are responsible
        for having the right to use your input, and for how you use the result.
      </p>
    ),
  },
  {
    id: 'fair-use',
    title: 'Fair use',
    body: (
      <>
        <p>Please do not:</p>
        <ul className="flex list-disc flex-col gap-2.5 ps-5 marker:text-muted">
          <li className="ps-1">use the site for anything illegal or harmful to others;</li>
          <li className="ps-1">attack the site, circumvent its limits, or deliberately overload it;</li>
          <li className="ps-1">send spam, or other people’s addresses without their consent, through the forms;</li>
          <li className="ps-1">pass the site off as your own or as someone else’s.</li>
        </ul>
      </>
    ),
  },
  {
    id: 'ideas',
    title: 'Ideas and messages',
    body: (
      <p>
        If you send us a <TextLink to="/tool-ideas">tool idea</TextLink> or other suggestions, we may use them to
        improve the site without owing you anything. You keep every right to use them yourself.
      </p>
    ),
  },
  {
    id: 'software',
    title: 'Our software and third-party software',
    body: (
      <p>
        The site’s name, design and content belong to us. Parts of its software come from others under their own
        licenses, including the GNU General Public License and the GNU Lesser General Public License. The{' '}
        <TextLink to="/licenses/third-party.txt" reloadDocument>
          list of third-party software
        </TextLink>{' '}
        names them and says where to find their source code. For the parts they cover, those licenses take precedence
        over these terms.
      </p>
    ),
  },
];

const siteSections: readonly LegalSection[] = [
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

const sections: readonly LegalSection[] = [...usingSections, ...siteSections];

export default function TermsOfServicePage() {
  return (
    <LegalPage
      title="Terms of Service"
      summary="Use the tools freely, for work or for yourself. What you make with them is yours. Check what matters, because no software is error-free."
      sections={sections}
    />
  );
}
