// Records the addresses to which this thread's scripts send a body with `fetch`. Browsers report everything else about a
// request, but not that.

/**
 * Call it before any request. The returned function gives 0 if a request had no body, and undefined if its body has an unknown
 * size or `fetch` didn't make it.
 */
export function watchBodies(): (address: string, kind: string) => 0 | undefined {
  const own = globalThis.fetch.bind(globalThis);
  const withBody = new Set<string>();
  const hasBody = (input: RequestInfo | URL, init?: RequestInit) =>
    (init?.body ?? null) !== null || (input instanceof Request && !/^(?:GET|HEAD)$/.test(input.method));
  globalThis.fetch = (input, init) => {
    if (hasBody(input, init)) withBody.add(new URL(input instanceof Request ? input.url : input, location.href).href);
    return own(input, init);
  };
  return (address, kind) => (kind !== 'fetch' || withBody.has(address) ? undefined : 0);
}
