// Makes the messages of `messages.ts`, without loading their sentences.
import { messagesOf } from '../workers/contract/run/message';
import type { messages } from './messages';

/** The name of the table. */
export const COMMAND_LINE = 'command-line';

export const message = messagesOf<typeof messages>(COMMAND_LINE);
