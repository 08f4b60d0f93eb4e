// The words of the page that confirms a newsletter subscription.

export const title = 'Confirm your subscription';
export const purpose = 'One more step, so that nobody else can sign you up for our newsletter.';
export const confirm = 'Confirm subscription';
export const confirming = 'Confirming...';
export const failed = 'Failed to confirm. Please try again later.';
export const notYou = 'You didn’t sign up? Then close this page. Without your confirmation we send no newsletter.';

export const done = 'Subscription confirmed';
export const returnHome = 'Return to Homepage';
