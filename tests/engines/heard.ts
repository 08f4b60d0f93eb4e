// Every request that reaches this process, whose only servers are those of the site.
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { IncomingMessage } from 'node:http';

export interface Heard {
  readonly method: string;
  readonly path: string;
  /** Names and values by turns. */
  readonly headers: readonly string[];
}

/** @param origin the site whose requests count, if there are several */
export function listen(origin?: string) {
  const heard: Heard[] = [];
  const hear = (message: unknown) => {
    const { method = '', url = '', rawHeaders, headers } = (message as { readonly request: IncomingMessage }).request;
    if (origin !== undefined && headers.host !== new URL(origin).host) return;
    heard.push({ method, path: url, headers: rawHeaders });
  };
  subscribe('http.server.request.start', hear);
  return { heard, stop: () => unsubscribe('http.server.request.start', hear) };
}
