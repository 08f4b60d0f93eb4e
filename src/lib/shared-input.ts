// The words between the home page and the service worker about what was shared with the site.

/** Where the system sends it: `share_target` in the web manifest. */
export const SHARE_PATH = '/share';

/** Where the visitor then is. The address says only that there is something. */
export const SHARED_PAGE = '/?shared';

export const TAKE_SHARED = 'TAKE_SHARED';

export interface Shared {
  readonly text: string;
  readonly files: readonly File[];
}
