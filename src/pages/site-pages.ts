// Every page of the site but the tools': router, sidebar, search engines and the build read this list.
import { aiTools } from '../tools/ai-tools';

export interface SitePage {
  /** Its folder here, in which `page.tsx` shows it. */
  readonly folder: string;
  /** The first is the address by which it is known. */
  readonly paths: readonly [string, ...string[]];
  /** Without the site's name, which is added. The home page has none of its own. */
  readonly title?: string;
  /** False for what search engines must leave out. */
  readonly indexed: boolean;
}

const aiPages = aiTools.map(({ name, path }): SitePage => ({
  folder: 'ai-tool',
  paths: [path],
  title: `${name} (Coming Soon)`,
  indexed: true,
}));

export const sitePages: readonly SitePage[] = [
  { folder: 'home', paths: ['/'], indexed: true },
  {
    folder: 'tools',
    paths: ['/tools'],
    title: 'All Tools',
    indexed: true,
  },
  ...aiPages,
  {
    folder: 'coming-soon',
    paths: ['/coming-soon'],
    title: 'AI Tools Coming Soon',
    indexed: true,
  },
  {
    folder: 'tool-ideas',
    paths: ['/tool-ideas'],
    title: 'Submit Tool Ideas',
    indexed: true,
  },
  {
    folder: 'about-us',
    paths: ['/about-us'],
    title: 'About Us',
    indexed: true,
  },
  {
    folder: 'contact-us',
    paths: ['/contact-us', '/contact'],
    title: 'Contact Us',
    indexed: true,
  },
  {
    folder: 'newsletter',
    paths: ['/newsletter'],
    title: 'Newsletter',
    indexed: true,
  },
  {
    folder: 'unsubscribe',
    paths: ['/unsubscribe'],
    title: 'Unsubscribe from Newsletter',
    indexed: false,
  },
  {
    folder: 'cookie-settings',
    paths: ['/cookie-settings'],
    title: 'Cookie Settings',
    indexed: false,
  },
  {
    folder: 'privacy-policy',
    paths: ['/privacy-policy'],
    title: 'Privacy Policy',
    indexed: true,
  },
  {
    folder: 'terms-of-service',
    paths: ['/terms-of-service'],
    title: 'Terms of Service',
    indexed: true,
  },
];
