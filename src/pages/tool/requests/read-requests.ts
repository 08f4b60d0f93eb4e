// Collects the requests of the page, its workers and the service worker since the page was opened, and those that were refused.
import {
  canLeave,
  REQUESTS_WANTED,
  toReported,
  type Refusal,
  type ReportedRequest,
  type ServiceWorkerReport,
} from '../../../../workers/contract/site/reported';
import { refusals, sentBodies, type SentBody } from '../../../lib/sent-bodies';
import type { WorkerScripts } from '../../../state/services-context';

type Asker = 'page' | 'worker' | 'service worker';

export interface SeenRequest {
  readonly by: Asker;
  readonly address: string;
  /** Milliseconds since 1970. */
  readonly at: number;
  /**
   * `device`: the site's service worker or the browser's cache responded, without the network. `refused`: the browser blocked
   * it, because the policy forbids it. `withheld`: the service worker refused it, because the visitor has switched the network
   * off.
   */
  readonly answer: 'network' | 'device' | 'refused' | 'withheld' | 'unknown';
  /** Bytes received over the network, including headers. Undefined if the browser doesn't report them. */
  readonly received: number | undefined;
  /** Size of the body that was sent, in bytes. Undefined if unknown. */
  readonly sent: number | undefined;
}

function answerOf({ received, hasSizes, isRelayed }: ReportedRequest): SeenRequest['answer'] {
  if (received > 0) return 'network';
  if (isRelayed) return 'device';
  return hasSizes ? 'device' : 'unknown';
}

export function toSeen(by: Asker, request: ReportedRequest): SeenRequest {
  const { address, at, sent, received } = request;
  const answer = answerOf(request);
  return { by, address, at, answer, received: answer === 'unknown' ? undefined : received, sent };
}

/** Some browsers report a request that they refused like any other request without a response. */
export function withRefused(requests: readonly SeenRequest[], refusals: readonly Refusal[]): readonly SeenRequest[] {
  const waiting = refusals.map(({ address }) => address);
  return requests.map((request) => {
    const found = request.answer === 'unknown' ? waiting.indexOf(request.address) : -1;
    if (found < 0) return request;
    waiting.splice(found, 1);
    return { ...request, answer: 'refused', received: 0, sent: 0 };
  });
}

/** The service worker records a refusal at most this long after the request. */
const NOTED_MS = 2_000;

/** Browsers don't report a refused request, or report it like one that the service worker has answered. */
export function withWithheld(
  requests: readonly SeenRequest[],
  withheld: readonly ReportedRequest[],
): readonly SeenRequest[] {
  const left = [...requests];
  const rows = withheld.map(({ address, at }): SeenRequest => {
    const found = left.findIndex(
      (request) => request.address === address && request.answer !== 'network' && Math.abs(request.at - at) < NOTED_MS,
    );
    const [request] = found < 0 ? [] : left.splice(found, 1);
    return { by: request?.by ?? 'page', address, at, answer: 'withheld', received: 0, sent: 0 };
  });
  return [...left, ...rows].sort((a, b) => a.at - b.at);
}

/** Assigns each body to the first request for its address that has no body yet. */
export function bodiesByAddress(bodies: readonly SentBody[]) {
  const waiting = [...bodies];
  return {
    /** Only for a request that may have a body. */
    take: (address: string) => {
      const found = waiting.findIndex((body) => body.address === address);
      return found < 0 ? 0 : waiting.splice(found, 1)[0]?.bytes;
    },
    /** The browser hasn't reported it: it is still running, or there was no request. */
    left: (): readonly SeenRequest[] =>
      waiting.map(({ address, at, bytes }) => {
        return { by: 'page', address, at, answer: 'unknown', received: undefined, sent: bytes };
      }),
  };
}

interface Totals {
  readonly requests: number;
  readonly network: number;
  readonly withheld: number;
  /** The size of all counted bodies, in bytes. */
  readonly sent: number;
  /** Requests with a body of unknown size. */
  readonly uncounted: number;
  readonly received: number;
  /** Requests to other sites. */
  readonly otherHosts: readonly string[];
}

export function totalsOf(requests: readonly SeenRequest[], origin: string): Totals {
  const sum = (read: (request: SeenRequest) => number | undefined) =>
    requests.reduce((total, request) => total + (read(request) ?? 0), 0);
  const asked = requests
    .filter(({ answer }) => answer !== 'refused' && answer !== 'withheld')
    .map(({ address }) => new URL(address));
  const others = asked.filter((url) => url.origin !== origin);
  return {
    requests: requests.length,
    network: requests.filter(({ answer }) => answer === 'network' || answer === 'unknown').length,
    withheld: requests.filter(({ answer }) => answer === 'withheld').length,
    sent: sum(({ sent }) => sent),
    uncounted: requests.filter(({ sent, answer }) => sent === undefined && answer !== 'device').length,
    received: sum(({ received }) => received),
    otherHosts: [...new Set(others.map(({ host }) => host))],
  };
}

/** Bodies are known only if public/sent.js has loaded to count them. */
function ofPage(): readonly SeenRequest[] {
  const bodies = sentBodies();
  const { take, left } = bodiesByAddress(bodies ?? []);
  const bodyOf = bodies ? take : () => undefined;
  const entries = [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')];
  const reported = (entries as PerformanceResourceTiming[])
    .filter(canLeave)
    .map((timing) => toSeen('page', toReported(timing, performance.timeOrigin, bodyOf)));
  return [...reported, ...left()];
}

/** A service worker of an older version doesn't reply. */
const ANSWER_WAIT_MS = 1_000;

const NONE: ServiceWorkerReport = { requests: [], withheld: [] };

function ofServiceWorker(): Promise<ServiceWorkerReport> {
  const { serviceWorker } = navigator as { readonly serviceWorker?: ServiceWorkerContainer };
  const active = serviceWorker?.controller;
  if (!active) return Promise.resolve(NONE);
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }: MessageEvent<ServiceWorkerReport>) => resolve(data);
    setTimeout(() => resolve(NONE), ANSWER_WAIT_MS);
    active.postMessage(REQUESTS_WANTED, [port2]);
  });
}

export interface Seen {
  /** In order of time. */
  readonly requests: readonly SeenRequest[];
  readonly refusals: readonly Refusal[];
}

export async function readRequests({ reported }: WorkerScripts): Promise<Seen> {
  const kept = await ofServiceWorker();
  const withheld = kept.withheld.filter(({ at }) => at >= performance.timeOrigin);
  const opened = performance.timeOrigin;
  const refused = [...refusals(), ...reported.refusals];
  const requests = [
    ...ofPage(),
    ...reported.requests.map((request) => toSeen('worker', request)),
    // The service worker lives longer than a page.
    ...kept.requests.filter(({ at }) => at >= opened).map((request) => toSeen('service worker', request)),
  ].sort((a, b) => a.at - b.at);
  return { requests: withWithheld(withRefused(requests, refused), withheld), refusals: refused };
}
