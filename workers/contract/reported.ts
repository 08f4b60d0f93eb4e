// What a worker tells the page about its own requests, which the page cannot see. The service worker answers in the same form.

export interface ReportedRequest {
  readonly address: string;
  /** Milliseconds since 1970. */
  readonly at: number;
  /** What came over the network, in bytes, headers included; 0 for an answer that did not. As the browser says. */
  readonly received: number;
  /** False where another host keeps its sizes to itself: `received` is then 0 in any case. */
  readonly hasSizes: boolean;
  /** Answered by the service worker. */
  readonly isRelayed: boolean;
  /** Bytes of the body that was sent. Undefined where that is not known: no browser reports it. */
  readonly sent: number | undefined;
}

/** The worker's message to its page. Comlink ignores it, and it none of Comlink's. */
export interface RequestsMessage {
  readonly toolyardRequests: readonly ReportedRequest[];
}

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
 * @param bodyOf bytes of the body that was sent to an address, for a request that may have one
 */
export const toReported = (
  timing: Timing,
  origin: number,
  bodyOf: (address: string) => number | undefined,
): ReportedRequest => ({
  address: timing.name,
  at: origin + timing.startTime,
  received: timing.transferSize,
  // Another host that allows no look at its answer gives no times either.
  hasSizes: timing.responseStart > 0,
  isRelayed: timing.workerStart > 0,
  sent: MAY_HAVE_BODY.includes(timing.initiatorType) ? bodyOf(timing.name) : 0,
});
