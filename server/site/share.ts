// Answers the system's share sheet while no service worker runs, such as right after the site's data was cleared.
import type { Handler } from 'hono';
import { SENT_PAGE } from '../../src/forms/share';

/** A share sheet is no page, so the browser sends `none`. Older browsers send nothing. */
const OWN = ['none', 'same-origin', undefined];

/** Reads nothing of what was shared. The page explains what happened. */
export const discardShared: Handler = async (c) => {
  if (!OWN.includes(c.req.header('Sec-Fetch-Site'))) {
    return c.text('Only your device can share with this site, not a page of another site.', 403);
  }
  // To its end, because browsers report a lost connection if the response comes before they have sent everything.
  await c.req.raw.body?.pipeTo(new WritableStream());
  return c.redirect(SENT_PAGE, 303);
};
