// What stays on the device, what is sent, and what the server stores.
import { settings } from '../../settings';
import { hasExchangeRates } from '../../tools/lookup';
import { TextLink } from '../../ui/text-link';
import { type LegalSection, Points } from '../legal/legal-page';

const { name } = settings;
const ratesHost = new URL(settings.ratesUrl, settings.baseUrl).host;

export const dataSections: readonly LegalSection[] = [
  {
    id: 'scope',
    title: 'What this covers',
    body: (
      <p>
        This policy covers {name}: this website, its tools and its forms. “We” means the people who run it. There are no
        accounts, so nothing below is tied to a profile of you.
      </p>
    ),
  },
  {
    id: 'tools',
    title: 'What you put into a tool',
    body: (
      <>
        <p>
          The tools run in your browser. The text you type and the files you open are processed on your own device. They
          are never uploaded, never put in a URL, and not kept after you leave the page. We cannot see them.
        </p>
        <p>
          A large result may be written to a private folder that your browser keeps for this site, until you replace it
          or leave. Anything left behind is removed on your next visit.
        </p>
        <p>
          If you save a recipe, your browser keeps its name, its steps and their options on your device, until you
          delete it there or clear this site’s data in your browser. A recipe never contains an input, a key or a
          password, and text you typed into an option only if you tick it. A link to a recipe has the same parts without
          the name. They are after the # of the address, which browsers don’t send to any server.
        </p>
        <p>
          You can also share text and files with the installed site from your device’s share menu. If your browser has
          not stored the site yet, it sends them to our server instead of opening them on your device. The server
          discards them unread, and the page says so.
        </p>
        {hasExchangeRates() && (
          <p>
            One tool needs the network: the currency converter asks {ratesHost} for today’s exchange rates. The request
            does not contain your amounts or currencies. As with any request, that service sees your IP address.
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
        <p>Three forms send data to our server, and only when you click their button:</p>
        <Points
          points={[
            [
              'Newsletter:',
              'your email address, when you signed up and when you confirmed, so we can send you news about tools and features and show that you agreed. If this site sends email, we first send you a link to confirm: nobody else can sign you up. Our answers never show whether an address is on the list.',
            ],
            [
              'Tool ideas:',
              'your idea with its category and use case, your name, your email address and when you sent it, so we can evaluate the idea and ask you about it.',
            ],
            [
              'Contact:',
              'your message with its subject, your name, your email address and when you sent it, so we can answer you.',
            ],
          ]}
        />
        <p>
          Ideas and messages may reach us by email, and links to confirm reach you by email, through the mail service we
          use. We don’t sell or rent what you send, and we don’t combine it with data from elsewhere.
        </p>
      </>
    ),
  },
  {
    id: 'server',
    title: 'What our server logs',
    body: (
      <>
        <p>
          To deliver a page, a server needs the IP address that requested it. Our log records the time, the page’s URL,
          whether it was delivered and how long that took. It does not record your IP address or anything you wrote.
        </p>
        <p>
          To prevent abuse, we count how often each IP address uses the forms. For that we store keyed hashes of the
          address and of the networks around it, which cannot be reversed without a secret key. They are deleted when
          the hour they were counted in ends. We count confirmation emails in the same way, by a keyed hash of the email
          address, for one day.
        </p>
        <p>Our hosting provider may keep its own technical logs for a short time, to keep its service secure.</p>
      </>
    ),
  },
  {
    id: 'grounds',
    title: 'Legal basis',
    body: (
      <>
        <p>Where the General Data Protection Regulation (GDPR) applies, we rely on:</p>
        <Points
          points={[
            ['Your consent', '(Article 6(1)(a)): the newsletter, and every cookie that is not essential.'],
            ['Your request', '(Article 6(1)(b)): to answer your message.'],
            [
              'Our legitimate interests',
              '(Article 6(1)(f)): to deliver the site, protect it from abuse, and learn which tools people want.',
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
              until you <TextLink to="/unsubscribe">unsubscribe</TextLink>. Then it is deleted, not just deactivated. A
              signup that you don’t confirm is deleted after 7 days.
            </>,
          ],
          [
            'Ideas and messages:',
            'as long as we need them for the purpose you sent them, or until you ask us to delete them.',
          ],
          ['Abuse counters:', 'one hour, or one day for the count of confirmation emails to your address.'],
        ]}
      />
    ),
  },
];
