// Messages as the page shows them.
import { existsSync } from 'node:fs';
import { tablesIn, type InWords, type MessageTable } from '../../workers/contract/run/message';
import { toErrorData, type ToolError, type ToolErrorData } from '../../workers/contract/run/errors';
import type { RunReply } from '../../workers/contract/run/wire';
import { createSpeaker } from '../../workers/words/in-words';

const KERNELS = new URL('../../workers/kernels/', import.meta.url);
const TOOLS = new URL('../../src/tools/', import.meta.url);

/** A view adds no place to a message: an error with a place says it. Nothing is where a text is empty. */
function checkPlace({ at, message }: ToolErrorData): void {
  if (at && !hasPlace(message) && !(typeof message === 'object' && message.messageKey === 'common/jsonMissing'))
    throw new Error(`This message doesn’t say where: ${JSON.stringify(message)}`);
}

const hasPlace = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  ('line' in value || 'byte' in value || Object.values(value).some(hasPlace));

const tables = new Map<string, MessageTable>();

async function loadTable(name: string): Promise<MessageTable> {
  if (name === 'common') return (await import('../../workers/words/common')).common;
  if (name === 'command-line') return (await import('../../cli/messages')).messages;
  const folder = existsSync(new URL(`${name}/messages.ts`, KERNELS)) ? KERNELS : TOOLS;
  const { messages } = (await import(new URL(`${name}/messages.ts`, folder).href)) as { messages: MessageTable };
  return messages;
}

export async function inEnglish<Data>(data: Data): Promise<InWords<Data>> {
  for (const name of tablesIn(data)) tables.set(name, tables.get(name) ?? (await loadTable(name)));
  return createSpeaker(Object.fromEntries(tables)).inWords(data);
}

/** A run's reply as the page sees it. */
export const replyInEnglish = async <Output>(
  reply: RunReply<Output> | Promise<RunReply<Output>>,
): Promise<RunReply<InWords<Output>, string>> => {
  const settled = await reply;
  if (!settled.ok) checkPlace(settled.error);
  return settled.ok
    ? { ...settled, output: await inEnglish(settled.output) }
    : { ok: false, error: await inEnglish(settled.error) };
};

/** The error that a promise, or a function, ends with, as the page would show it. */
export async function errorInEnglish(work: Promise<unknown> | (() => unknown)): Promise<ToolErrorData<string>> {
  try {
    await (typeof work === 'function' ? work() : work);
  } catch (error) {
    // Not by `instanceof`, because some tests load the code again, with another class.
    if (error instanceof Error && error.name === 'ToolError') {
      const { code, text, at } = error as ToolError;
      checkPlace({ code, message: text, ...(at && { at }) });
      return inEnglish({ code, message: text });
    }
    return inEnglish(toErrorData(error));
  }
  throw new Error('It ended well.');
}
