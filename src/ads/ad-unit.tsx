// One ad unit of Google AdSense. https://support.google.com/adsense/answer/9274634
import { useEffect, useRef } from 'react';
import { loadThirdPartyScript } from '../lib/third-party-script';
import { currentConsent } from '../visitor/consent';

const SCRIPT = 'https://pagead2.googlesyndication.com/pagead/js/adsbygoogle.js';

/** How far from the window an ad begins to load. */
const AHEAD = '200px';

/** A list, until Google's script replaces it. */
interface AdQueue {
  push(request: object): unknown;
  pauseAdRequests?: 0 | 1;
}

const queue = (): AdQueue => ((globalThis as { adsbygoogle?: AdQueue }).adsbygoogle ??= []);

function request(client: string) {
  loadThirdPartyScript(`${SCRIPT}?client=${encodeURIComponent(client)}`);
  const ads = queue();
  ads.pauseAdRequests = 0;
  ads.push({});
}

/** Withdrawing consent removes the last ads from the page. No ad may be requested after that. */
function pauseUnlessWanted() {
  if (!currentConsent().preferences?.advertising) queue().pauseAdRequests = 1;
}

export interface AdUnitProps {
  client: string;
  slot: string;
  /** Whether Google may choose the ad's shape. If not, the place decides. */
  responsive: boolean;
}

export default function AdUnit({ client, slot, responsive }: AdUnitProps) {
  const unit = useRef<HTMLModElement>(null);
  useEffect(() => {
    const element = unit.current;
    if (!element) return;
    // Waits until the slot has a width, because Google's script reports a slot without one as an error.
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting || element.offsetWidth === 0) return;
        observer.disconnect();
        // Once per element, even if effects run twice.
        if (!element.dataset.asked) request(client);
        element.dataset.asked = 'yes';
      },
      { rootMargin: AHEAD },
    );
    observer.observe(element);
    return () => {
      observer.disconnect();
      pauseUnlessWanted();
    };
  }, [client]);
  return (
    <ins
      ref={unit}
      className="adsbygoogle block size-full"
      data-ad-client={client}
      data-ad-slot={slot}
      data-ad-format={responsive ? 'auto' : undefined}
      data-full-width-responsive={responsive ? 'false' : undefined}
    />
  );
}
