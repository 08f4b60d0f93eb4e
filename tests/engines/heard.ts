// Every request that reaches this process, whose only server is the site.
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { IncomingMessage } from 'node:http';

export interface Heard {
  readonly method: string;
  readonly path: string;
  /** Names and values by turns. */
  readonly headers: readonly string[];
}

export function listen() {
  const heard: Heard[] = [];
  const hear = (message: unknown) => {
    const { method = '', url = '', rawHeaders } = (message as { readonly request: IncomingMessage }).request;
    heard.push({ method, path: url, headers: rawHeaders });
  };
  subscribe('http.server.request.start', hear);
  return { heard, stop: () => unsubscribe('http.server.request.start', hear) };
}
