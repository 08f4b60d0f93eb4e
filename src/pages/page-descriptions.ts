// What each page is, in a sentence: for search engines, and found by the palette. Behind the page, which does not show it.
import { settings } from '../settings';
import { aiTools } from '../tools/ai-tools';
import type { SitePage } from './site-pages';

/** By folder. */
const DESCRIPTIONS: Readonly<Record<string, string>> = {
  home: settings.description,
  tools: 'Browse all tools by name or category. Free, and run entirely in your browser.',
  'coming-soon': 'Four AI tools on their way: for text, code, content and images. Free when they’re ready.',
  'tool-ideas': 'Missing a tool? Tell us what it should do and how you’d use it.',
  'about-us': `What ${settings.name} is for, what it promises, and who makes it.`,
  'contact-us': 'Questions, bug reports and praise: how to reach us and how soon we answer.',
  newsletter: 'Get updates about new tools and features by email.',
  'confirm-subscription': 'Confirm your newsletter subscription with the link in our email.',
  unsubscribe: 'Remove your email address from the newsletter.',
  'cookie-settings': 'Choose which cookies the site may use.',
  'privacy-policy': 'What the site knows about you, what it doesn’t, and what happens to your data.',
  'terms-of-service': 'The terms for using the tools.',
};

export const descriptionOf = ({ folder, paths }: SitePage): string =>
  aiTools.find(({ path }) => paths.includes(path))?.description ?? DESCRIPTIONS[folder] ?? '';
