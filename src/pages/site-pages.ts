// All pages of the site except the tools'. Router, sidebar, search engines and the build read this list.
import { CONFIRMATION_PAGE } from '../forms/endpoints';
import { aiTools } from '../tools/ai-tools';

export interface SitePage {
  /** The folder with its `page.tsx`. */
  readonly folder: string;
  /** The first address is the canonical one. */
  readonly paths: readonly [string, ...string[]];
  /** Without the site's name, which is appended. The home page has no title. */
  readonly title?: string;
  /** Follows the title in the document's title. */
  readonly tagline?: string;
  /** False if search engines must omit the page. */
  readonly indexed: boolean;
}

const aiPages = aiTools.map(({ name, tagline, path }): SitePage => ({
  folder: 'ai-tool',
  paths: [path],
  title: `${name} (Coming Soon)`,
  tagline,
  indexed: true,
}));

export const sitePages: readonly SitePage[] = [
  { folder: 'home', paths: ['/'], indexed: true },
  {
    folder: 'tools',
    paths: ['/tools'],
    title: 'All Tools',
    tagline: 'Converters, encoders, generators',
    indexed: true,
  },
  {
    folder: 'recipe',
    paths: ['/recipe'],
    title: 'Recipes',
    tagline: 'Chain tools and share the steps',
    indexed: true,
  },
  ...aiPages,
  {
    folder: 'coming-soon',
    paths: ['/coming-soon'],
    title: 'AI Tools Coming Soon',
    tagline: 'Text, code and images',
    indexed: true,
  },
  {
    folder: 'tool-ideas',
    paths: ['/tool-ideas'],
    title: 'Submit Tool Ideas',
    tagline: 'Tell us what to build next',
    indexed: true,
  },
  {
    folder: 'about-us',
    paths: ['/about-us'],
    title: 'About Us',
    tagline: 'Tools that keep your data with you',
    indexed: true,
  },
  {
    folder: 'benchmark',
    paths: ['/benchmark'],
    title: 'Benchmark',
    tagline: 'Measure our tools on your device',
    indexed: true,
  },
  {
    folder: 'cli',
    paths: ['/cli'],
    title: 'Command Line',
    tagline: 'The same tools in your terminal',
    indexed: true,
  },
  {
    folder: 'contact-us',
    paths: ['/contact-us', '/contact'],
    title: 'Contact Us',
    tagline: 'Questions, bug reports and praise',
    indexed: true,
  },
  {
    folder: 'newsletter',
    paths: ['/newsletter'],
    title: 'Newsletter',
    tagline: 'New tools and features by email',
    indexed: true,
  },
  {
    folder: 'confirm-subscription',
    paths: [CONFIRMATION_PAGE],
    title: 'Confirm Your Subscription',
    tagline: 'Join our newsletter',
    indexed: false,
  },
  {
    folder: 'unsubscribe',
    paths: ['/unsubscribe'],
    title: 'Unsubscribe from Newsletter',
    tagline: 'Stop our emails',
    indexed: false,
  },
  {
    folder: 'cookie-settings',
    paths: ['/cookie-settings'],
    title: 'Cookie Settings',
    tagline: 'Choose what the site stores',
    indexed: false,
  },
  {
    folder: 'privacy-policy',
    paths: ['/privacy-policy'],
    title: 'Privacy Policy',
    tagline: 'What we store and what we don’t',
    indexed: true,
  },
  {
    folder: 'terms-of-service',
    paths: ['/terms-of-service'],
    title: 'Terms of Service',
    tagline: 'The rules for using our tools',
    indexed: true,
  },
];
