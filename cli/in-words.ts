// Messages become sentences. Only the tables that are needed are loaded.
import { tablesIn, type InWords, type MessageTable, type OtherWords } from '../workers/contract/run/message';
import { COMMAND_LINE } from './message';

const tables = import.meta.glob<MessageTable>(
  [
    '../workers/kernels/*/messages.ts',
    '../src/tools/*/messages.ts',
    // They have no command.
    '!../workers/kernels/mp4-to-mp3-converter/**',
    '!../src/tools/currency-converter/**',
  ],
  { import: 'messages' },
);

const otherWords = import.meta.glob<OtherWords<MessageTable>>('../workers/kernels/*/command-words.ts', {
  import: 'commandWords',
});

/** The messages that a command line says in other words. */
export async function commandWordsOf(table: string): Promise<OtherWords<MessageTable>> {
  if (table === 'common') return (await import('./common-words')).commonWords;
  return (await otherWords[`../workers/kernels/${table}/command-words.ts`]?.()) ?? {};
}

async function messagesOfPage(table: string): Promise<MessageTable> {
  if (table === 'common') return (await import('../workers/words/common')).common;
  if (table === COMMAND_LINE) return (await import('./messages')).messages;
  const load = tables[`../workers/kernels/${table}/messages.ts`] ?? tables[`../src/tools/${table}/messages.ts`];
  return (await load?.()) ?? {};
}

/** The messages of a kernel, of a tool without a kernel, or the ones that kernels share. */
export async function messagesOf(table: string): Promise<MessageTable> {
  const [own, others] = await Promise.all([messagesOfPage(table), commandWordsOf(table)]);
  return { ...own, ...others } as MessageTable; // no other words are undefined
}

/** Data with every message in it as text. */
export async function inWords<Data>(data: Data): Promise<InWords<Data>> {
  const names = [...tablesIn(data)];
  // Created on first use, because its formats take a while to load and most runs need none.
  if (names.length === 0) return data as InWords<Data>;
  const { createSpeaker } = await import('../workers/words/in-words');
  const tables = names.map(async (name) => [name, await messagesOf(name)] as const);
  return createSpeaker(Object.fromEntries(await Promise.all(tables))).inWords(data);
}
