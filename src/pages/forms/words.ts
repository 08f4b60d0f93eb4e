// The words of all forms, and what a form says after it was sent.

export const trap = 'Leave this empty';
export const allRequired = 'All fields are required.';
export const success = 'Success!';
export const failure = 'Submission Error';

// A message to us

export const messageSent = 'Your message has been sent.';
export const messageRefused = 'Error: {reason}';
export const messageNotSent = 'Failed to submit contact form. Please try again.';
export const serverMisconfigured = 'Error: Server configuration issue. Please contact support.';

// A tool idea

export const ideaSent = 'We got your idea. We read every one, and we’ll email you if we have questions.';
export const ideaNotSent = 'Failed to submit tool idea. Please try again.';

// The newsletter

export const subscribed = 'Thank you for subscribing!';
export const notSubscribed = 'Subscription failed. Please try again.';
export const unsubscribed = 'Successfully Unsubscribed';
export const notUnsubscribed = 'Unsubscribe failed. Please try again.';
export const confirmed = 'Your subscription is confirmed. Thank you!';
export const notConfirmed = 'Your subscription could not be confirmed. Please try again.';
