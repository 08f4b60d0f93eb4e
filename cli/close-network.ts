// Removes network access from this thread permanently.

/**
 * Node's ways to the network without an import, of any version so far. Only `serve.js` imports one of Node's network modules,
 * which a test checks.
 */
const GLOBALS = ['fetch', 'WebSocket', 'WebSocketStream', 'EventSource', 'WebTransport', 'XMLHttpRequest'];

/** They return any of Node's modules, such as `net` or the layer below it. */
const OF_PROCESS = ['getBuiltinModule', 'binding', '_linkedBinding'];

export function closeNetwork(): void {
  for (const name of GLOBALS) Reflect.deleteProperty(globalThis, name);
  for (const name of OF_PROCESS) Reflect.deleteProperty(process, name);
}
