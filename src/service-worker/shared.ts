// Receives data from the system's share sheet and holds it in memory until the home page takes it, a moment later. It is in no
// cache, no storage and no address. Without a service worker the data goes to the server (server/site/share.ts).
import { registerRoute } from 'workbox-routing';
import { SHARE_PATH, SHARED_PAGE, TAKE_SHARED, type Shared } from '../forms/share';

declare const self: ServiceWorkerGlobalScope;

/** No page takes the data after this time. */
const GONE_AFTER_MS = 60_000;

let shared: Shared | undefined;
let taken: () => void = () => undefined;

const textIn = (data: FormData) =>
  ['title', 'text', 'url']
    .map((name) => data.get(name))
    .filter((value): value is string => typeof value === 'string' && value.trim() !== '');

/** A shared link often comes both as text and as address. One of them is enough. */
const toShared = (data: FormData): Shared => ({
  text: [...new Set(textIn(data))].join('\n'),
  files: data.getAll('files').filter((value) => value instanceof File),
});

/**
 * True for a form on a page of another site. A share sheet sends no referrer. A page can hide its own, and browsers hide
 * `Sec-Fetch-Site` from service workers (https://github.com/w3c/webappsec-fetch-metadata/issues/38), so such a page gets
 * through: the visitor then sees its text in the field, and no tool runs.
 */
const isFromElsewhere = ({ referrer }: Request) =>
  /^https?:/.test(referrer) && new URL(referrer).origin !== self.location.origin;

registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname === SHARE_PATH,
  async ({ event, request }) => {
    if (isFromElsewhere(request)) return Response.redirect('/', 303);
    shared = toShared(await request.formData());
    // The browser ends an idle service worker, and its memory is lost.
    event.waitUntil(
      new Promise<void>((resolve) => {
        taken = resolve;
        setTimeout(resolve, GONE_AFTER_MS);
      }).then(() => {
        shared = undefined;
      }),
    );
    return Response.redirect(SHARED_PAGE, 303);
  },
  'POST',
);

self.addEventListener('message', ({ data, ports }: ExtendableMessageEvent) => {
  const message = data as { readonly type?: unknown } | null;
  if (message?.type !== TAKE_SHARED) return;
  ports[0]?.postMessage(shared);
  taken();
});
