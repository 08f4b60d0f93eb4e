// The bridge to the workers comes behind the page, which needs none to be shown.
import { INTERNAL, NOT_LOADED } from '../../workers/contract/errors';
import type { Services } from '../state/services';

type Client = Services['client'];

export function lateClient(load: () => Promise<Client>): Client {
  let client: Promise<Client | undefined> | undefined;
  const ready = () =>
    (client ??= load().catch((error: unknown) => {
      console.error(error);
      client = undefined; // asked for again by the next run
      return undefined;
    }));
  void ready();
  return {
    async run(spec, start) {
      const bridge = await ready();
      if (!bridge) return { ok: false, error: NOT_LOADED };
      try {
        return await bridge.run(spec, start);
      } catch (error) {
        console.error(error);
        return { ok: false, error: INTERNAL };
      }
    },
    // In its turn: a run that waits for the bridge has begun by then.
    cancel: (runId) => void client?.then((bridge) => bridge?.cancel(runId)),
  };
}
