// Creates the page's single instances: the private folder, the artifact store and the client of the workers.
import { ArtifactStore } from '../artifacts/artifact-store';
import { openPrivateFolder } from '../artifacts/private-folder';
import { canPickFile } from '../lib/save';
import type { Services, WorkerScripts } from '../state/services-context';
import type { MessageTable } from '../../workers/contract/message';
import type { MessageTables } from '../../workers/words/in-words';
import { lateClient, withRecipes } from './late-client';

const tables = import.meta.glob<MessageTable>('../../workers/kernels/*/messages.ts', { import: 'messages' });

/** The sentences of a tool's kernel, and those that kernels share. Rejects if a file doesn't arrive. */
export async function loadMessages(toolId: string): Promise<MessageTables> {
  const own = tables[`../../workers/kernels/${toolId}/messages.ts`];
  const [{ common }, messages = {}] = await Promise.all([import('../../workers/words/common'), own?.()]);
  return { common, [toolId]: messages };
}

export function createServices(): Services {
  const folder = openPrivateFolder();
  const workers = () => import('./worker-scripts');
  const workersOf = ({ scriptOf, spawn }: WorkerScripts) => ({
    scriptOf,
    spawn: (script: string) => spawn(script, folder.path),
    onLeftovers: folder.removeRun,
    canPickFile: canPickFile(),
  });
  return {
    workers,
    artifacts: new ArtifactStore(folder.remove),
    client: withRecipes(
      lateClient({
        messages: loadMessages,
        client: async () => {
          const [{ createClient }, scripts] = await Promise.all([
            import('../../workers/client/create-client'),
            workers(),
          ]);
          return () => createClient({ ...workersOf(scripts), cores: navigator.hardwareConcurrency });
        },
      }),
      async () => {
        const [{ pageRecipes }, scripts] = await Promise.all([import('./run-recipe'), workers()]);
        return pageRecipes(workersOf(scripts), loadMessages);
      },
    ),
  };
}
