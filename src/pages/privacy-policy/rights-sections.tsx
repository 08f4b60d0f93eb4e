// What visitors may ask for, and how.
import { TextLink } from '../../ui/text-link';
import type { LegalSection } from '../legal/legal-page';
import { ContactWays, Points } from '../legal/prose';

export const rightsSections: readonly LegalSection[] = [
  {
    id: 'rights',
    title: 'Your rights',
    body: (
      <>
        <p>You may, at no cost:</p>
        <Points
          points={[
            ['See', 'what we have stored about you, and get a copy of it in a common format.'],
            ['Correct', 'what is wrong.'],
            ['Delete', 'what came from your email address. We then erase the newsletter entry, ideas and messages.'],
            ['Restrict or object', 'to what we do with it on the ground of our legitimate interests.'],
            [
              'Withdraw',
              <>
                your consent, without giving a reason: to the newsletter by{' '}
                <TextLink to="/unsubscribe">unsubscribing</TextLink>, to cookies in the{' '}
                <TextLink to="/cookie-settings">cookie settings</TextLink>. What was done before stays lawful.
              </>,
            ],
            ['Complain', 'to the data protection authority of the country where you live or work.'],
          ]}
        />
        <p>
          Write to us through <ContactWays />, from the email address that it is about, so that we know it is yours. We
          answer within one month. No decision about you is made by a machine here.
        </p>
      </>
    ),
  },
  {
    id: 'children',
    title: 'Children',
    body: (
      <p>
        Our forms are not meant for children under 13, and we do not knowingly collect anything about them. If you
        believe that a child under 13 has sent us personal data, tell us, and we will delete it.
      </p>
    ),
  },
  {
    id: 'safety',
    title: 'How it is protected',
    body: (
      <p>
        The pages are kept to strict rules that browsers enforce: they may load code and send data only where we have
        said so. What you send us is open only to those who need it to answer you. No system is perfectly safe; the best
        protection is that there is so little to find.
      </p>
    ),
  },
  {
    id: 'changes',
    title: 'Changes to this policy',
    body: (
      <p>
        When what we do with data changes, this page changes first. If a change needs your consent, we ask you for it
        again.
      </p>
    ),
  },
  {
    id: 'contact',
    title: 'Contact',
    body: (
      <p>
        Questions about your data reach us through <ContactWays />.
      </p>
    ),
  },
];
