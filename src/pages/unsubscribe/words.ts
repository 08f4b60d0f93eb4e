// The words of the page that unsubscribes from the newsletter.

export const title = 'Unsubscribe from Newsletter';
export const purpose = 'Enter the address that gets our newsletter, and we’ll remove it.';
export const form = 'Unsubscribe';
export const email = 'Email Address *';
export const unsubscribing = 'Unsubscribing...';
export const failed = 'Failed to unsubscribe. Please try again later.';
export const resubscribeNote =
  'You’re not subscribed right now. Use the newsletter form on our homepage to resubscribe.';
export const changedMind = 'Changed your mind? You can resubscribe at any time from <link>our homepage</link>.';

export const done = 'Successfully Unsubscribed';
export const doneText = "You have been removed from our newsletter mailing list. We're sorry to see you go!";
export const resubscribe = 'Resubscribe';
export const returnHome = 'Return to Homepage';
