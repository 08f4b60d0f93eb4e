// Names that the page and its workers share.

/** Every living worker holds a lock of this name and its own. */
export const WORKER_LOCK = 'machine-worker ';

/** A channel for kernels' reports that have no other way. */
export const NEWS = 'machine-news';
