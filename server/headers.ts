// The headers of every answer: what a page may load and do, and how long an answer may be kept.

type Directives = Readonly<Record<string, string>>;

const PAGE: Directives = {
  'default-src': "'none'",
  'script-src': "'self' 'wasm-unsafe-eval'",
  'worker-src': "'self' blob:",
  'style-src': "'self'",
  'img-src': "'self' data: blob:",
  'media-src': "'self' blob:",
  'font-src': "'self'",
  'connect-src': "'self'",
  'manifest-src': "'self'",
  'frame-src': "'self' blob:",
  'form-action': "'self'",
  'base-uri': "'none'",
  'object-src': "'none'",
  'frame-ancestors': "'none'",
  'require-trusted-types-for': "'script'",
  // Strings become script addresses in one place only, where the page makes its workers.
  'trusted-types': 'toolyard-worker',
};

// A worker obeys the policy of its own script's answer, not that of the page. It has no document, so what is left to rule
// is code and connections.
const WORKER: Directives = {
  'default-src': "'none'",
  'script-src': "'self' 'wasm-unsafe-eval'",
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

const serialize = (directives: Directives) =>
  Object.entries(directives)
    .map(([name, value]) => `${name} ${value}`)
    .join('; ');

const PAGE_POLICY = serialize(PAGE);

// The media worker and the library's nested one (plain "worker") fetch their engine. Every other worker computes, and what
// a visitor gave it has no way out.
const WORKER_POLICIES: readonly (readonly [RegExp, string])[] = [
  [/^\/assets\/(?:media\.)?worker-[^/]*\.js$/, serialize(MEDIA_WORKER)],
  [/^\/assets\/[^/]*\.worker-[^/]*\.js$/, serialize(WORKER)],
];

const FORBIDDEN_FEATURES = [
  'accelerometer',
  'autoplay',
  'browsing-topics',
  'camera',
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
  'screen-wake-lock',
  'serial',
  'storage-access',
  'usb',
  'window-management',
  'xr-spatial-tracking',
];

const PERMISSIONS = [
  ...FORBIDDEN_FEATURES.map((feature) => `${feature}=()`),
  'clipboard-read=(self)',
  'clipboard-write=(self)',
  'fullscreen=(self)',
].join(', ');

export const contentSecurityPolicy = (path: string) =>
  WORKER_POLICIES.find(([worker]) => worker.test(path))?.[1] ?? PAGE_POLICY;

export const securityHeaders = (path: string): Readonly<Record<string, string>> => ({
  'Content-Security-Policy': contentSecurityPolicy(path),
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Permissions-Policy': PERMISSIONS,
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
});

/** Names under these folders change with their content. */
export const isImmutable = (path: string) => path.startsWith('/assets/') || path.startsWith('/engines/');

export const cacheControl = (path: string, status: number) =>
  isImmutable(path) && status < 300 ? 'public, max-age=31536000, immutable' : 'no-cache';
