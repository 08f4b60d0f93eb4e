// The words of the newsletter page and its form.

export const title = 'Newsletter';
export const purpose = 'Get updates about new tools and features by email. We only write when there’s news.';
export const form = 'Newsletter signup';
export const email = 'Email Address *';
export const use = 'Your address is used only for the newsletter. You can <link>unsubscribe</link> any time.';
export const subscribe = 'Subscribe';
export const subscribing = 'Subscribing...';
export const failed = 'Failed to subscribe. Please try again later.';
