// A worker's requests, and what the browser refused it, are in lists of its own, which end with it: it reports each to the page as it
// comes, by way of the worker above it where there is one.
import { watchBodies } from '../contract/bodies';
import { canLeave, isReport, toReported, type ReportMessage, type WorkerReport } from '../contract/reported';

const report = (found: Partial<WorkerReport>) =>
  self.postMessage({ toolyardReport: { requests: [], refusals: [], ...found } } satisfies ReportMessage);

function reportTimings() {
  const bodyOf = watchBodies();
  const onTimings = (list: PerformanceObserverEntryList) => {
    const timings = (list.getEntries() as PerformanceResourceTiming[]).filter(canLeave);
    const requests = timings.map((timing) => toReported(timing, performance.timeOrigin, bodyOf));
    if (requests.length > 0) report({ requests });
  };
  new PerformanceObserver(onTimings).observe({ type: 'resource', buffered: true });
}

/** TypeScript's libraries know it for pages only. */
interface Violation extends Event {
  readonly blockedURI: string;
  readonly effectiveDirective: string;
}

function reportRefusals() {
  self.addEventListener('securitypolicyviolation', (event) => {
    const { blockedURI: address, effectiveDirective: directive } = event as Violation;
    report({ refusals: [{ address, directive }] });
  });
}

/** Whoever makes workers below this one, a library too, makes such as are heard. */
function relayReports() {
  const Own = globalThis.Worker as typeof Worker | undefined;
  if (!Own) return;
  globalThis.Worker = class extends Own {
    constructor(...made: ConstructorParameters<typeof Worker>) {
      super(...made);
      this.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
        if (isReport(data)) self.postMessage(data);
      });
    }
  };
}

/** Call it before anything else of the worker. */
export function reportRequests(): void {
  reportTimings();
  reportRefusals();
  relayReports();
}
