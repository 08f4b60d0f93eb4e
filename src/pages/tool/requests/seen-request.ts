// One request as the panel lists it, put together from what the browser reports.
import type { Refusal, ReportedRequest } from '../../../../workers/contract/reported';
import type { SentBody } from '../../../lib/sent-bodies';

export type Asker = 'page' | 'worker' | 'service worker';

export interface SeenRequest {
  readonly by: Asker;
  readonly address: string;
  /** Milliseconds since 1970. */
  readonly at: number;
  /**
   * `device`: answered by the site's own service worker or from the browser's cache, without the network; `refused`: not let out by the
   * browser, for the policy forbids it.
   */
  readonly answer: 'network' | 'device' | 'refused' | 'unknown';
  /** Bytes that came over the network, headers included. Undefined where the browser keeps that to itself. */
  readonly received: number | undefined;
  /** Bytes of the body that was sent. Undefined if unknown. */
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

/** Some browsers report a request that they have refused, like any other that got no answer. */
export function withRefused(requests: readonly SeenRequest[], refusals: readonly Refusal[]): readonly SeenRequest[] {
  const waiting = refusals.map(({ address }) => address);
  return requests.map((request) => {
    const found = request.answer === 'unknown' ? waiting.indexOf(request.address) : -1;
    if (found < 0) return request;
    waiting.splice(found, 1);
    return { ...request, answer: 'refused', received: 0, sent: 0 };
  });
}

/** Gives each body to the first request for its address that has not got one. */
export function bodiesByAddress(bodies: readonly SentBody[]) {
  const waiting = [...bodies];
  return {
    /** For a request that may have a body. */
    take: (address: string) => {
      const found = waiting.findIndex((body) => body.address === address);
      return found < 0 ? 0 : waiting.splice(found, 1)[0]?.bytes;
    },
    /** Of no request that the browser has reported: because it goes on, or because it was none. */
    left: (): readonly SeenRequest[] =>
      waiting.map(({ address, at, bytes }) => {
        return { by: 'page', address, at, answer: 'unknown', received: undefined, sent: bytes };
      }),
  };
}

export interface Totals {
  readonly requests: number;
  readonly network: number;
  /** Bytes of all bodies that were counted. */
  readonly sent: number;
  /** Requests with a body of unknown size. */
  readonly uncounted: number;
  readonly received: number;
  /** Without the site's own. */
  readonly otherHosts: readonly string[];
}

export function totalsOf(requests: readonly SeenRequest[], origin: string): Totals {
  const sum = (read: (request: SeenRequest) => number | undefined) =>
    requests.reduce((total, request) => total + (read(request) ?? 0), 0);
  const asked = requests.filter(({ answer }) => answer !== 'refused').map(({ address }) => new URL(address));
  const others = asked.filter((url) => url.origin !== origin);
  return {
    requests: requests.length,
    network: requests.filter(({ answer }) => answer === 'network' || answer === 'unknown').length,
    sent: sum(({ sent }) => sent),
    uncounted: requests.filter(({ sent, answer }) => sent === undefined && answer !== 'device').length,
    received: sum(({ received }) => received),
    otherHosts: [...new Set(others.map(({ host }) => host))],
  };
}
