// What the store's thunks and the screens reach for outside the state: the way to the kernels, and the kept Blobs.
import type { KernelClient } from '../../workers/client/kernel-client';
import type { WorkerReport } from '../../workers/contract/reported';
import type { ArtifactStore } from '../artifacts/artifact-store';

/** How the page makes workers, and what they say about their requests. */
export interface WorkerScripts {
  readonly scriptOf: (id: string) => string;
  readonly spawn: (script: string, folder?: string) => Worker;
  readonly reported: WorkerReport;
}

export interface Services {
  readonly workers: () => Promise<WorkerScripts>;
  readonly client: Pick<KernelClient, 'run' | 'cancel'>;
  readonly artifacts: ArtifactStore;
}
