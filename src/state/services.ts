// What the store's thunks and the screens reach for outside the state: the way to the kernels, and the kept Blobs.
import type { KernelClient } from '../../workers/client/kernel-client';
import type { ArtifactStore } from '../artifacts/artifact-store';

export interface Services {
  readonly client: Pick<KernelClient, 'run' | 'cancel'>;
  readonly artifacts: ArtifactStore;
}
