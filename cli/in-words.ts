// Messages become sentences. Only the tables that are needed are loaded.
import { tablesIn, type InWords, type MessageTable } from '../workers/contract/message';

const tables = import.meta.glob<MessageTable>('../workers/kernels/*/messages.ts', { import: 'messages' });

async function messagesOfPage(table: string): Promise<MessageTable> {
  if (table === 'common') return (await import('../workers/words/common')).common;
  return (await tables[`../workers/kernels/${table}/messages.ts`]?.()) ?? {};
}

/** The messages of a kernel, or those that kernels share. */
export async function messagesOf(table: string): Promise<MessageTable> {
  const [own, { commandWords }] = await Promise.all([messagesOfPage(table), import('./words')]);
  return { ...own, ...commandWords[table] };
}

/** Data with every message in it as text. */
export async function inWords<Data>(data: Data): Promise<InWords<Data>> {
  const names = [...tablesIn(data)];
  // Created on first use: its formats take a while to load, and most runs need none.
  if (names.length === 0) return data as InWords<Data>;
  const { createSpeaker } = await import('../workers/words/in-words');
  const tables = names.map(async (name) => [name, await messagesOf(name)] as const);
  return createSpeaker(Object.fromEntries(await Promise.all(tables))).inWords(data);
}
