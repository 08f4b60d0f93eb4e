// A sentence as data. Kernels throw and note messages; the page, or Node, turns them into text (workers/words).
import type { Place } from './place';

/** Text with `{name}` in place of a value. Names start with a lowercase letter, so `\p{L}` and `x{2}` are plain text. */
export type Sentence = string;

/** One sentence per plural category of the value `count` (Unicode CLDR, "Language Plural Rules"). */
export type Plural = Readonly<Partial<Record<Intl.LDMLPluralRule, Sentence>>> & { readonly other: Sentence };

/** Messages of one tool, in one language. */
export type MessageTable = Readonly<Record<string, Sentence | Plural>>;

/** Some messages of a table in other words, with the same values. */
export type OtherWords<Table extends MessageTable> = { readonly [Key in keyof Table]?: Sentence | Plural };

/** A place, as far as it is known: “line 2, column 7 (offset 41)”, “line 2” or “byte 41”. */
export type InText = (
  | (Pick<Place, 'line'> & Partial<Place>)
  /** From 1. */
  | { readonly byte: number }
) & {
  /** The text that the place is in, if that isn't the visitor's input: “line 2, column 7 of step 3’s input”. */
  readonly of?: Message;
};

/** A value in a sentence. Each kind has one form per language. Strings are shown unchanged. */
export type MessageValue =
  | string
  | number
  | bigint
  | InText
  | Message
  /** A size. It is rounded up or down if it is compared with a limit. */
  | { readonly bytes: number; readonly round?: 'up' | 'down' }
  /** A point in time, in milliseconds since 1970: “2018-01-18 01:30:22 UTC”. */
  | { readonly utc: number }
  /** The time between two points: “3 days ago”. */
  | { readonly from: number; readonly now: number }
  /** A length of audio or video. */
  | { readonly seconds: number }
  /** “A, B, and C” or “A, B, or C”. */
  | { readonly all: readonly MessageValue[] }
  | { readonly any: readonly MessageValue[] };

export interface Message {
  /** `<table>/<name>`: the table is a tool's id, or `common`. */
  readonly messageKey: string;
  readonly values?: Readonly<Record<string, MessageValue>>;
}

/** A note with a heading. */
export interface TitledNote {
  readonly title: Message;
  readonly text: Message;
}

/** Both parts in one sentence: “Expired. This token was valid until 2011-03-22 18:43:00 UTC.” */
export const inOneNote = ({ title, text }: TitledNote): Message => ({
  messageKey: 'common/titled',
  values: { title, text },
});

/** A note with a heading, and both in one. */
export interface NotedOnce extends TitledNote {
  readonly note: Message;
}

export const notedOnce = (note: TitledNote): NotedOnce => ({ ...note, note: inOneNote(note) });

type Name<Text extends string> = Text extends `${string}${' ' | ',' | '{' | '}'}${string}` | `${number}`
  ? never
  : Text extends Uncapitalize<Text>
    ? Text
    : never;

type NamesIn<Text extends string> = Text extends `${string}{${infer First}}${infer Rest}`
  ? Name<First> | NamesIn<Rest>
  : never;

type ValueNames<Entry> = Entry extends string ? NamesIn<Entry> : NamesIn<Entry[keyof Entry] & string> | 'count';

/** A value for each name in a sentence. */
export type ValuesFor<Entry> = {
  readonly [Name in ValueNames<Entry>]: Name extends 'count' ? number : MessageValue;
};

type Values<Entry> = [ValueNames<Entry>] extends [never] ? [] : [values: ValuesFor<Entry>];

/** Makes messages of one table. */
export type MessageMaker<Table extends MessageTable> = <Key extends keyof Table & string>(
  key: Key,
  ...values: Values<Table[Key]>
) => Message;

/**
 * The table is a type parameter only, so a worker's script holds its keys but not its sentences.
 *
 * ```ts
 * const message = messagesOf<typeof messages>('url-encoder');
 * throw new ToolError('invalid-input', message('badEscape', { place }), { at: place });
 * ```
 */
export const messagesOf =
  <Table extends MessageTable>(table: string): MessageMaker<Table> =>
  (key, ...[values]) => ({ messageKey: `${table}/${key}`, ...(values && { values }) });

/** A message, or text that is the same in every language, such as a name. */
export type Text = string | Message;

declare const said: unique symbol;

/** The text of a message. Only `workers/words` makes one, so a view that takes it can't be given a sentence of its own. */
export type Said = string & { readonly [said]: true };

type Unwalked = string | ArrayBuffer | ArrayBufferView | Blob | Date;

/** Data with the text of every message in its place. */
export type InWords<Data> = Data extends Message
  ? Said
  : Data extends Unwalked
    ? Data
    : Data extends object
      ? { readonly [Key in keyof Data]: InWords<Data[Key]> }
      : Data;

/** The names of the tables that the messages in some data need. */
export function tablesIn(data: unknown, found = new Set<string>()): ReadonlySet<string> {
  if (typeof data !== 'object' || data === null || ArrayBuffer.isView(data)) return found;
  if ('messageKey' in data) found.add((data as Message).messageKey.replace(/\/.*/, ''));
  for (const value of Object.values(data)) tablesIn(value, found);
  return found;
}
