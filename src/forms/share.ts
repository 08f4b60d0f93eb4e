// The contract between the home page, the service worker and the server about what the system's share sheet hands over.

/** The share sheet posts to this path: `share_target` in the web manifest. */
export const SHARE_PATH = '/share';

/** The page that shows it. The address says only that there is something. */
export const SHARED_PAGE = '/?shared';

/** The page after a share that reached the server, because no service worker ran. */
export const SENT_PAGE = '/?shared=sent';

export const TAKE_SHARED = 'TAKE_SHARED';

export interface Shared {
  readonly text: string;
  readonly files: readonly File[];
}
