// A worker's requests are in its own list, which ends with it: it reports each to the page as it comes.
import { canLeave, toReported, type RequestsMessage } from '../contract/reported';
import { watchBodies } from '../contract/bodies';

export function reportRequests(): void {
  const bodyOf = watchBodies();
  const report = (list: PerformanceObserverEntryList) => {
    const timings = (list.getEntries() as PerformanceResourceTiming[]).filter(canLeave);
    const toolyardRequests = timings.map((timing) => toReported(timing, performance.timeOrigin, bodyOf));
    if (toolyardRequests.length > 0) self.postMessage({ toolyardRequests } satisfies RequestsMessage);
  };
  new PerformanceObserver(report).observe({ type: 'resource', buffered: true });
}
