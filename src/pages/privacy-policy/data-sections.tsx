// What stays on the device, what is sent, and what the server knows.
import { settings } from '../../settings';
import { hasExchangeRates } from '../../tools/lookup';
import { TextLink } from '../../ui/text-link';
import type { LegalSection } from '../legal/legal-page';
import { Points } from '../legal/prose';

const { name } = settings;
const ratesHost = new URL(settings.ratesUrl, settings.baseUrl).host;

export const dataSections: readonly LegalSection[] = [
  {
    id: 'scope',
    title: 'What this covers',
    body: (
      <p>
        This policy is about {name}: this website, its tools and its forms. “We” are those who run it. There are no
        accounts here, so nothing below is tied to a profile of you.
      </p>
    ),
  },
  {
    id: 'tools',
    title: 'What you put into a tool',
    body: (
      <>
        <p>
          The tools run in your browser. The text you type and the files you open are worked on by your own device. They
          are not uploaded, not put into an address, and not kept after you leave the page. We cannot see them.
        </p>
        <p>
          A large result may be written to a private folder that your browser keeps for this site, until you replace it
          or leave the site. Should something stay behind there, it is removed when you come back.
        </p>
        {hasExchangeRates() && (
          <p>
            One tool needs the network: the currency converter asks {ratesHost} for today’s exchange rates. The request
            does not contain your amounts or currencies. As with any request, that service sees the internet address
            from which it comes.
          </p>
        )}
      </>
    ),
  },
  {
    id: 'forms',
    title: 'What you send us',
    body: (
      <>
        <p>Three forms send something to our server, and only when you press their button:</p>
        <Points
          points={[
            ['Newsletter:', 'your email address and when you subscribed, to send you news about tools and features.'],
            [
              'Tool ideas:',
              'your idea with its category and use, your name, your email address and when you sent it, to weigh the idea and to ask you about it.',
            ],
            [
              'Contact:',
              'your message with its subject, your name, your email address and when you sent it, to answer you.',
            ],
          ]}
        />
        <p>
          Ideas and messages may reach us by email, through the mail service that we use. We do not sell what you send,
          do not rent it out, and do not add to it from elsewhere.
        </p>
      </>
    ),
  },
  {
    id: 'server',
    title: 'What our server notices',
    body: (
      <>
        <p>
          To deliver a page, a server needs the internet address that asks for it. Our log notes the time, the address
          of the page, whether it could be delivered and how long that took. It does not note who asked, and nothing
          that you wrote.
        </p>
        <p>
          To hold off abuse, the forms count how often they are used from one internet address. For that we store a
          scrambled form of the address that cannot be read back without a secret key. It is removed when the hour in
          which it was counted is over.
        </p>
        <p>
          The company whose machines and network we use may keep technical records of its own for a short time, to keep
          its service safe.
        </p>
      </>
    ),
  },
  {
    id: 'grounds',
    title: 'Why we may do this',
    body: (
      <>
        <p>Where the General Data Protection Regulation applies, these are our grounds:</p>
        <Points
          points={[
            ['Your consent', '(Article 6(1)(a)): the newsletter, and every cookie that is not essential.'],
            ['Your request', '(Article 6(1)(b)): to answer your message.'],
            [
              'Our legitimate interests',
              '(Article 6(1)(f)): to deliver the site, to keep it safe from abuse, and to learn which tools are missed.',
            ],
          ]}
        />
      </>
    ),
  },
  {
    id: 'keeping',
    title: 'How long we keep it',
    body: (
      <Points
        points={[
          [
            'Newsletter address:',
            <>
              until you <TextLink to="/unsubscribe">unsubscribe</TextLink>. It is then deleted, not just marked.
            </>,
          ],
          [
            'Ideas and messages:',
            'as long as we need them for what you sent them for, or until you ask us to delete them.',
          ],
          ['Counts against abuse:', 'one hour.'],
        ]}
      />
    ),
  },
];
