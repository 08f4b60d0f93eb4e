// What the store's thunks and the screens reach for outside the state: the way to the kernels, and the kept Blobs.
import type { StartRun } from '../../workers/client/kernel-client';
import type { KernelSpec, Progress } from '../../workers/contract/kernel';
import type { InWords } from '../../workers/contract/message';
import type { WorkerReport } from '../../workers/contract/reported';
import type { KernelInput } from '../../workers/contract/source';
import type { RunReply } from '../../workers/contract/wire';
import type { ArtifactStore } from '../artifacts/artifact-store';

/** How the page makes workers, and what they say about their requests. */
export interface WorkerScripts {
  readonly scriptOf: (id: string) => string;
  readonly spawn: (script: string, folder?: string) => Worker;
  readonly reported: WorkerReport;
}

/** What KernelClient takes; progress comes with text. */
export interface StartPageRun<Input, Options> extends Omit<StartRun<Input, Options>, 'onProgress'> {
  readonly onProgress?: (progress: Progress<string>) => unknown;
}

/** The way to the kernels. Messages arrive as text. */
export interface PageClient {
  run<Input extends KernelInput, Options, Output>(
    spec: KernelSpec<Input, Options, Output>,
    start: StartPageRun<Input, Options>,
  ): Promise<RunReply<InWords<Output>, string>>;
  cancel(runId: string): void;
}

export interface Services {
  readonly workers: () => Promise<WorkerScripts>;
  readonly client: PageClient;
  readonly artifacts: ArtifactStore;
}
