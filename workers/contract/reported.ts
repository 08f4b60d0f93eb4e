// What a worker tells the page about its own requests, which the page cannot see. The service worker answers with its requests in
// the same form.

export interface ReportedRequest {
  readonly address: string;
  /** Milliseconds since 1970. */
  readonly at: number;
  /** What came over the network, in bytes, headers included; 0 for an answer that did not. As the browser says. */
  readonly received: number;
  /** False where another host, or the browser, keeps the sizes to itself: `received` is then 0 in any case. */
  readonly hasSizes: boolean;
  /** Answered by the service worker. */
  readonly isRelayed: boolean;
  /** Bytes of the body that was sent. Undefined where that is not known: no browser reports it. */
  readonly sent: number | undefined;
}

/** What a browser kept from being loaded or run, by the policy. */
export interface Refusal {
  /** "inline", "eval" or the like where there is none. */
  readonly address: string;
  readonly directive: string;
}

export interface WorkerReport {
  readonly requests: readonly ReportedRequest[];
  readonly refusals: readonly Refusal[];
}

/** The worker's message to the page or the worker that made it. Comlink ignores it, and it none of Comlink's. */
export interface ReportMessage {
  readonly toolyardReport: WorkerReport;
}

export const isReport = (data: unknown): data is ReportMessage =>
  typeof data === 'object' && data !== null && 'toolyardReport' in data;

/** To the service worker, with a port for its answer. */
export const REQUESTS_WANTED = 'REQUESTS_WANTED';

/** Only requests that can leave the device: `blob:` and `data:` cannot. */
export const canLeave = ({ name }: { readonly name: string }) => /^https?:/.test(name);

/** The part of PerformanceResourceTiming that is used. */
export interface Timing {
  readonly name: string;
  readonly startTime: number;
  readonly transferSize: number;
  readonly encodedBodySize: number;
  readonly workerStart: number;
  readonly initiatorType: string;
  readonly responseStart: number;
}

/** What loads for any other reason has no body. https://fetch.spec.whatwg.org/#concept-request-body */
const MAY_HAVE_BODY = ['fetch', 'xmlhttprequest', 'beacon'];

/**
 * @param origin the timeline's `performance.timeOrigin`
 * @param bodyOf bytes of the body that was sent to an address, for a request of this kind, which may have one
 */
export const toReported = (
  timing: Timing,
  origin: number,
  bodyOf: (address: string, kind: string) => number | undefined,
): ReportedRequest => ({
  address: timing.name,
  at: origin + timing.startTime,
  received: timing.transferSize,
  // Another host that allows no look at its answer gives no times either. WebKit gives times, but no sizes, of what a worker asks for.
  hasSizes: timing.responseStart > 0 && timing.transferSize + timing.encodedBodySize > 0,
  isRelayed: timing.workerStart > 0,
  sent: MAY_HAVE_BODY.includes(timing.initiatorType) ? bodyOf(timing.name, timing.initiatorType) : 0,
});
