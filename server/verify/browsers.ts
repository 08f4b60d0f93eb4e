// The headers that browsers send for each kind of file, as data. Chrome's headers and their order were recorded from Chromium
// 156, Firefox's from version 153. Safari's are those published for version 18.5. Update all of them together, because hosts
// see how old a version is.

export type Kind =
  'document' | 'script' | 'module' | 'worker' | 'service-worker' | 'style' | 'font' | 'image' | 'manifest' | 'fetch';

/** How a visitor gets to a page. */
export type Arrival = 'typed' | 'link' | 'inside' | 'reload';

/** `Sec-Fetch-Dest` and `Sec-Fetch-Mode`. Our pages load styles, fonts and modules with `crossorigin`. */
const DESTINATIONS: Readonly<Record<Kind, readonly [dest: string, mode: string]>> = {
  document: ['document', 'navigate'],
  script: ['script', 'no-cors'],
  module: ['script', 'cors'],
  worker: ['worker', 'same-origin'],
  'service-worker': ['serviceworker', 'same-origin'],
  style: ['style', 'cors'],
  font: ['font', 'cors'],
  image: ['image', 'no-cors'],
  manifest: ['manifest', 'cors'],
  fetch: ['empty', 'cors'],
};

/** `Sec-Fetch-Site`. Our pages send no `Referer`, so only a link on another site brings one. */
const SITES: Readonly<Record<Arrival, string>> = {
  typed: 'none',
  link: 'cross-site',
  inside: 'same-origin',
  reload: 'same-origin',
};

const ANY_TYPE = '*/*';

export interface Browser {
  readonly name: string;
  /** Sent with every request, unless the order of a kind omits it. */
  readonly always: Readonly<Record<string, string>>;
  readonly accept: Partial<Record<Kind, string>>;
  /** `Priority` by kind. Chrome and Safari send it over HTTP/2 only. */
  readonly priority: Partial<Record<Kind, string>>;
  readonly priorityOverHttp1: boolean;
  /** Only for the script of a service worker. */
  readonly serviceWorker: Readonly<Record<string, string>>;
  /** Only when a page is reloaded. */
  readonly reload: Readonly<Record<string, string>>;
  /** The kinds that have an `Origin` header even for the site's own files. */
  readonly withOrigin: readonly Kind[];
  /** Header names, as spelled over HTTP/1.1. Headers that aren't listed follow at the end. */
  readonly order: (kind: Kind) => readonly string[];
}

const names = (text: string) => text.trim().split(/\s+/);

const CHROME_PAGE = names(`Host Connection Cache-Control sec-ch-ua sec-ch-ua-mobile sec-ch-ua-platform
Upgrade-Insecure-Requests User-Agent Accept Sec-Fetch-Site Sec-Fetch-Mode Sec-Fetch-User Sec-Fetch-Dest Referer Accept-Encoding
Accept-Language If-None-Match If-Modified-Since Range Priority`);
const CHROME_FILE = names(`Host Connection Origin sec-ch-ua-platform User-Agent sec-ch-ua sec-ch-ua-mobile Accept
Sec-Fetch-Site Sec-Fetch-Mode Sec-Fetch-Dest Accept-Encoding Accept-Language If-None-Match If-Modified-Since Range Priority`);
const CHROME_WORKER =
  names(`Host Connection Cache-Control Accept Service-Worker Sec-Fetch-Site Sec-Fetch-Mode Sec-Fetch-Dest
User-Agent Accept-Encoding Accept-Language If-None-Match If-Modified-Since Range Priority`);

const chromeOrder = (kind: Kind) => {
  if (kind === 'document') return CHROME_PAGE;
  return kind === 'worker' || kind === 'service-worker' ? CHROME_WORKER : CHROME_FILE;
};

const FIREFOX = names(`Host User-Agent Accept Accept-Language Accept-Encoding Range Service-Worker Connection Referer
Upgrade-Insecure-Requests Sec-Fetch-Dest Sec-Fetch-Mode Sec-Fetch-Site Sec-Fetch-User If-Modified-Since If-None-Match Priority
Pragma Cache-Control`);

const SAFARI =
  names(`Host Sec-Fetch-Dest User-Agent Upgrade-Insecure-Requests Accept Service-Worker Origin Referer Sec-Fetch-Site
Cache-Control Sec-Fetch-Mode If-None-Match If-Modified-Since Range Accept-Language Priority Accept-Encoding Connection`);

const PAGE_TYPES = 'text/html,application/xhtml+xml,application/xml;q=0.9';
const FIRST = 'u=0, i';
const HIGH = 'u=1';
const LOW = 'u=4';
const REVALIDATE = { 'Cache-Control': 'max-age=0' };

export const BROWSERS: readonly [Browser, Browser, Browser] = [
  {
    name: 'Chrome',
    always: {
      'sec-ch-ua': '"Google Chrome";v="156", "Not:A-Brand";v="8", "Chromium";v="156"',
      'sec-ch-ua-mobile': '?0',
      'sec-ch-ua-platform': '"Windows"',
      'User-Agent':
        'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Safari/537.36',
      'Accept-Encoding': 'gzip, deflate, br, zstd',
      'Accept-Language': 'en-US,en;q=0.9',
    },
    accept: {
      document: `${PAGE_TYPES},image/jxl,image/avif,image/webp,image/apng,*/*;q=0.8,application/signed-exchange;v=b3;q=0.7`,
      style: 'text/css,*/*;q=0.1',
      image: 'image/jxl,image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8',
    },
    priority: {
      document: FIRST,
      script: HIGH,
      module: HIGH,
      style: 'u=0',
      font: 'u=0',
      image: 'u=1, i',
      fetch: 'u=1, i',
      worker: 'u=4, i',
      'service-worker': 'u=4, i',
      manifest: 'u=2',
    },
    priorityOverHttp1: false,
    serviceWorker: REVALIDATE,
    reload: REVALIDATE,
    withOrigin: ['module', 'style', 'font'],
    order: chromeOrder,
  },
  {
    name: 'Firefox',
    always: {
      'User-Agent': 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:153.0) Gecko/20100101 Firefox/153.0',
      'Accept-Encoding': 'gzip, deflate, br, zstd',
      'Accept-Language': 'de,en-US;q=0.9,en;q=0.8',
    },
    accept: {
      document: `${PAGE_TYPES},*/*;q=0.8`,
      style: 'text/css,*/*;q=0.1',
      image: 'image/avif,image/webp,image/png,image/svg+xml,image/*;q=0.8,*/*;q=0.5',
      font: 'application/font-woff2;q=1.0,application/font-woff;q=0.9,*/*;q=0.8',
    },
    priority: {
      document: FIRST,
      script: 'u=2',
      style: 'u=2',
      font: 'u=2',
      image: 'u=5, i',
      fetch: LOW,
      worker: LOW,
      'service-worker': LOW,
    },
    priorityOverHttp1: true,
    serviceWorker: { Pragma: 'no-cache', 'Cache-Control': 'no-cache' },
    reload: { 'Sec-Fetch-Site': 'none' },
    withOrigin: [],
    order: () => FIREFOX,
  },
  {
    name: 'Safari',
    always: {
      'User-Agent':
        'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Safari/605.1.15',
      'Accept-Encoding': 'gzip, deflate, br',
      'Accept-Language': 'fr-FR,fr;q=0.9',
    },
    accept: {
      document: `${PAGE_TYPES},*/*;q=0.8`,
      style: 'text/css,*/*;q=0.1',
      image:
        'image/webp,image/avif,image/jxl,image/heic,image/heic-sequence,video/*;q=0.8,image/png,image/svg+xml,image/*;q=0.8,*/*;q=0.5',
    },
    priority: { document: FIRST, script: HIGH, module: HIGH, style: HIGH, image: 'u=5, i', fetch: 'u=3, i' },
    priorityOverHttp1: false,
    serviceWorker: REVALIDATE,
    reload: REVALIDATE,
    withOrigin: ['module', 'style', 'font'],
    order: () => SAFARI,
  },
];

export interface Manner {
  readonly browser: Browser;
  readonly kind: Kind;
  /** Of a page. */
  readonly arrival?: Arrival;
  /** Headers that differ from the browser's usual ones. */
  readonly more?: Readonly<Record<string, string>>;
}

/** Browsers send these headers and offer the newer codings only over TLS or to the same machine. */
const isTrustworthy = ({ protocol, hostname }: URL) =>
  protocol === 'https:' || /^(?:localhost|127\.0\.0\.1|\[::1\])$/.test(hostname);

const SEARCH = 'https://www.google.com/';

function valuesOf(
  { browser, kind, arrival = 'typed', more }: Manner,
  site: URL,
): Readonly<Record<string, string | false>> {
  const [dest, mode] = DESTINATIONS[kind];
  const isPage = kind === 'document';
  return {
    Host: site.host,
    Connection: 'keep-alive',
    ...browser.always,
    Accept: browser.accept[kind] ?? ANY_TYPE,
    Origin: browser.withOrigin.includes(kind) && site.origin,
    Referer: isPage && arrival === 'link' && SEARCH,
    'Upgrade-Insecure-Requests': isPage && '1',
    'Sec-Fetch-Dest': dest,
    'Sec-Fetch-Mode': mode,
    'Sec-Fetch-Site': isPage ? SITES[arrival] : 'same-origin',
    'Sec-Fetch-User': isPage && arrival !== 'reload' && '?1',
    Priority: browser.priority[kind] ?? false,
    ...(kind === 'service-worker' && { 'Service-Worker': 'script', ...browser.serviceWorker }),
    ...(isPage && arrival === 'reload' && browser.reload),
    ...(isTrustworthy(site) ? {} : { 'Accept-Encoding': 'gzip, deflate' }),
    ...more,
  };
}

/** Names and values, in the browser's order. HTTP/2 has no `Host` and no `Connection`, and its names are lowercase. */
export function headersOf(manner: Manner, site: URL, isHttp2: boolean): readonly (readonly [string, string])[] {
  const values = valuesOf(manner, site);
  const { browser, kind } = manner;
  const isSent = (name: string) =>
    (isTrustworthy(site) || !/^sec-/i.test(name)) &&
    (isHttp2 ? !/^(?:Host|Connection)$/.test(name) : name !== 'Priority' || browser.priorityOverHttp1);
  return browser.order(kind).flatMap((name) => {
    const value = values[name];
    return typeof value === 'string' && isSent(name) ? [[isHttp2 ? name.toLowerCase() : name, value] as const] : [];
  });
}
