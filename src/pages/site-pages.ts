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
  { folder: 'tools', paths: ['/tools'], ...words.pages.tools, indexed: true },
  { folder: 'recipe', paths: ['/recipe'], ...words.pages.recipe, indexed: true },
  ...aiPages,
  { folder: 'coming-soon', paths: ['/coming-soon'], ...words.pages['coming-soon'], indexed: true },
  { folder: 'tool-ideas', paths: ['/tool-ideas'], ...words.pages['tool-ideas'], indexed: true },
  { folder: 'about-us', paths: ['/about-us'], ...words.pages['about-us'], indexed: true },
  { folder: 'benchmark', paths: ['/benchmark'], ...words.pages.benchmark, indexed: true },
  { folder: 'cli', paths: ['/cli'], ...words.pages.cli, indexed: true },
  { folder: 'contact-us', paths: ['/contact-us', '/contact'], ...words.pages['contact-us'], indexed: true },
  { folder: 'newsletter', paths: ['/newsletter'], ...words.pages.newsletter, indexed: true },
  {
    folder: 'confirm-subscription',
    paths: [CONFIRMATION_PAGE],
    ...words.pages['confirm-subscription'],
    indexed: false,
  },
  { folder: 'unsubscribe', paths: ['/unsubscribe'], ...words.pages.unsubscribe, indexed: false },
  { folder: 'cookie-settings', paths: ['/cookie-settings'], ...words.pages['cookie-settings'], indexed: false },
  { folder: 'privacy-policy', paths: ['/privacy-policy'], ...words.pages['privacy-policy'], indexed: true },
  { folder: 'terms-of-service', paths: ['/terms-of-service'], ...words.pages['terms-of-service'], indexed: true },
];
