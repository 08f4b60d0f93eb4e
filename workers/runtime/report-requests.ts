// Reports a worker's requests and blocked actions to the page. The browser's lists of them are per worker and end with it, so
// each one is reported as it happens, through the parent worker if there is one.
import { watchBodies } from '../contract/site/bodies';
import { canLeave, isReport, toReported, type ReportMessage, type WorkerReport } from '../contract/site/reported';

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

/** TypeScript's libraries have it for pages only. */
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

/** The number of workers created from a script. */
const made = new Map<string, number>();

/** Firefox lists no script of a nested worker. Only its address is then known. */
function reportScript(address: string, at: number) {
  if (performance.getEntriesByName(address).length >= (made.get(address) ?? 0)) return;
  report({ requests: [{ address, at, received: 0, hasSizes: false, isRelayed: false, sent: 0 }] });
}

/** Replaced, so that the reports of nested workers arrive even if a library creates them. */
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
  // The script has then loaded, and is listed in browsers that list it.
  const onFirst = () => {
    first.abort();
    reportScript(address, at);
  };
  for (const type of ['message', 'error']) worker.addEventListener(type, onFirst, { signal: first.signal });
  worker.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (isReport(data)) self.postMessage(data);
  });
}

/** Call it before any other code of the worker. */
export function reportRequests(): void {
  reportTimings();
  reportRefusals();
  relayReports();
}
