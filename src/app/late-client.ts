// The bridge to the workers comes behind the page, which needs none to be shown.
import { INTERNAL, NOT_LOADED, type ToolErrorData } from '../../workers/contract/errors';
import type { Services } from '../state/services';

type Client = Services['client'];

interface Failure {
  readonly error: ToolErrorData;
}

/** Code that does not arrive is the network's doing, and whatever goes wrong with it then is ours. */
async function open(load: () => Promise<() => Client>): Promise<Client | Failure> {
  let error = NOT_LOADED;
  try {
    const create = await load();
    error = INTERNAL;
    return create();
  } catch (cause) {
    console.error(cause);
    return { error };
  }
}

/** `load` resolves to what makes the client, once its code is there. */
export function lateClient(load: () => Promise<() => Client>): Client {
  let opened: Promise<Client | Failure> | undefined;
  const ready = () =>
    (opened ??= open(load).then((client) => {
      if ('error' in client) opened = undefined; // asked for again by the next run
      return client;
    }));
  void ready();
  return {
    async run(spec, start) {
      const client = await ready();
      if ('error' in client) return { ok: false, error: client.error };
      try {
        return await client.run(spec, start);
      } catch (error) {
        console.error(error);
        return { ok: false, error: INTERNAL };
      }
    },
    // In its turn: a run that waits for the bridge has begun by then.
    cancel: (runId) => void opened?.then((client) => 'error' in client || client.cancel(runId)),
  };
}
