// All pages of the site except the tools'. Router, sidebar, search engines and the build read this list.
import { say } from '../../workers/words/in-words';
import { CONFIRMATION_PAGE } from '../forms/endpoints';
import { aiTools } from '../tools/ai-tools';
import * as words from './words';

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
  title: say(words.announced, { name }),
  tagline,
  indexed: true,
}));

export const sitePages: readonly SitePage[] = [
  { folder: 'home', paths: ['/'], indexed: true },
  { folder: 'tools', paths: ['/tools'], title: words.toolsTitle, tagline: words.toolsTagline, indexed: true },
  { folder: 'recipe', paths: ['/recipe'], title: words.recipeTitle, tagline: words.recipeTagline, indexed: true },
  ...aiPages,
  {
    folder: 'coming-soon',
    paths: ['/coming-soon'],
    title: words.comingSoonTitle,
    tagline: words.comingSoonTagline,
    indexed: true,
  },
  {
    folder: 'tool-ideas',
    paths: ['/tool-ideas'],
    title: words.toolIdeasTitle,
    tagline: words.toolIdeasTagline,
    indexed: true,
  },
  { folder: 'about-us', paths: ['/about-us'], title: words.aboutUsTitle, tagline: words.aboutUsTagline, indexed: true },
  {
    folder: 'benchmark',
    paths: ['/benchmark'],
    title: words.benchmarkTitle,
    tagline: words.benchmarkTagline,
    indexed: true,
  },
  { folder: 'cli', paths: ['/cli'], title: words.cliTitle, tagline: words.cliTagline, indexed: true },
  {
    folder: 'contact-us',
    paths: ['/contact-us', '/contact'],
    title: words.contactUsTitle,
    tagline: words.contactUsTagline,
    indexed: true,
  },
  {
    folder: 'newsletter',
    paths: ['/newsletter'],
    title: words.newsletterTitle,
    tagline: words.newsletterTagline,
    indexed: true,
  },
  {
    folder: 'confirm-subscription',
    paths: [CONFIRMATION_PAGE],
    title: words.confirmSubscriptionTitle,
    tagline: words.confirmSubscriptionTagline,
    indexed: false,
  },
  {
    folder: 'unsubscribe',
    paths: ['/unsubscribe'],
    title: words.unsubscribeTitle,
    tagline: words.unsubscribeTagline,
    indexed: false,
  },
  {
    folder: 'cookie-settings',
    paths: ['/cookie-settings'],
    title: words.cookieSettingsTitle,
    tagline: words.cookieSettingsTagline,
    indexed: false,
  },
  {
    folder: 'privacy-policy',
    paths: ['/privacy-policy'],
    title: words.privacyPolicyTitle,
    tagline: words.privacyPolicyTagline,
    indexed: true,
  },
  {
    folder: 'terms-of-service',
    paths: ['/terms-of-service'],
    title: words.termsOfServiceTitle,
    tagline: words.termsOfServiceTagline,
    indexed: true,
  },
];
