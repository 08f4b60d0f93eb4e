// Creates the page's single instances: the private folder, the artifact store and the client of the workers.
import { ArtifactStore } from '../artifacts/artifact-store';
import { openPrivateFolder } from '../artifacts/private-folder';
import { canPickFile } from '../lib/save';
import type { Services } from '../state/services-context';
import { lateClient } from './late-client';

export function createServices(): Services {
  const folder = openPrivateFolder();
  const workers = () => import('./worker-scripts');
  const messages = () => import('./load-messages');
  return {
    workers,
    artifacts: new ArtifactStore(folder.remove),
    async findShortage(bytes) {
      const [{ findShortage }] = await Promise.all([import('../artifacts/find-shortage'), folder.removals()]);
      return findShortage(bytes, folder.path);
    },
    client: lateClient({
      messages: async (toolId) => (await messages()).loadMessages(toolId),
      client: async () => {
        const [{ createPageClient }, scripts, { loadMessages }] = await Promise.all([
          import('./page-client'),
          workers(),
          messages(),
        ]);
        return () =>
          createPageClient(
            {
              scriptOf: scripts.scriptOf,
              spawn: (script) => scripts.spawn(script, folder.path),
              cores: navigator.hardwareConcurrency,
              onLeftovers: folder.removeRun,
              canPickFile: canPickFile(),
            },
            loadMessages,
          );
      },
    }),
  };
}
