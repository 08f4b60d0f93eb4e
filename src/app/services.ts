// Makes what the page needs once: the private folder, the artifact store and the client of the workers.
import { KernelClient } from '../../workers/client/kernel-client';
import { createLanes } from '../../workers/client/lanes';
import { ArtifactStore } from '../artifacts/artifact-store';
import { openPrivateFolder } from '../artifacts/private-folder';
import type { Services } from '../state/services';

export function createServices(): Services {
  const folder = openPrivateFolder();
  return {
    artifacts: new ArtifactStore(folder.remove),
    client: new KernelClient({
      lanes: createLanes(navigator.hardwareConcurrency),
      folder: folder.path,
      onLeftovers: folder.removeRun,
    }),
  };
}
