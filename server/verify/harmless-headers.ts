// Response headers that a host may add without weakening a page. Any other one is a finding.

const ANY = /^/;

const withAnyValue = (...lists: readonly string[]) =>
  lists.flatMap((names) => names.split(/\s+/).map((name) => [name, ANY] as const));

/** Part of HTTP: they describe the response and its connection, and load nothing. */
const OF_HTTP = `accept-ranges age allow cache-status connection content-digest content-language content-length
date etag expires keep-alive last-modified pragma priority proxy-status repr-digest server server-timing
transfer-encoding upgrade vary via`;

/** For caches between the server and the browser, which remove or ignore them. */
const OF_CACHES = 'cdn-cache-control surrogate-control surrogate-key x-cache x-cache-hits x-cache-status x-proxy-cache';

/** For search engines and old browsers. `X-Frame-Options` is the only one that today's browsers know, and it restricts. */
const OF_HARDENING = `x-download-options x-frame-options x-permitted-cross-domain-policies x-robots-tag x-xss-protection`;

/** They identify a request, a server or a stored file. No browser reads them. */
const OF_HOSTS = `x-correlation-id x-powered-by x-request-id x-response-time x-runtime x-served-by x-timer
cf-cache-status cf-ray
x-nf-request-id
x-vercel-cache x-vercel-id
fastly-restarts x-fastly-request-id x-github-request-id x-origin-cache
fly-request-id
x-render-origin-server
x-amz-cf-id x-amz-cf-pop x-amz-id-2 x-amz-request-id x-amz-server-side-encryption x-amz-version-id
x-azure-ref x-ms-blob-type x-ms-lease-status x-ms-request-id x-ms-version
x-goog-generation x-goog-hash x-goog-metageneration x-goog-storage-class x-goog-stored-content-encoding
x-goog-stored-content-length x-guploader-uploadid x-cloud-trace-context`;

/**
 * By name in lowercase, the values that are harmless. Not here, although common: `NEL` and `Report-To`, which report visitors'
 * requests to a third party; `Link`, which loads; `Set-Cookie`; and headers that switch browser features on, such as
 * `Document-Policy`, `Origin-Trial` and `Speculation-Rules`.
 */
export const HARMLESS: ReadonlyMap<string, RegExp> = new Map([
  ...withAnyValue(OF_HTTP, OF_CACHES, OF_HARDENING, OF_HOSTS),
  // Other ports and protocols of the same host, RFC 7838. Another host would see every request.
  ['alt-svc', /^(?:clear|[\w%.-]+=":\d+"(?:;\s*(?:ma=\d+|persist=1))*(?:,\s*|$))+$/],
  // RFC 9110, section 8.4.1, and RFC 8878. The decoded bytes are compared.
  ['content-encoding', /^(?:br|deflate|gzip|identity|zstd)$/],
  // It isolates the site from others of the same domain; `?0` would undo that.
  ['origin-agent-cluster', /^\?1$/],
  // The build has no HTTP version of it.
  ['strict-transport-security', ANY],
]);
