// What visitors may do here, and whose the results are.
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
        By using {name} you agree to these terms. If you do not agree with them, please do not use the site. “We” are
        those who run it. How we treat data is said in the <TextLink to="/privacy-policy">privacy policy</TextLink>.
      </p>
    ),
  },
  {
    id: 'service',
    title: 'What you get',
    body: (
      <>
        <p>
          {name} is a free collection of tools that run in your browser. You need no account, and you may use them for
          private and for commercial work.
        </p>
        <p>
          How large a file can be, and how fast a tool works, depends on your device and browser. Tools that are
          announced as coming soon are plans, not promises.
        </p>
      </>
    ),
  },
  {
    id: 'content',
    title: 'What you make is yours',
    body: (
      <p>
        We claim no right to what you put into a tool or get out of it; it does not even reach us. You are responsible
        for having the right to use it, and for how you use the result.
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
          <li className="pl-1">use the site for anything that is against the law or harms others;</li>
          <li className="pl-1">attack the site, get around its limits, or burden it on purpose;</li>
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
        If you send us a <TextLink to="/tool-ideas">tool idea</TextLink> or other suggestions, we may use them to make
        the site better, without owing you anything for it. You keep every right to use them yourself.
      </p>
    ),
  },
  {
    id: 'software',
    title: 'Our software and that of others',
    body: (
      <p>
        The name, the design and the texts of the site belong to us. Parts of its software come from others, under
        licences of their own, among them the GNU General Public License and the GNU Lesser General Public License. The{' '}
        <TextLink to="/licenses/third-party.txt" reloadDocument>
          list of third-party software
        </TextLink>{' '}
        names them and says where their source code is. Those licences come before these terms, for the parts that they
        cover.
      </p>
    ),
  },
];
