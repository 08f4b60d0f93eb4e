// The visitor's switch for the network, shared by pages and the service worker.

/** The switch is on while a cache of this name exists. A service worker has no other storage that it can read immediately. */
export const OFFLINE_CACHE = 'toolyard-offline';

/** The page that the service worker shows instead of a page that it can't load. */
export const NOT_SAVED = '/not-saved';

/** Sent by a page after it has changed the switch, and by the service worker to all pages once it follows the switch. */
export const OFFLINE_CHANGED = 'OFFLINE_CHANGED';
