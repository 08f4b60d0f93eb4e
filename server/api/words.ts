// What the API answers. The forms show it to visitors.

// Forms
export const subscribed = 'Thank you for subscribing!';
export const subscribedToConfirm =
  'Thank you for subscribing! To confirm, please open the link in the email that we send you.';
export const unsubscribed = 'You have been unsubscribed from our newsletter.';
export const confirmed = 'Your subscription is confirmed. Thank you!';
export const ideaReceived = 'Thank you! We have received your tool idea.';
export const messageReceived = 'Thank you for your message. We will get back to you soon.';

// Refused
export const wrongMethod = 'This address takes {methods} only.';
export const nothingHere = 'There is nothing at this address.';
export const foreignPage = 'This form can only be sent from our own pages.';
export const notJson = 'The request must be JSON (Content-Type: application/json).';
export const invalidJson = 'The request isn’t valid JSON.';
export const expired = 'This form has expired. Please reload the page and send it again.';
export const tooLong = 'That is too long. Please shorten it and send it again.';
export const tooMany = 'Too many requests. Please try again later.';
export const unknownToken =
  'This link has expired or was already used. If you aren’t subscribed yet, please sign up again.';
export const cannotSave = 'We cannot save this right now. Please try again in a minute.';

// Liveness and health
export const running = 'The server is running.';
export const storeWorks = 'The store takes submissions.';
export const storeFails = 'The store takes no submissions.';

// Metrics
export const storeUp = '1 if the store answers.';
export const mails = 'Mails in the store.';
export const oldestMail = 'Age of the oldest waiting mail, 0 if none waits.';
