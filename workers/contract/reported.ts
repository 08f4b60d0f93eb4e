// A worker's report of its requests, which the page can't see. The service worker reports its own in the same form.

export interface ReportedRequest {
  readonly address: string;
  /** Milliseconds since 1970. */
  readonly at: number;
  /** Bytes over the network, headers included, as the browser reports them. 0 for a response from a cache. */
  readonly received: number;
  /** False if the other host or the browser hides the sizes: `received` is then 0. */
  readonly hasSizes: boolean;
  /** The response came from the service worker. */
  readonly isRelayed: boolean;
  /** Bytes of the body that was sent. Undefined if unknown, since browsers don't report it. */
  readonly sent: number | undefined;
}

/** A load or an action that the policy blocked. */
export interface Refusal {
  /** "inline", "eval" and so on if there is no address. */
  readonly address: string;
  readonly directive: string;
}

export interface WorkerReport {
  readonly requests: readonly ReportedRequest[];
  readonly refusals: readonly Refusal[];
}

/** A worker's message to the page or worker that created it. Comlink ignores it, and this code ignores Comlink's messages. */
export interface ReportMessage {
  readonly toolyardReport: WorkerReport;
}

export const isReport = (data: unknown): data is ReportMessage =>
  typeof data === 'object' && data !== null && 'toolyardReport' in data;

export interface ServiceWorkerReport {
  readonly requests: readonly ReportedRequest[];
  /** Requests that it refused while the visitor had switched the network off. */
  readonly withheld: readonly ReportedRequest[];
}

/** To the service worker, with a port for the reply. */
export const REQUESTS_WANTED = 'REPORT_WANTED';

/** Only requests that can leave the device: `blob:` and `data:` can't. */
export const canLeave = ({ name }: { readonly name: string }) => /^https?:/.test(name);

/** The part of PerformanceResourceTiming that this code uses. */
export interface Timing {
  readonly name: string;
  readonly startTime: number;
  readonly transferSize: number;
  readonly encodedBodySize: number;
  readonly workerStart: number;
  readonly initiatorType: string;
  readonly responseStart: number;
}

/** Requests of any other type have no body. https://fetch.spec.whatwg.org/#concept-request-body */
const MAY_HAVE_BODY = ['fetch', 'xmlhttprequest', 'beacon'];

/**
 * @param origin the timeline's `performance.timeOrigin`
 * @param bodyOf size of the body that was sent to an address, for a type of request that may have one
 */
export const toReported = (
  timing: Timing,
  origin: number,
  bodyOf: (address: string, kind: string) => number | undefined,
): ReportedRequest => ({
  address: timing.name,
  at: origin + timing.startTime,
  received: timing.transferSize,
  // Without its permission, another host's responses have no times either. WebKit has times, but no sizes, for a worker's
  // requests.
  hasSizes: timing.responseStart > 0 && timing.transferSize + timing.encodedBodySize > 0,
  isRelayed: timing.workerStart > 0,
  sent: MAY_HAVE_BODY.includes(timing.initiatorType) ? bodyOf(timing.name, timing.initiatorType) : 0,
});
