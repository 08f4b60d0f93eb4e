// Reads a JSON document of a comparison into memory, without whitespace.
import { ToolError } from '../../../contract/run/errors';
import type { RunContext } from '../../../contract/run/kernel';
import { messagesOf, type Message } from '../../../contract/run/message';
import { isPipe, type AnySource } from '../../../contract/run/source';
import { MiB } from '../../../contract/run/sink';
import { Collected } from '../../../lib/collected';
import { readJson, INVALID_JSON, type JsonPass, type JsonReading } from '../../../lib/json/read-json';
import type { messages } from '../messages';
import type { Comparing, JsonDocument } from './document';
import { indexDocument } from './index-document';
import { JSON_DEPTH, JSON_LIMIT, VALUE_LIMIT } from '../options/json-comparer';

const message = messagesOf<typeof messages>('diff-checker');

/** The names of the two documents in messages. */
const NAMES = [
  { title: 'originalDocument', side: 'original' },
  { title: 'changedDocument', side: 'changed' },
] as const;

export interface DocumentReading {
  readonly source: AnySource;
  readonly index: 0 | 1;
  readonly pass: JsonPass | undefined;
}

export interface ReadDocument {
  readonly document: JsonDocument;
  readonly notes: readonly Message[];
}

/** Throws ToolError for what isn't a document or is beyond a limit, and names the document and the place. */
export async function readDocument(
  { source, index, pass }: DocumentReading,
  comparing: Comparing,
  run: RunContext,
): Promise<ReadDocument> {
  const { title, side } = NAMES[index];
  try {
    const collected = new Collected(JSON_LIMIT, message('jsonLimit', { limit: JSON_LIMIT / MiB }));
    const reading = await readJson(source, run, {
      writing: 'minified',
      indent: '',
      isLines: false,
      offersLines: false,
      maxDepth: JSON_DEPTH,
      onOutput: (bytes) => collected.add(bytes),
      ...(pass && { pass }),
    });
    await refuseDuplicates(reading);
    const { objects, arrays, scalars } = reading.tally;
    const count = objects + arrays + scalars;
    if (count > VALUE_LIMIT) throw new ToolError('too-large', message('valueLimit', { limit: VALUE_LIMIT }));
    const document = await indexDocument(collected.bytes, count, comparing, run);
    const notes: Message[] = [];
    if (reading.form.startsWith('utf-16')) notes.push(message('utf16', { side: message(side) }));
    if (reading.form === 'marked') notes.push(message('jsonMark', { side: message(side) }));
    return { document, notes };
  } catch (error) {
    if (!(error instanceof ToolError) || !isOfDocument(error)) throw error;
    const text = message('inDocument', { document: message(title), problem: error.text });
    throw new ToolError(error.code, text, {
      // The page looks for a place in its first input.
      ...(error.at && index === 0 && { at: error.at }),
      ...(error.title !== undefined && { title: error.title }),
    });
  }
}

const isOfDocument = ({ code }: ToolError) => code === 'invalid-input' || code === 'too-deep' || code === 'too-large';

async function refuseDuplicates({ warnings, tally, places }: JsonReading): Promise<void> {
  if (tally.duplicateKeys === 0) return;
  const offset = warnings.find(({ kind }) => kind === 'duplicate-key')?.offset ?? 0;
  const [at] = await places([offset]);
  const place = at ? { line: at.line, column: at.column } : { byte: offset + 1 };
  throw new ToolError('invalid-input', message('duplicateKeyAt', { place }), {
    title: INVALID_JSON,
    ...(at && { at }),
  });
}

export const passOf = (source: AnySource, other: AnySource, before: number, total: number): JsonPass | undefined =>
  isPipe(source) || isPipe(other) ? undefined : { passes: 1, before, total };
