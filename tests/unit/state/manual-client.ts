import type { StartRun } from '../../../workers/client/kernel-client';
import type { KernelInput } from '../../../workers/contract/source';
import type { RunReply } from '../../../workers/contract/wire';

/** A client whose runs end when the test says so. */
export class ManualClient {
  readonly runs: { start: StartRun<KernelInput, unknown>; end: (reply: RunReply<unknown>) => void }[] = [];
  readonly canceled: string[] = [];

  run = <Output>(_: unknown, start: StartRun<never, never>) =>
    new Promise<RunReply<Output>>((resolve) => {
      this.runs.push({ start, end: (reply) => resolve(reply as RunReply<Output>) });
    });

  cancel = (runId: string) => void this.canceled.push(runId);
}
