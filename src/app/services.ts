// Makes what the page needs once: the private folder, the artifact store and the client of the workers.
import { ArtifactStore } from '../artifacts/artifact-store';
import { openPrivateFolder } from '../artifacts/private-folder';
import { canPickFile } from '../lib/save';
import type { Services } from '../state/services-context';
import { loadMessages } from './load-messages';
import { lateClient } from './late-client';

export function createServices(): Services {
  const folder = openPrivateFolder();
  const workers = () => import('./worker-scripts');
  return {
    workers,
    artifacts: new ArtifactStore(folder.remove),
    client: lateClient({
      messages: loadMessages,
      client: async () => {
        const [{ createClient }, scripts] = await Promise.all([
          import('../../workers/client/create-client'),
          workers(),
        ]);
        return () =>
          createClient({
            scriptOf: scripts.scriptOf,
            spawn: (script) => scripts.spawn(script, folder.path),
            cores: navigator.hardwareConcurrency,
            onLeftovers: folder.removeRun,
            canPickFile: canPickFile(),
          });
      },
    }),
  };
}
