// Errors of any run, as text. The page has these from the start, since it must report that other code didn't load.
import { isOffline } from '../contract/run/errors';

export const browserErrors = {
  canceled: 'Canceled.',
  internal: 'Something went wrong on our side. Your input is still here. Please try again.',
  notLoaded: 'The site didn’t send a part of this page. Try again in a moment.',
  notLoadedOffline: 'You’re offline, and a part of this page isn’t saved on this device. Go online, then try again.',
  outOfMemory: 'This browser ran out of memory. Close other tabs, or try a smaller input.',
  unreadable: 'The file could not be read. It may have been moved, changed or deleted: please choose it again.',
  noSpace: 'The result does not fit into the storage this browser has left. Free some disk space and try again.',
} as const;

/** For code of the page that didn't load. */
export const notLoadedText = (): string => browserErrors[isOffline() ? 'notLoadedOffline' : 'notLoaded'];
