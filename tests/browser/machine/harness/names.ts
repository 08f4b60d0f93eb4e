// What the page and its workers know each other by.

/** Every living worker holds a lock of this name and its own. */
export const WORKER_LOCK = 'machine-worker ';

/** A channel on which kernels tell what they can tell in no other way. */
export const NEWS = 'machine-news';
