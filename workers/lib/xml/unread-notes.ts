// Notes on parts of a DOCTYPE that are never read.
import type { Message, MessageValue } from '../../contract/run/message';
import type { Doctype } from './doctype';
import { message, shortened } from './xml-error';

/** None if the document has no external declarations. */
export function unreadNotes({ externalSubset, parameters }: Doctype): Message[] {
  const notes: Message[] = [];
  if (externalSubset !== undefined) notes.push(message('xmlExternalSubset', { address: shortened(externalSubset) }));
  if (parameters.size > 0) {
    notes.push(message('xmlParameters', { names: listed(Array.from(parameters, (name) => `%${name};`)) }));
  }
  return notes;
}

/** How many names are listed. */
const LISTED = 10;

export function listed(all: readonly string[]): MessageValue {
  const names = all.slice(0, LISTED).join(', ');
  const more = all.length - LISTED;
  return more > 0 ? message('andMore', { names, more }) : names;
}
