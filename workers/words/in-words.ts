// Turns messages into text, and fills sentences. Only this module builds sentences, and writes sizes and places.
import type {
  InText,
  InWords,
  Message,
  MessageTable,
  MessageValue,
  Plural,
  Said,
  Sentence,
  ValuesFor,
} from '../contract/run/message';
import { browserErrors } from './browser-errors';
import { allOf, anyOf, formatFixed, formatNumber, formatPosition, pluralCategory } from './formats';
import { clock, fromNow, inUtc } from './time-words';
import * as words from './words';

/** Message tables by their names. */
export type MessageTables = Readonly<Record<string, MessageTable>>;

export interface Speaker {
  /** Throws for a message that the tables don't have, or that misses a value. */
  readonly text: (message: Message) => Said;
  /** Data with the text of every message in its place. Blobs and buffers stay the same objects. */
  readonly inWords: <Data>(data: Data) => InWords<Data>;
}

const MB = 1_000_000;
const GB = 1_000 * MB;
const ROUND = { up: Math.ceil, down: Math.floor, nearest: Math.round };

/** Megabytes, or gigabytes with one decimal place. */
const size = (bytes: number, round: 'up' | 'down' | 'nearest' = 'nearest') =>
  bytes < GB
    ? say(words.megabytes, { size: ROUND[round](bytes / MB) })
    : say(words.gigabytes, { size: formatFixed(bytes / GB) });

/** “2.0 s” below a minute, “3:05” or “1:02:03” from there on. */
const duration = (seconds: number) =>
  seconds < 59.95 ? say(words.seconds, { seconds: formatFixed(seconds) }) : clock(seconds);

/** “line 2, column 7 (offset 41)” */
function placeInWords(place: InText) {
  if ('byte' in place) return say(words.byte, { byte: place.byte });
  const line = formatPosition(place.line);
  const column = place.column === undefined ? undefined : formatPosition(place.column);
  const offset = place.offset === undefined ? undefined : formatPosition(place.offset);
  if (column === undefined)
    return offset === undefined ? say(words.line, { line }) : say(words.lineOffset, { line, offset });
  return offset === undefined
    ? say(words.lineColumn, { line, column })
    : say(words.lineColumnOffset, { line, column, offset });
}

const isMessage = (value: object): value is Message => 'messageKey' in value;

const countOf = ({ count }: NonNullable<Message['values']>) => (typeof count === 'number' ? count : 0);

/** Own properties only, because keys may come from a compromised worker. */
const ownValue = <Value>(record: Readonly<Record<string, Value>>, key: string): Value | undefined =>
  Object.hasOwn(record, key) ? record[key] : undefined;

/** The text of a message that is a value in another sentence. */
type TextOf = (message: Message) => string;

const filled = (entry: Sentence | Plural, values: NonNullable<Message['values']>, textOf: TextOf): string =>
  (typeof entry === 'string' ? entry : (entry[pluralCategory(countOf(values))] ?? entry.other)).replace(
    /\{([a-z]\w*)\}/g,
    (name) => {
      const value = ownValue(values, name.slice(1, -1));
      if (value === undefined) throw new Error(`The message ${JSON.stringify(entry)} needs a value for ${name}.`);
      return valueText(value, textOf);
    },
  );

function valueText(value: MessageValue, textOf: TextOf): string {
  const inText = (one: MessageValue) => valueText(one, textOf);
  if (typeof value === 'string') return value;
  if (typeof value !== 'object') return formatNumber(value);
  if (isMessage(value)) return textOf(value);
  if ('bytes' in value) return size(value.bytes, value.round);
  if ('utc' in value) return inUtc(value.utc);
  if ('from' in value) return fromNow(value.from, value.now);
  if ('seconds' in value) return duration(value.seconds);
  if ('all' in value) return allOf(value.all.map(inText));
  if ('any' in value) return anyOf(value.any.map(inText));
  const place = placeInWords(value);
  return value.of ? say(words.placeOf, { place, text: textOf(value.of) }) : place;
}

/**
 * A sentence of a words file, with its values. A plural follows the value `count`.
 *
 * ```ts
 * say(words.files, { count: 3 }) // “3 files”
 * ```
 */
export const say = <const Entry extends Sentence | Plural>(entry: Entry, values: ValuesFor<Entry>): string =>
  filled(entry, values, browserSpeaker.text);

export function createSpeaker(tables: MessageTables): Speaker {
  function text({ messageKey, values = {} }: Message): Said {
    const [table = '', name = ''] = messageKey.split('/');
    const entry = ownValue(ownValue(tables, table) ?? {}, name);
    if (entry === undefined) throw new Error(`There is no message ${messageKey}.`);
    return filled(entry, values, text) as Said;
  }

  function walk(value: unknown): unknown {
    if (typeof value !== 'object' || value === null) return value;
    if (isMessage(value)) return text(value);
    if (Array.isArray(value)) return value.map(walk);
    // Kernels return plain data, so an object with a class is a Blob, a buffer or a date.
    if (Object.getPrototypeOf(value) !== Object.prototype) return value;
    return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, walk(entry)]));
  }

  // The walk does what the type InWords says; the compiler can't follow it through `unknown`.
  return { text, inWords: <Data>(data: Data) => walk(data) as InWords<Data> };
}

/** For errors that occur on the page. */
export const browserSpeaker = createSpeaker({ common: browserErrors });
