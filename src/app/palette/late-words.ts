// Words that load with the palette.
import { settings } from '../../settings';
import type { Theme } from '../../visitor/theme';

export const count = { one: '{count} result', other: '{count} results' } as const;

export const setTheme = {
  light: 'Switch to light theme',
  dark: 'Switch to dark theme',
  system: 'Follow the system theme',
} as const satisfies Record<Theme, string>;

/** More words that find an entry. */
export const keywords = {
  theme: ['theme', 'color', 'mode', 'appearance'],
  send: ['send', 'use'],
  clear: ['clear', 'empty', 'reset'],
  recipe: ['recipe'],
} as const;

/** One sentence about each page, by its folder. */
export const descriptions: Readonly<Record<string, string>> = {
  home: settings.description,
  tools: 'Browse all tools by name or category. Free, and run entirely in your browser.',
  recipe: 'Chain tools: each step works on the result of the one before. For text, files of any size, and folders.',
  'coming-soon': 'Four AI tools on their way: for text, code, content and images. Free when they’re ready.',
  'tool-ideas': 'Missing a tool? Tell us what it should do and how you’d use it.',
  'about-us': `What ${settings.name} is for, what it promises, and who makes it.`,
  benchmark: 'Measure the tools on this device, against the libraries that other sites use.',
  cli: 'The same tools in your terminal, in scripts and for agents, with all their options.',
  'contact-us': 'Questions, bug reports and praise: how to reach us and how soon we answer.',
  newsletter: 'Get updates about new tools and features by email.',
  'confirm-subscription': 'Confirm your newsletter subscription with the link in our email.',
  unsubscribe: 'Remove your email address from the newsletter.',
  'cookie-settings': 'Choose which cookies the site may use.',
  'privacy-policy': 'What the site knows about you, what it doesn’t, and what happens to your data.',
  'terms-of-service': 'The terms for using the tools.',
};
