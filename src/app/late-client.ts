// The bridge to the workers comes behind the page, which needs none to be shown.
import { NOT_LOADED } from '../../workers/contract/errors';
import type { Services } from '../state/services';

export function lateClient(load: () => Promise<Services['client']>): Services['client'] {
  let client: Promise<Services['client']> | undefined;
  const ready = () =>
    (client ??= load().catch((error: unknown) => {
      client = undefined; // asked for again by the next run
      throw error;
    }));
  void ready().catch(() => undefined);
  return {
    async run(spec, start) {
      try {
        const bridge = await ready();
        return await bridge.run(spec, start);
      } catch (error) {
        console.error(error);
        return { ok: false, error: NOT_LOADED };
      }
    },
    // In its turn: a run that waits for the bridge has begun by then.
    cancel: (runId) => void client?.then((bridge) => bridge.cancel(runId)).catch(() => undefined),
  };
}
