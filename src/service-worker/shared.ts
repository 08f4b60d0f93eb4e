// What the system's share sheet hands over. It is held in memory until the home page takes it, a moment later: it is in no cache, no
// storage and no address, and the server never hears of it.
import { registerRoute } from 'workbox-routing';
import { SHARE_PATH, SHARED_PAGE, TAKE_SHARED, type Shared } from '../lib/shared-input';

declare const self: ServiceWorkerGlobalScope;

/** Nobody comes for it any more. */
const GONE_AFTER_MS = 60_000;

let shared: Shared | undefined;
let taken: () => void = () => undefined;

const textIn = (data: FormData) =>
  ['title', 'text', 'url']
    .map((name) => data.get(name))
    .filter((value): value is string => typeof value === 'string' && value.trim() !== '');

/** A link that is shared often comes as the text and as the address: once is enough. */
const toShared = (data: FormData): Shared => ({
  text: [...new Set(textIn(data))].join('\n'),
  files: data.getAll('files').filter((value) => value instanceof File),
});

registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname === SHARE_PATH,
  async ({ event, request }) => {
    shared = toShared(await request.formData());
    // A service worker without work is ended, and its memory with it.
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
