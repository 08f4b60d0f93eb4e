// A list in a note: its first items, and the number of the others.
import { messagesOf, type MessageValue } from '../../contract/run/message';
import type { messages } from './messages';

const message = messagesOf<typeof messages>('csv-converter');

const NAMED = 5;

export const firstOf = (names: readonly MessageValue[]): MessageValue => ({
  all: names.length > NAMED ? [...names.slice(0, NAMED), message('more', { more: names.length - NAMED })] : names,
});
