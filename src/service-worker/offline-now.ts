// The visitor's switch that takes the site offline, as the service worker follows it.
import { OFFLINE_CACHE } from '../../workers/contract/site/offline-now';
import type { ReportedRequest } from '../../workers/contract/site/reported';

declare const self: ServiceWorkerGlobalScope;

/** Undefined before it was read. The browser ends an idle service worker, whose memory is then lost. */
let isOff: boolean | undefined;
let reading: Promise<boolean> | undefined;

async function readSwitch(): Promise<boolean> {
  isOff = await caches.has(OFFLINE_CACHE);
  return isOff;
}

/** Reads the switch again. Resolves when every later request follows it. */
export async function followSwitch(): Promise<void> {
  reading = readSwitch();
  await reading;
}

/** Whether requests may have to be refused. */
export const mayBeOffline = () => isOff !== false;

/** What was refused since the service worker started, for the panel under each tool. */
export const withheld: ReportedRequest[] = [];

/** Replaces `fetch`. While the visitor has switched the network off, it rejects as if there were no network. */
export async function fetchIfOnline(request: RequestInfo, init?: RequestInit): Promise<Response> {
  reading ??= readSwitch();
  if (!(await reading)) return fetch(request, init);
  const address = new URL(request instanceof Request ? request.url : request, self.location.href).href;
  withheld.push({ address, at: Date.now(), received: 0, hasSizes: true, isRelayed: true, sent: 0 });
  throw new TypeError('The visitor has switched the network off.');
}
