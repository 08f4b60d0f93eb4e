// The visitor's switch for the network, shared by pages and the service worker.

/** The switch is on while a cache of this name exists: a service worker has no other storage that it can read at once. */
export const OFFLINE_CACHE = 'toolyard-offline';

/** From a page: the switch was changed. From the service worker, to all pages: it follows the switch from now on. */
export const OFFLINE_CHANGED = 'OFFLINE_CHANGED';
