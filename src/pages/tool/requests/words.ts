// The words of the panel that lists a page’s requests.
import type { Attempt, WayOut } from '../../../../workers/contract/site/ways-out';
import type { SeenRequest } from './read-requests';

export const title = 'What left this page';

// The requests

export const sinceOpened = 'Since you opened this page';
export const reading = 'Reading what your browser reports…';
export const bodies = 'Request bodies in total: <bytes>{bytes}</bytes>';
export const totals = {
  one: '{count} request, {network} over the network, {received} received.',
  other: '{count} requests, {network} over the network, {received} received.',
} as const;
export const otherHosts = 'Other hosts: {hosts}.';
export const noOtherHosts = 'No requests to other hosts.';
export const refusedByPolicy = {
  one: 'Your browser refused {count} by the policy: {addresses}.',
  other: 'Your browser refused {count} by the policy: {addresses}.',
} as const;
export const withheld = {
  one: '{count} refused because you switched the network off.',
  other: '{count} refused because you switched the network off.',
} as const;
export const uncounted = {
  one: 'It is unknown whether {count} request had a body.',
  other: 'It is unknown whether {count} requests had a body.',
} as const;

export const requests = 'Requests';
export const newsletter = 'A newsletter sign-up, which you submitted';
export const confirmation = 'The confirmation of a newsletter sign-up, which you submitted';
export const toolIdea = 'A tool idea, which you submitted';
export const contact = 'A message, which you submitted';
export const formToken = 'Permission to submit a form';
export const testWorker = 'This panel’s test worker';
export const computeWorker = 'The worker that does the computing';
export const audioEngine = 'The audio engine';
export const styles = 'Styles';
export const font = 'A font';
export const code = 'Code of this site';
export const offlineUse = 'Offline use';
export const icons = 'Icons and name of this site';
export const facts = 'Facts about this site';
export const somePage = 'A page of this site';
export const pageOf = 'The page of {title}';
export const keptOffline = '{purpose}, kept for offline use';
export const rates = 'Exchange rates of all currencies. Your amount and currencies are not in the request';
export const analytics = 'Analytics, which you allowed';
export const advertising = 'Advertising, which you allowed';
export const ads = 'Advertising, probably: ads load from many hosts';
export const unknown = 'Unknown to this page';

export const requestedBy = '{by}, {time}';
export const requesters = {
  page: 'Page',
  worker: 'Worker',
  'service worker': 'Service worker',
} as const satisfies Record<SeenRequest['by'], string>;
export const sizes = 'Body sent: {sent} · Received: {received}';
export const nothing = 'nothing';
export const notReported = 'not reported';
export const fromDevice = 'from this device';
export const refused = 'Refused by your browser';
export const switchedOff = 'Refused: you switched the network off';

// Without a network

export const goOffline = 'Go offline and try again';
export const offlineSwitch = 'Go offline now';
export const offlineSwitchHint = 'Stays on for this site until you switch it back.';
export const switchFailed =
  'The switch did not work: a part of this site is of an earlier version. Reload the page and try again.';
export const looking = 'Looking…';
export const stored =
  '{title} is stored on this device. Go offline with this switch or your device’s own, and use it: it works the same.';
export const storedAndOffline = '{title} is stored on this device. Use it now: it works the same.';
export const notStored = 'This page isn’t saved for offline use yet. It keeps working until you close it.';
export const engineNotSaved =
  'The audio engine isn’t on this device yet. Use the tool once, or save the engine with the button on the tool’s page.';
export const savedRates = 'Offline, it uses the last saved rates or your own.';
export const siteOffline =
  'This site is offline. Every request of its pages, workers and service worker is refused and listed above.';
export const online = 'Your browser is online right now.';
export const offline = 'You’re offline right now. Go ahead and use the tool.';

// The policies

export const allows = 'What your browser allows';
export const build = 'This page is build {commit} of {day}.';
export const unversionedBuild = 'This page is an unversioned build.';
export const checkedScripts = 'Your browser checked each of its scripts against the digest that the page names.';
export const policiesText =
  'Most tools compute in compute workers, which have their own, stricter policy. The MP4 to MP3 Converter also has a worker that may load the audio engine from this site. A few small tools compute in the page.';
export const readingPolicies = 'Reading the policies…';
export const computeWorkers = 'Compute workers';
export const thePage = 'The page';
export const notRead = 'The policy could not be read. Check your connection.';
export const noPolicy = 'This copy of the site is served without a policy. Nothing in the browser stops requests.';
export const header = 'The header itself';
export const ruleName = '{what}:';
export const directives = {
  'connect-src': 'Connections (fetch, WebSocket, beacons)',
  'script-src': 'Scripts',
  'worker-src': 'Workers',
  'img-src': 'Images',
  'media-src': 'Audio and video',
  'frame-src': 'Frames',
  'form-action': 'Form submissions',
} as const;
export const sources: Readonly<Record<string, string>> = {
  "'self'": 'this site',
  'blob:': 'data made in this page',
  'data:': 'data inside this page',
  "'wasm-unsafe-eval'": 'WebAssembly',
  "'unsafe-inline'": 'scripts written into the page',
  "'unsafe-eval'": 'text run as code',
  '*': 'anywhere',
};
export const unrestricted = 'anywhere: nothing is restricted';
export const none = 'none';

// The ways out

export const breakIt = 'Try to break it';
export const breakItText =
  'A compute worker tries to send requests and to open the storage that it would share with pages. It gets nothing that you entered. Your browser should refuse each request, and the storage should not be available.';
export const tryIt = 'Try to get data out';
export const attempts = 'Attempts';
export const attempt = '{way}: <outcome>{outcome}</outcome>';
export const ways = {
  fetch: 'Fetch a file from this site',
  'fetch elsewhere': 'Fetch a page from another site',
  XMLHttpRequest: 'Request a file from this site the old way (XMLHttpRequest)',
  WebSocket: 'Open a socket to another site (WebSocket)',
  EventSource: 'Listen to this site (EventSource)',
  import: 'Import a script from another site',
  worker: 'Start a worker within the worker',
  'Cache Storage': 'Put a page into this site’s offline copy (Cache Storage)',
  IndexedDB: 'Open a database of this site (IndexedDB)',
  BroadcastChannel: 'Send a message to other tabs of this site (BroadcastChannel)',
  'private files': 'Open this site’s private files (OPFS)',
} as const satisfies Record<WayOut, string>;
export const outcomes = {
  refused,
  missing: 'Not available to this worker',
  failed: 'Failed',
  out: 'It got out',
} as const satisfies Record<Attempt['outcome'], string>;
export const pageGetsIt = 'this page gets the same file';
export const gotOut = {
  one: '{count} attempt got out. Don’t trust this copy of the site.',
  other: '{count} attempts got out. Don’t trust this copy of the site.',
} as const;
export const nothingGotOut = {
  one: '{count} attempt, and nothing got out.',
  other: '{count} attempts, and nothing got out.',
} as const;
export const unexplained = {
  one: '{count} of them failed without a reason from the browser, so check that you’re online.',
  other: '{count} of them failed without a reason from the browser, so check that you’re online.',
} as const;
export const workerFailed = 'The worker that tries did not start or did not answer. Reload the page and try again.';

// What it doesn't list

export const limits = 'What this can’t show';
export const browserRequests =
  'Requests of browser extensions and of the browser itself, such as its check for a newer /service-worker.js.';
export const waitingRequests = 'The size of a request’s headers, and requests that are still waiting for a response.';
export const frames = 'Requests of frames: the Markdown preview, which loads nothing.';
export const framesWithAds =
  'Requests of frames: the Markdown preview, which loads nothing, and ads, if you allowed them.';
export const lastMoment =
  'A worker’s requests in its last moment. Some browsers don’t report a worker’s refused requests.';
export const beforeRestart =
  'The service worker’s requests before your browser last restarted it. Some browsers keep no list of them.';
export const ownList =
  'The list is made by this page and its workers. To check these themselves, open your browser’s developer tools, or compare the site with its source code: the footer names the build.';
export const builtFrom =
  'What this site is built from: <build>build and digests of every file</build>, <licenses>licenses of others’ software</licenses>, <sbom>bill of materials</sbom>.';
