// Creates the page's single instances: the private folder, the artifact store and the client of the workers.
import { ArtifactStore } from '../artifacts/artifact-store';
import { openPrivateFolder } from '../artifacts/private-folder';
import { canPickFile } from '../lib/save';
import type { Services } from '../state/services-context';
import type { MessageTable } from '../../workers/contract/message';
import type { MessageTables } from '../../workers/words/in-words';
import { lateClient } from './late-client';

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
  return {
    workers,
    artifacts: new ArtifactStore(folder.remove),
    client: lateClient({
      messages: loadMessages,
      client: async () => {
        const [{ createPageClient }, scripts] = await Promise.all([import('./page-client'), workers()]);
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
