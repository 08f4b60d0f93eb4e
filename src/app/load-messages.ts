// The sentences of kernels. The list of their files loads with the client of the workers, because no page needs it at first.
import type { MessageTable } from '../../workers/contract/run/message';
import type { MessageTables } from '../../workers/words/in-words';

const tables = import.meta.glob<MessageTable>('../../workers/kernels/*/messages.ts', { import: 'messages' });

/** The sentences of a tool's kernel, and those that kernels share. Rejects if a file doesn't arrive. */
export async function loadMessages(toolId: string): Promise<MessageTables> {
  const own = tables[`../../workers/kernels/${toolId}/messages.ts`];
  const [{ common }, messages = {}] = await Promise.all([import('../../workers/words/common'), own?.()]);
  return { common, [toolId]: messages };
}
