// Tells a page that asks which requests the service worker has made: for its pages, and for what it keeps of the site.
import { canLeave, REQUESTS_WANTED, toReported } from '../../workers/contract/reported';
import { watchBodies } from '../../workers/contract/bodies';

declare const self: ServiceWorkerGlobalScope;

/** The site has more files than the 250 that browsers remember. */
performance.setResourceTimingBufferSize(10_000);

export function reportRequests(): void {
  const bodyOf = watchBodies();
  self.addEventListener('message', ({ data, ports: [port] }: ExtendableMessageEvent) => {
    if (data !== REQUESTS_WANTED) return;
    const timings = (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).filter(canLeave);
    port?.postMessage(timings.map((timing) => toReported(timing, performance.timeOrigin, bodyOf)));
  });
}
