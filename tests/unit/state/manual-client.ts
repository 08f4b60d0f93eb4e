import type { PageClient, StartPageRun } from '../../../src/state/services-context';
import type { InWords } from '../../../workers/contract/run/message';
import type { KernelInput } from '../../../workers/contract/run/source';
import type { RunReply } from '../../../workers/contract/run/wire';

/** A client whose runs end when the test says so. */
export class ManualClient implements PageClient {
  readonly runs: { start: StartPageRun<KernelInput, unknown>; end: (reply: RunReply<unknown, string>) => void }[] = [];
  readonly canceled: string[] = [];

  run = <Output>(_: unknown, start: StartPageRun<never, never>) =>
    new Promise<RunReply<InWords<Output>, string>>((resolve) => {
      this.runs.push({ start, end: (reply) => resolve(reply as RunReply<InWords<Output>, string>) });
    });

  cancel = (runId: string) => void this.canceled.push(runId);
}
