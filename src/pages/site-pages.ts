// Every page of the site but the tools': router, sidebar, search engines and the build read this list.
import { aiTools } from '../tools/ai-tools';
import { settings } from '../settings';

export interface SitePage {
  /** Its folder here, in which `page.tsx` shows it. */
  readonly folder: string;
  /** The first is the address by which it is known. */
  readonly paths: readonly [string, ...string[]];
  /** Without the site's name, which is added. The home page has none of its own. */
  readonly title?: string;
  readonly description: string;
  /** False for what search engines must leave out. */
  readonly indexed: boolean;
  /** True where it shows something of what the address has behind its "?", which the prerendered page cannot. */
  readonly showsQuery?: true;
}

const aiPages = aiTools.map(({ name, description, path }): SitePage => ({
  folder: 'ai-tool',
  paths: [path],
  title: `${name} (Coming Soon)`,
  description,
  indexed: true,
}));

export const sitePages: readonly SitePage[] = [
  { folder: 'home', paths: ['/'], description: settings.description, indexed: true },
  {
    folder: 'tools',
    paths: ['/tools'],
    title: 'All Tools',
    description: 'Every tool of the site, by name, description or category. Free, and run entirely in your browser.',
    indexed: true,
    showsQuery: true,
  },
  ...aiPages,
  {
    folder: 'coming-soon',
    paths: ['/coming-soon'],
    title: 'AI Tools Coming Soon',
    description: 'Four AI tools that are on their way: for text, code, content and images. Free, when they are ready.',
    indexed: true,
  },
  {
    folder: 'tool-ideas',
    paths: ['/tool-ideas'],
    title: 'Submit Tool Ideas',
    description: 'Is a tool missing? Tell us what it should do and how you would use it.',
    indexed: true,
  },
  {
    folder: 'about-us',
    paths: ['/about-us'],
    title: 'About Us',
    description: `What ${settings.name} is for, what it promises, and who makes it.`,
    indexed: true,
  },
  {
    folder: 'contact-us',
    paths: ['/contact-us', '/contact'],
    title: 'Contact Us',
    description: 'Questions, faults and praise: how to reach us, and how soon we answer.',
    indexed: true,
  },
  {
    folder: 'newsletter',
    paths: ['/newsletter'],
    title: 'Newsletter',
    description: 'Get updates about new tools and features by email.',
    indexed: true,
    showsQuery: true,
  },
  {
    folder: 'unsubscribe',
    paths: ['/unsubscribe'],
    title: 'Unsubscribe from Newsletter',
    description: 'Take your email address off the newsletter’s list.',
    indexed: false,
    showsQuery: true,
  },
  {
    folder: 'cookie-settings',
    paths: ['/cookie-settings'],
    title: 'Cookie Settings',
    description: 'Choose which cookies the site may use.',
    indexed: false,
  },
  {
    folder: 'privacy-policy',
    paths: ['/privacy-policy'],
    title: 'Privacy Policy',
    description: 'What the site knows about you, what it does not, and what becomes of it.',
    indexed: true,
  },
  {
    folder: 'terms-of-service',
    paths: ['/terms-of-service'],
    title: 'Terms of Service',
    description: 'The terms under which the tools are yours to use.',
    indexed: true,
  },
];
