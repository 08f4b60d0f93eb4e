// One request as the panel lists it, put together from what the browser reports.
import type { ReportedRequest } from '../../../../workers/contract/reported';
import type { SentBody } from '../../../lib/sent-bodies';

export type Asker = 'page' | 'worker' | 'service worker';

export interface SeenRequest {
  readonly by: Asker;
  readonly address: string;
  /** Milliseconds since 1970. */
  readonly at: number;
  /** `device`: answered by the site's own service worker or from the browser's cache, without the network. */
  readonly answer: 'network' | 'device' | 'unknown';
  /** Bytes that came over the network, headers included. Undefined where the browser keeps that to itself. */
  readonly received: number | undefined;
  /** Bytes of the body that was sent. Undefined where nobody counts them. */
  readonly sent: number | undefined;
}

/** What loads by these has no body. https://fetch.spec.whatwg.org/#request-body */
const MAY_HAVE_BODY = new Set(['fetch', 'xmlhttprequest', 'beacon']);

function answerOf({ received, hasSizes, isRelayed }: ReportedRequest): SeenRequest['answer'] {
  if (received > 0) return 'network';
  if (isRelayed) return 'device';
  return hasSizes ? 'device' : 'unknown';
}

const seen = (by: Asker, request: ReportedRequest, sent: number | undefined): SeenRequest => {
  const answer = answerOf(request);
  return {
    by,
    address: request.address,
    at: request.at,
    answer,
    received: answer === 'unknown' ? undefined : request.received,
    sent,
  };
};

/** Workers' bodies are counted by nobody; what can have none has none. */
export const seenByWorker = (by: Asker, request: ReportedRequest): SeenRequest =>
  seen(by, request, MAY_HAVE_BODY.has(request.kind) ? undefined : 0);

/**
 * The page's requests with the bodies that were counted. A body whose request the browser has not reported, because it goes on or
 * because it was no request, is listed all the same.
 * @param bodies undefined where nothing counts them
 */
export function seenByPage(
  requests: readonly ReportedRequest[],
  bodies: readonly SentBody[] | undefined,
): readonly SeenRequest[] {
  const waiting = [...(bodies ?? [])];
  const bodyOf = ({ address, kind }: ReportedRequest) => {
    if (!MAY_HAVE_BODY.has(kind)) return 0;
    if (!bodies) return undefined;
    const found = waiting.findIndex((body) => body.address === address);
    return found < 0 ? 0 : waiting.splice(found, 1)[0]?.bytes;
  };
  const reported = requests.map((request) => seen('page', request, bodyOf(request)));
  const rest = waiting.map(({ address, at, bytes }): SeenRequest => {
    return { by: 'page', address, at, answer: 'unknown', received: undefined, sent: bytes };
  });
  return [...reported, ...rest];
}

export interface Totals {
  readonly requests: number;
  readonly network: number;
  /** Bytes of all bodies that were counted. */
  readonly sent: number;
  /** Requests whose body nobody counts. */
  readonly uncounted: number;
  readonly received: number;
  /** Without the site's own. */
  readonly otherHosts: readonly string[];
}

export function totalsOf(requests: readonly SeenRequest[], origin: string): Totals {
  const sum = (read: (request: SeenRequest) => number | undefined) =>
    requests.reduce((total, request) => total + (read(request) ?? 0), 0);
  const others = requests.map(({ address }) => new URL(address)).filter((url) => url.origin !== origin);
  return {
    requests: requests.length,
    network: requests.filter(({ answer }) => answer !== 'device').length,
    sent: sum(({ sent }) => sent),
    uncounted: requests.filter(({ sent, answer }) => sent === undefined && answer !== 'device').length,
    received: sum(({ received }) => received),
    otherHosts: [...new Set(others.map(({ host }) => host))],
  };
}
