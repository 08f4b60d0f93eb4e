// The headers of every answer: what a page may load and do, and how long an answer may be kept.
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
  // Strings become script addresses in only two places, where the page makes its workers and registers its service worker, and
  // HTML in one: DOMPurify creates its policy when the Markdown editor opens its preview. Every page allows the name, because a
  // visitor can go to the editor from any page without a new document. A policy can be created once, so no other code gets it then.
  'trusted-types': 'toolyard-worker toolyard-service-worker dompurify',
};

// A worker obeys the policy of its own script's response, not the page's. A compute worker is one complete script, so it may
// request nothing at all: an import() to this site would be a way out as well, its address carries what it likes. (Firefox
// judges import() by worker-src, Chromium and WebKit by script-src: neither allows any.)
const COMPUTE_WORKER: Directives = {
  'default-src': "'none'",
  'script-src': "'wasm-unsafe-eval'",
  'worker-src': "'none'",
  'connect-src': "'none'",
  'require-trusted-types-for': "'script'",
  'trusted-types': "'none'",
};

// Trusted Types stay off here: the media engine's library makes its nested worker from a URL that no policy of ours sees.
// The two lines about sources already confine every script of it to this origin.
const MEDIA_WORKER: Directives = {
  'default-src': "'none'",
  'script-src': "'self' 'wasm-unsafe-eval'",
  'worker-src': "'self'",
  'connect-src': "'self'",
};

// It only hands on what it has kept, or asks this site for it.
const SERVICE_WORKER: Directives = {
  'default-src': "'none'",
  'script-src': "'self'",
  'connect-src': "'self'",
  'require-trusted-types-for': "'script'",
  'trusted-types': "'none'",
};

// Answers of the API are data, whoever opens them as a page.
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
 * Addresses by how they begin, each with a policy of its own. The media workers, the library's nested one among them, fetch
 * their engine; compute workers only compute, and may connect nowhere. No policy covers storage: workers/runtime/lockdown.ts does.
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
  // Only the QR code reader uses it, and the browser asks the visitor first.
  'camera=(self)',
  'clipboard-read=(self)',
  'clipboard-write=(self)',
  'fullscreen=(self)',
  // Only the benchmark page uses it, while it runs on a phone.
  'screen-wake-lock=(self)',
].join(', ');

/** `others`: what the build's settings let in beside the site's own. */
export const securityHeaders = (path: string, others: ThirdPartySources = {}): Readonly<Record<string, string>> => ({
  'Content-Security-Policy': OWN_POLICIES.find(([start]) => path.startsWith(start))?.[1] ?? pagePolicy(others),
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Permissions-Policy': PERMISSIONS,
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
});

/** Only for answers that came by TLS. Other names of the same domain are the operator's business. */
export const HSTS = { 'Strict-Transport-Security': 'max-age=31536000' } as const;

/** Names under these folders change with their content. */
export const IMMUTABLE_FOLDERS = ['/assets/', '/engines/'] as const;

export const KEEP_FOREVER = 'public, max-age=31536000, immutable';

export const isImmutable = (path: string) => IMMUTABLE_FOLDERS.some((folder) => path.startsWith(folder));

export const cacheControl = (path: string, status: number) =>
  isImmutable(path) && status < 300 ? KEEP_FOREVER : 'no-cache';
