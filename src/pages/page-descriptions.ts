// What each page is, in a sentence: for search engines, and found by the palette. Behind the page, which does not show it.
import { settings } from '../settings';
import { aiTools } from '../tools/ai-tools';
import type { SitePage } from './site-pages';

/** By folder. */
const DESCRIPTIONS: Readonly<Record<string, string>> = {
  home: settings.description,
  tools: 'Every tool of the site, by name, description or category. Free, and run entirely in your browser.',
  'coming-soon': 'Four AI tools that are on their way: for text, code, content and images. Free, when they are ready.',
  'tool-ideas': 'Is a tool missing? Tell us what it should do and how you would use it.',
  'about-us': `What ${settings.name} is for, what it promises, and who makes it.`,
  'contact-us': 'Questions, faults and praise: how to reach us, and how soon we answer.',
  newsletter: 'Get updates about new tools and features by email.',
  unsubscribe: 'Take your email address off the newsletter’s list.',
  'cookie-settings': 'Choose which cookies the site may use.',
  'privacy-policy': 'What the site knows about you, what it does not, and what becomes of it.',
  'terms-of-service': 'The terms under which the tools are yours to use.',
};

export const descriptionOf = ({ folder, paths }: SitePage): string =>
  aiTools.find(({ path }) => paths.includes(path))?.description ?? DESCRIPTIONS[folder] ?? '';
