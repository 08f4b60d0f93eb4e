// Visitors' rights, and how to use them.
import { TextLink } from '../../ui/text-link';
import type { LegalSection } from '../legal/legal-page';
import { ContactWays, Points } from '../legal/prose';

export const rightsSections: readonly LegalSection[] = [
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
