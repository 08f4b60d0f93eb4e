// Puts a list of sources together that comes in several messages.
import type { AnySource } from '../contract/run/source';
import type { RunApi, WorkerApi } from '../contract/run/wire';

export function takesLongInput(api: RunApi): WorkerApi {
  /** The sources of runs that haven't begun. */
  const taken = new Map<string, AnySource[]>();
  return {
    take(runId, sources) {
      const before = taken.get(runId);
      if (before) before.push(...sources);
      else taken.set(runId, [...sources]);
    },
    run(request, ...callbacks) {
      const input = taken.get(request.runId);
      taken.delete(request.runId);
      return api.run(input ? { ...request, input } : request, ...callbacks);
    },
    cancel(runId) {
      taken.delete(runId);
      api.cancel(runId);
    },
  };
}
