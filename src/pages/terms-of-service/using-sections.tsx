// What visitors may do, and who owns the results.
import { settings } from '../../settings';
import { TextLink } from '../../ui/text-link';
import type { LegalSection } from '../legal/legal-page';

const { name } = settings;

export const usingSections: readonly LegalSection[] = [
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
        <ul className="flex list-disc flex-col gap-2.5 pl-5 marker:text-muted">
          <li className="pl-1">use the site for anything illegal or harmful to others;</li>
          <li className="pl-1">attack the site, circumvent its limits, or deliberately overload it;</li>
          <li className="pl-1">send spam, or other people’s addresses without their consent, through the forms;</li>
          <li className="pl-1">pass the site off as your own or as someone else’s.</li>
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
        licenses, including the GNU Lesser General Public License. The{' '}
        <TextLink to="/licenses/third-party.txt" reloadDocument>
          list of third-party software
        </TextLink>{' '}
        names them and says where to find their source code. For the parts they cover, those licenses take precedence
        over these terms.
      </p>
    ),
  },
];
