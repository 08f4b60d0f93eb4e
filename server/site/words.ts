// What the site's server answers if there is no page to show.

export const wrongMethod = 'Method not allowed';
export const notFound = 'Not found';
export const foreignShare = 'Only your device can share with this site, not a page of another site.';
