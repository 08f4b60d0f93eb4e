// Notes on the parts of a DOCTYPE that are never read.
import type { Doctype } from './doctype';
import { shortened } from './xml-fault';

/** In sentences; none for a document that has all its declarations in itself. */
export function unreadNotes({ externalSubset, parameters }: Doctype): string[] {
  const notes: string[] = [];
  if (externalSubset !== undefined) {
    notes.push(
      `The DOCTYPE names an external file (“${shortened(externalSubset)}”), which is never loaded. Entities and default ` +
        'attributes that it may declare are unknown here.',
    );
  }
  if (parameters.size > 0) {
    notes.push(
      `The DOCTYPE refers to parameter entities (${listed(Array.from(parameters, (name) => `%${name};`))}), which are not ` +
        'expanded. Entities and default attributes that they may declare are unknown here.',
    );
  }
  return notes;
}

/** Names that are listed. */
const LISTED = 10;

export function listed(names: readonly string[]): string {
  const more = names.length - LISTED;
  return names.slice(0, LISTED).join(', ') + (more > 0 ? ` and ${more.toLocaleString('en')} more` : '');
}
