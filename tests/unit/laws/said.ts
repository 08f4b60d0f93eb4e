// The messages in a kernel's output, and whether a list of notes has them.
import { isDeepStrictEqual } from 'node:util';
import type { Message } from '../../../workers/contract/run/message';
import { fileTypes } from '../../../workers/words/file-types';

const isMessage = (value: object): value is Message => 'messageKey' in value;

/** Without those within other messages. */
export function messagesIn(data: unknown): readonly Message[] {
  if (typeof data !== 'object' || data === null || ArrayBuffer.isView(data) || data instanceof Blob) return [];
  return isMessage(data) ? [data] : Object.values(data).flatMap(messagesIn);
}

const has = (note: unknown, message: Message): boolean =>
  isDeepStrictEqual(note, message) ||
  (typeof note === 'object' && note !== null && Object.values(note).some((part) => has(part, message)));

/** The name of a type of files, such as “GIF image”, names a result and judges nothing. */
const isLabel = ({ messageKey }: Message) => messageKey.replace(/^common\//, '') in fileTypes;

/** Messages of the output that no note has, alone or within a longer one. */
export const unsaid = (output: unknown, notes: readonly unknown[]): readonly Message[] =>
  messagesIn(output).filter((message) => !isLabel(message) && !notes.some((note) => has(note, message)));
