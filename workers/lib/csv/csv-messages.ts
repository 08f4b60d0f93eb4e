// Messages about a CSV file as a whole, of any kernel whose messages include `csvMessages`.
import { ToolError } from '../../contract/run/errors';
import type { Message, MessageMaker } from '../../contract/run/message';
import type { csvMessages } from '../../words/csv-words';
import { FIELD_LIMIT, RECORD_LIMIT, type CsvError } from './csv-reader';
import { QUOTES, SEPARATORS, type FoundDialect } from './dialect';

type CsvMessage = MessageMaker<typeof csvMessages>;

/** How the file is written. */
export function dialectNote(
  message: CsvMessage,
  { separator, quote, lineEnd }: FoundDialect,
  hasHeader: boolean,
): Message {
  const [name] = Object.entries(SEPARATORS).find(([, byte]) => byte === separator) ?? [];
  const character = String.fromCharCode(separator);
  return message('read', {
    separator: name ? message(name as keyof typeof SEPARATORS) : message('character', { character }),
    quote: message(quote === undefined ? 'none' : quote === QUOTES.single ? 'single' : 'double'),
    header: message(hasHeader ? 'firstRow' : 'none'),
    lineEnd: message(lineEnd ?? 'none'),
  });
}

export function csvRefusal(message: CsvMessage, { mistake, line }: CsvError): ToolError {
  if (mistake === 'open-quote') return new ToolError('invalid-input', message('openQuote', { line }));
  return new ToolError(
    'too-large',
    mistake === 'long-record'
      ? message('longRecord', { line, limit: { bytes: RECORD_LIMIT } })
      : message('manyFields', { line, limit: FIELD_LIMIT }),
  );
}
