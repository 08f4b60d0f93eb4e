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

/** How many workers were made of a script. */
const made = new Map<string, number>();

/** Firefox lists no script of a worker below a worker. All that is known of it then is that it was asked for. */
function reportScript(address: string, at: number) {
  if (performance.getEntriesByName(address).length >= (made.get(address) ?? 0)) return;
  report({ requests: [{ address, at, received: 0, hasSizes: false, isRelayed: false, sent: 0 }] });
}

/** Whoever makes workers below this one, a library too, makes such as are heard. */
function relayReports() {
  const Own = globalThis.Worker as typeof Worker | undefined;
  if (!Own) return;
  globalThis.Worker = class extends Own {
    constructor(...given: ConstructorParameters<typeof Worker>) {
      super(...given);
      watch(this, new URL(given[0], self.location.href).href);
    }
  };
}

function watch(worker: Worker, address: string) {
  const at = performance.timeOrigin + performance.now();
  made.set(address, (made.get(address) ?? 0) + 1);
  const first = new AbortController();
  // By then the script has been loaded, and is listed where the browser does that.
  const onFirst = () => {
    first.abort();
    reportScript(address, at);
  };
  for (const type of ['message', 'error']) worker.addEventListener(type, onFirst, { signal: first.signal });
  worker.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (isReport(data)) self.postMessage(data);
  });
}

/** Call it before anything else of the worker. */
export function reportRequests(): void {
  reportTimings();
  reportRefusals();
  relayReports();
}
