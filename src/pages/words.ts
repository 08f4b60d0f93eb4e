// The titles of all pages except the tools’, and the words of the parts that several pages share.

/** By the page’s folder. The tagline follows the title in the document’s title. */
export const pages = {
  tools: { title: 'All Tools', tagline: 'Converters, encoders, generators' },
  recipe: { title: 'Recipes', tagline: 'Chain tools and share the steps' },
  'coming-soon': { title: 'AI Tools Coming Soon', tagline: 'Text, code and images' },
  'tool-ideas': { title: 'Submit Tool Ideas', tagline: 'Tell us what to build next' },
  'about-us': { title: 'About Us', tagline: 'Tools that keep your data with you' },
  benchmark: { title: 'Benchmark', tagline: 'Measure our tools on your device' },
  cli: { title: 'Command Line', tagline: 'The same tools in your terminal' },
  'contact-us': { title: 'Contact Us', tagline: 'Questions, bug reports and praise' },
  newsletter: { title: 'Newsletter', tagline: 'New tools and features by email' },
  'confirm-subscription': { title: 'Confirm Your Subscription', tagline: 'Join our newsletter' },
  unsubscribe: { title: 'Unsubscribe from Newsletter', tagline: 'Stop our emails' },
  'cookie-settings': { title: 'Cookie Settings', tagline: 'Choose what the site stores' },
  'privacy-policy': { title: 'Privacy Policy', tagline: 'What we store and what we don’t' },
  'terms-of-service': { title: 'Terms of Service', tagline: 'The rules for using our tools' },
} as const;
export const announced = '{name} (Coming Soon)';

// Cards

export const useTool = 'Use Tool';
export const comingSoon = 'Coming Soon';
export const learnMore = 'Learn More';
export const cardLink = '{action}: {title}';

// Exceptions to “Any size”

export const sizeLimits = 'A few tools need a whole document in memory, so they have a size limit.';
export const sizeLimit = '{title}: {limit}';
