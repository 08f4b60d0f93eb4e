// Meta's pixel, as a plain image without Meta's script. The script would read the whole address, watch buttons and forms, and
// count only the first page view of a visit. The image sends only the values below. It sets no cookie of this site.
// https://developers.facebook.com/documentation/meta-pixel/advanced
import type { Tracker } from './tracker';

const ENDPOINT = 'https://www.facebook.com/tr';

export const pixelUrl = (id: string, address: string): string =>
  `${ENDPOINT}?${new URLSearchParams({ id, ev: 'PageView', dl: address, noscript: '1' }).toString()}`;

export function socialPixel(id: string): Tracker {
  return {
    start: () => undefined,
    stop: () => undefined,
    tellPage({ address }) {
      new Image(1, 1).src = pixelUrl(id, address);
    },
    tellEvent: () => undefined,
  };
}
