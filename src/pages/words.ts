// The titles of all pages except the tools’, and the words of the parts that several pages share. Plain constants only, because
// every first visit loads the list of pages.

// Titles, each with the tagline that follows it in the document’s title

export const toolsTitle = 'All Tools';
export const toolsTagline = 'Converters, encoders, generators';
export const recipeTitle = 'Recipes';
export const recipeTagline = 'Chain tools and share the steps';
export const comingSoonTitle = 'AI Tools Coming Soon';
export const comingSoonTagline = 'Text, code and images';
export const toolIdeasTitle = 'Submit Tool Ideas';
export const toolIdeasTagline = 'Tell us what to build next';
export const aboutUsTitle = 'About Us';
export const aboutUsTagline = 'Tools that keep your data with you';
export const benchmarkTitle = 'Benchmark';
export const benchmarkTagline = 'Measure our tools on your device';
export const cliTitle = 'Command Line';
export const cliTagline = 'The same tools in your terminal';
export const contactUsTitle = 'Contact Us';
export const contactUsTagline = 'Questions, bug reports and praise';
export const newsletterTitle = 'Newsletter';
export const newsletterTagline = 'New tools and features by email';
export const confirmSubscriptionTitle = 'Confirm Your Subscription';
export const confirmSubscriptionTagline = 'Join our newsletter';
export const unsubscribeTitle = 'Unsubscribe from Newsletter';
export const unsubscribeTagline = 'Stop our emails';
export const cookieSettingsTitle = 'Cookie Settings';
export const cookieSettingsTagline = 'Choose what the site stores';
export const privacyPolicyTitle = 'Privacy Policy';
export const privacyPolicyTagline = 'What we store and what we don’t';
export const termsOfServiceTitle = 'Terms of Service';
export const termsOfServiceTagline = 'The rules for using our tools';
export const announced = '{name} (Coming Soon)';

// Cards

export const useTool = 'Use Tool';
export const comingSoon = 'Coming Soon';
export const learnMore = 'Learn More';
export const cardLink = '{action}: {title}';

// Exceptions to “Any size”

export const sizeLimits = 'A few tools need a whole document in memory, so they have a size limit.';
export const sizeLimit = '{title}: {limit}';
