// The contract between the home page, the service worker and the server for data from the system's share sheet.

/** The share sheet posts to this path: `share_target` in the web manifest. */
export const SHARE_PATH = '/share';

/** The page that shows the data. The address says only that there is some. */
export const SHARED_PAGE = '/?shared';

/** The page after a share that reached the server, because no service worker ran. */
export const SENT_PAGE = '/?shared=sent';

export const TAKE_SHARED = 'TAKE_SHARED';

export interface Shared {
  readonly text: string;
  readonly files: readonly File[];
}
