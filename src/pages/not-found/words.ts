// The words of the page for an unknown address, and of the one for a page that isn’t saved for offline use.

export const notFound = 'Page Not Found';
export const notFoundText =
  "Oops! The page you're looking for doesn't exist. It might have been moved, deleted, or you entered the wrong URL.";
export const goBack = 'Go Back';
export const popularTools = 'Popular Tools';

export const notSaved = 'Not saved for offline use';
export const notSavedText =
  'This page isn’t saved on this device, and the site can’t be reached, so we can’t say whether the page exists. Go online, then try again.';
export const toolsWork = 'The tools work without a connection.';
export const tryAgain = 'Try again';

export const goHome = 'Go Home';
export const browse = 'Browse Tools';
