// A worker's report of its requests, which the page can't see. The service worker reports its own in the same form.

export interface ReportedRequest {
  readonly address: string;
  /** Milliseconds since 1970. */
  readonly at: number;
  /** Bytes over the network, including headers, as the browser reports them. 0 for a response from a cache. */
  readonly received: number;
  /** False if the other host or the browser hides the sizes, so that `received` is 0. */
  readonly hasSizes: boolean;
  /** The response came from the service worker. */
  readonly isRelayed: boolean;
  /** Bytes of the body that was sent. Undefined if unknown, since browsers don't report it. */
  readonly sent: number | undefined;
}

/** A load or an action that the policy blocked. */
export interface Refusal {
  /** "inline", "eval" and so on if the action has no address. */
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

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

const isListOf = (check: (fields: Fields) => boolean, value: unknown) =>
  Array.isArray(value) && value.every((one) => isFields(one) && check(one));

const isRequest = ({ address, at, received, hasSizes, isRelayed, sent }: Fields) =>
  typeof address === 'string' &&
  canLeave({ name: address }) &&
  URL.canParse(address) &&
  Number.isFinite(at) &&
  Number.isFinite(received) &&
  typeof hasSizes === 'boolean' &&
  typeof isRelayed === 'boolean' &&
  (sent === undefined || Number.isFinite(sent));

const isRefusal = ({ address, directive }: Fields) => typeof address === 'string' && typeof directive === 'string';

/** Checks every part, because a worker computes with hostile input and its messages may be forged. */
export function isReport(data: unknown): data is ReportMessage {
  if (!isFields(data) || !isFields(data.toolyardReport)) return false;
  const { requests, refusals } = data.toolyardReport;
  return isListOf(isRequest, requests) && isListOf(isRefusal, refusals);
}

export interface ServiceWorkerReport {
  readonly requests: readonly ReportedRequest[];
  /** Requests that the service worker refused because the visitor had switched the network off. */
  readonly withheld: readonly ReportedRequest[];
}

/** Sent to the service worker, with a port for the reply. */
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
  // Without another host's permission, its responses have no times either. For a worker's requests, WebKit reports times but no
  // sizes.
  hasSizes: timing.responseStart > 0 && timing.transferSize + timing.encodedBodySize > 0,
  isRelayed: timing.workerStart > 0,
  sent: MAY_HAVE_BODY.includes(timing.initiatorType) ? bodyOf(timing.name, timing.initiatorType) : 0,
});
