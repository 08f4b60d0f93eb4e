// The headers of every response: what a page may load and do, and how long a response may be cached.
import type { ThirdPartySources } from './third-parties';

type Directives = Readonly<Record<string, string>>;

const PAGE: Directives = {
  'default-src': "'none'",
  'script-src': "'self' 'wasm-unsafe-eval'",
  'worker-src': "'self'",
  'style-src': "'self'",
  'img-src': "'self' data: blob:",
  'media-src': "'self' blob:",
  'font-src': "'self'",
  'connect-src': "'self'",
  'manifest-src': "'self'",
  'frame-src': "'self'",
  'form-action': "'self'",
  'base-uri': "'none'",
  'object-src': "'none'",
  'frame-ancestors': "'none'",
  'require-trusted-types-for': "'script'",
  // Only two places turn strings into script addresses: the page creates workers and registers its service worker. Only the
  // sanitizer turns strings into HTML. build/own-policies.js creates all three policies at the page's start. Each can be
  // created only once, so later code can't create another one.
  'trusted-types': 'toolyard-worker toolyard-service-worker toolyard-html',
};

// For frames of any site. A click that another site tricks a visitor into has no effect: these pages have no form, no account and no
// choice that lasts. They use no third party, so an operator's services are never added.
const EMBEDDED: Directives = {
  ...PAGE,
  'form-action': "'none'",
  'manifest-src': "'none'",
  'frame-ancestors': '*',
};

// A worker has the policy of its own script's response, not the page's. A compute worker is one complete script, so it may
// request nothing at all. It may not even import() from this site, because the import's address could carry data. Firefox
// checks import() in workers by worker-src, Chromium and WebKit by script-src: neither allows it.
const COMPUTE_WORKER: Directives = {
  'default-src': "'none'",
  'script-src': "'wasm-unsafe-eval'",
  'worker-src': "'none'",
  'connect-src': "'none'",
  'require-trusted-types-for': "'script'",
  'trusted-types': "'none'",
};

// Trusted Types stay off here, because the media engine's library creates its nested worker from a URL without a policy. The
// two lists of sources already confine all its scripts to this origin.
const MEDIA_WORKER: Directives = {
  'default-src': "'none'",
  'script-src': "'self' 'wasm-unsafe-eval'",
  'worker-src': "'self'",
  'connect-src': "'self'",
};

// The service worker only serves cached files or requests them from this site.
const SERVICE_WORKER: Directives = {
  'default-src': "'none'",
  'script-src': "'self'",
  'connect-src': "'self'",
  'require-trusted-types-for': "'script'",
  'trusted-types': "'none'",
};

// A browser that opens an API response as a page must treat it as data.
const API: Directives = { 'default-src': "'none'", 'frame-ancestors': "'none'" };

const serialize = (directives: Directives) =>
  Object.entries(directives)
    .map(([name, value]) => `${name} ${value}`)
    .join('; ');

const TRUSTED_TYPES = ['require-trusted-types-for', 'trusted-types'];

function pagePolicy({ withoutTrustedTypes, ...sources }: ThirdPartySources): string {
  const added = new Map<string, readonly string[]>(Object.entries(sources));
  const directives = Object.entries(PAGE)
    .filter(([name]) => withoutTrustedTypes !== true || !TRUSTED_TYPES.includes(name))
    .map(([name, own]) => [name, [own, ...(added.get(name) ?? [])].join(' ')] as const);
  return serialize(Object.fromEntries(directives));
}

/**
 * Policies by the start of the address. The media workers, including the library's nested one, fetch their engine. Compute
 * workers may not connect. No policy covers storage, so workers/runtime/lockdown.ts removes the worker's access to it.
 */
export const OWN_POLICIES: readonly (readonly [start: string, policy: string])[] = [
  ['/assets/compute/', serialize(COMPUTE_WORKER)],
  ['/assets/media/', serialize(MEDIA_WORKER)],
  ['/service-worker.js', serialize(SERVICE_WORKER)],
  ['/api/', serialize(API)],
];

const FORBIDDEN_FEATURES = [
  'accelerometer',
  'autoplay',
  'browsing-topics',
  'display-capture',
  'encrypted-media',
  'geolocation',
  'gyroscope',
  'hid',
  'identity-credentials-get',
  'idle-detection',
  'local-fonts',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'publickey-credentials-create',
  'publickey-credentials-get',
  'serial',
  'storage-access',
  'usb',
  'window-management',
  'xr-spatial-tracking',
];

const PERMISSIONS = [
  ...FORBIDDEN_FEATURES.map((feature) => `${feature}=()`),
  // Only the QR code reader uses the camera, and the browser asks the visitor first.
  'camera=(self)',
  'clipboard-read=(self)',
  'clipboard-write=(self)',
  'fullscreen=(self)',
  // Only the benchmark page uses it, while it measures on a phone.
  'screen-wake-lock=(self)',
].join(', ');

/** The folder of the embedded pages, and the only addresses that another site may frame. */
export const EMBED = '/embed/';

/** The policy of an embedded page. */
export const embedPolicy = ({ embed = [] }: ThirdPartySources): string =>
  serialize({ ...EMBEDDED, 'script-src': [EMBEDDED['script-src'], ...embed].join(' ') });

function policyOf(path: string, others: ThirdPartySources): string {
  if (path.startsWith(EMBED)) return embedPolicy(others);
  return OWN_POLICIES.find(([start]) => path.startsWith(start))?.[1] ?? pagePolicy(others);
}

/** @param others sources that the build's settings add */
export const securityHeaders = (path: string, others: ThirdPartySources = {}): Readonly<Record<string, string>> => ({
  'Content-Security-Policy': policyOf(path, others),
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Permissions-Policy': PERMISSIONS,
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
});

/** Only for responses over TLS. Other names of the same domain are the operator's decision. */
export const HSTS = { 'Strict-Transport-Security': 'max-age=31536000' } as const;

/** Names under these folders contain a digest of the file's content. */
export const IMMUTABLE_FOLDERS = ['/assets/', '/engines/'] as const;

export const KEEP_FOREVER = 'public, max-age=31536000, immutable';

export const isImmutable = (path: string) => IMMUTABLE_FOLDERS.some((folder) => path.startsWith(folder));

export const cacheControl = (path: string, status: number) =>
  isImmutable(path) && status < 300 ? KEEP_FOREVER : 'no-cache';
