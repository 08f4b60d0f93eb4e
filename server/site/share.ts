// Responds to the system's share sheet while no service worker runs, such as right after the site's data was cleared.
import type { Handler } from 'hono';
import { SENT_PAGE } from '../../src/forms/share';
import * as words from './words';

/** A share sheet is not a page, so the browser sends `none`. Older browsers omit the header. */
const OWN = ['none', 'same-origin', undefined];

/** Reads nothing of the shared data. The page explains what happened. */
export const discardShared: Handler = async (c) => {
  if (!OWN.includes(c.req.header('Sec-Fetch-Site'))) {
    return c.text(words.foreignShare, 403);
  }
  // Reads the request to its end, because browsers report a lost connection if the response comes earlier.
  await c.req.raw.body?.pipeTo(new WritableStream());
  return c.redirect(SENT_PAGE, 303);
};
