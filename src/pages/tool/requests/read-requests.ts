// Gathers what the page, its workers and the service worker have asked for since the page was opened, and what they were refused.
import {
  canLeave,
  REQUESTS_WANTED,
  toReported,
  type Refusal,
  type ReportedRequest,
} from '../../../../workers/contract/reported';
import { refusals, sentBodies } from '../../../lib/sent-bodies';
import type { WorkerScripts } from '../../../state/services-context';
import { bodiesByAddress, toSeen, withRefused, type SeenRequest } from './seen-request';

/** Bodies are known where public/sent.js has arrived to count them. */
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

/** A service worker of an older version does not answer. */
const ANSWER_WAIT_MS = 1_000;

function ofServiceWorker(): Promise<readonly ReportedRequest[]> {
  const { serviceWorker } = navigator as { readonly serviceWorker?: ServiceWorkerContainer };
  const active = serviceWorker?.controller;
  if (!active) return Promise.resolve([]);
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }: MessageEvent<readonly ReportedRequest[]>) => resolve(data);
    setTimeout(() => resolve([]), ANSWER_WAIT_MS);
    active.postMessage(REQUESTS_WANTED, [port2]);
  });
}

export interface Seen {
  /** In the order of time. */
  readonly requests: readonly SeenRequest[];
  readonly refusals: readonly Refusal[];
}

export async function readRequests({ reported }: WorkerScripts): Promise<Seen> {
  const kept = await ofServiceWorker();
  const opened = performance.timeOrigin;
  const refused = [...refusals(), ...reported.refusals];
  const requests = [
    ...ofPage(),
    ...reported.requests.map((request) => toSeen('worker', request)),
    // It lives longer than a page.
    ...kept.filter(({ at }) => at >= opened).map((request) => toSeen('service worker', request)),
  ].sort((a, b) => a.at - b.at);
  return { requests: withRefused(requests, refused), refusals: refused };
}
