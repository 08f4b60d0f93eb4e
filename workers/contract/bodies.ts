// Notes for which addresses the scripts of this thread give `fetch` a body: of a request, browsers report everything else.

/**
 * Call it before anything is fetched. Gives 0 where there was no body; undefined where there was one, whose size nobody counts, and
 * for all that was asked for in another way.
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
