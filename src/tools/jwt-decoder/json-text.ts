// JSON printed from its own characters: numbers, escapes, key order and duplicate names stay as they were written, which
// JSON.parse would not keep.

export interface JsonMember {
  readonly name: string;
  /** The value as written. */
  readonly raw: string;
  /** Where the value is in the text: UTF-16 units from its start. */
  readonly from: number;
  readonly to: number;
}

export interface JsonText {
  readonly kind: 'object' | 'array' | 'other';
  /** Indented by two spaces. */
  readonly pretty: string;
  /** Without white space. */
  readonly compact: string;
  /** Of the outermost object, in its order, with duplicates. */
  readonly members: readonly JsonMember[];
  /** Names that one object has more than once, at any depth. */
  readonly duplicates: readonly string[];
}

export class JsonTextError extends Error {
  override readonly name = 'JsonTextError';
  /** UTF-16 units before the place. */
  readonly offset: number;

  constructor(message: string, offset: number) {
    super(message);
    this.offset = offset;
  }
}

/** Deeper nesting would print mostly white space. */
export const DEEPEST = 100;

// RFC 8259: white space, then a structural character, a string, or a number or literal.
const SPACE = /[\t\n\r ]*/y;
// eslint-disable-next-line no-control-regex -- which a string may not hold as they are
const STRING = /"(?:[^"\\\u0000-\u001f]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*"/y;
const SCALAR = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/y;
const MORE_OF_A_WORD = /[\w.+-]/y;

/** Throws JsonTextError. */
export const readJson = (text: string): JsonText => new Reader(text).read();

class Reader {
  readonly #text: string;
  #at = 0;
  readonly #pretty: string[] = [];
  readonly #compact: string[] = [];
  readonly #members: JsonMember[] = [];
  readonly #duplicates = new Set<string>();

  constructor(text: string) {
    this.#text = text;
  }

  read(): JsonText {
    this.#take(SPACE);
    const first = this.#text[this.#at];
    this.#value(0);
    this.#take(SPACE);
    if (this.#at < this.#text.length) throw this.#error('There is more after the end of the JSON');
    return {
      kind: first === '{' ? 'object' : first === '[' ? 'array' : 'other',
      pretty: this.#pretty.join(''),
      compact: this.#compact.join(''),
      members: this.#members,
      duplicates: [...this.#duplicates],
    };
  }

  #value(depth: number): void {
    const first = this.#text[this.#at];
    if (first === '{') this.#list(depth, '}', (names) => this.#member(depth, names));
    else if (first === '[') this.#list(depth, ']', () => this.#value(depth + 1));
    else {
      const scalar = this.#take(first === '"' ? STRING : SCALAR);
      if (scalar === '' || (first !== '"' && this.#peek(MORE_OF_A_WORD))) throw this.#error('A value is expected');
      this.#put(scalar);
    }
  }

  #list(depth: number, close: string, item: (names: Set<string>) => void): void {
    if (depth >= DEEPEST) throw this.#error(`More than ${String(DEEPEST)} levels of nesting`);
    const names = new Set<string>();
    this.#put(this.#text[this.#at++] ?? '');
    this.#take(SPACE);
    let isFirst = true;
    while (this.#text[this.#at] !== close) {
      if (!isFirst) this.#expect(',');
      isFirst = false;
      this.#pretty.push('\n', '  '.repeat(depth + 1));
      item(names);
      this.#take(SPACE);
    }
    this.#at++;
    if (!isFirst) this.#pretty.push('\n', '  '.repeat(depth));
    this.#put(close);
  }

  #member(depth: number, names: Set<string>): void {
    const written = this.#take(STRING);
    if (written === '') throw this.#error('A name in double quotes is expected');
    const name = JSON.parse(written) as string;
    if (names.has(name)) this.#duplicates.add(name);
    names.add(name);
    this.#put(written);
    this.#take(SPACE);
    this.#expect(':');
    this.#pretty.push(' ');
    const from = this.#at;
    this.#value(depth + 1);
    if (depth === 0) this.#members.push({ name, raw: this.#text.slice(from, this.#at), from, to: this.#at });
  }

  #expect(character: ',' | ':'): void {
    if (this.#text[this.#at] !== character) throw this.#error(`“${character}” is expected`);
    this.#at++;
    this.#put(character);
    this.#take(SPACE);
  }

  #put(written: string): void {
    this.#pretty.push(written);
    this.#compact.push(written);
  }

  #take(pattern: RegExp): string {
    pattern.lastIndex = this.#at;
    const [taken = ''] = pattern.exec(this.#text) ?? [];
    this.#at += taken.length;
    return taken;
  }

  #peek(pattern: RegExp): boolean {
    pattern.lastIndex = this.#at;
    return pattern.test(this.#text);
  }

  #error(what: string) {
    const where = this.#at >= this.#text.length ? 'at its end' : `at character ${String(this.#at + 1)}`;
    return new JsonTextError(`${what} ${where}.`, this.#at);
  }
}

/** The member that counts where a name is there twice: the last, as for JSON.parse (RFC 7515, section 4). */
export const memberOf = (json: JsonText, name: string): JsonMember | undefined =>
  json.members.findLast((member) => member.name === name);

/** The member's value where it is a string. */
export function stringMember(json: JsonText, name: string): string | undefined {
  const raw = memberOf(json, name)?.raw;
  return raw?.startsWith('"') ? (JSON.parse(raw) as string) : undefined;
}

/** The text of an object with the member set to a value as it is to be written; all else stays as it is. Throws JsonTextError. */
export function withMember(text: string, name: string, raw: string): string {
  const json = readJson(text);
  if (json.kind !== 'object') throw new JsonTextError('This is not a JSON object.', 0);
  const member = memberOf(json, name);
  if (member) return text.slice(0, member.from) + raw + text.slice(member.to);
  const last = json.members.at(-1);
  const written = `${JSON.stringify(name)}: ${raw}`;
  if (!last) return `{\n  ${written}\n}`;
  return `${text.slice(0, last.to)},\n  ${written}${text.slice(last.to)}`;
}

/** The text of an object without the member, or the text itself where it has none. Throws JsonTextError. */
export function withoutMember(text: string, name: string): string {
  const { members } = readJson(text);
  const kept = members.filter((member) => member.name !== name);
  if (kept.length === members.length) return text;
  if (kept.length === 0) return '{}';
  return `{\n${kept.map((member) => `  ${JSON.stringify(member.name)}: ${member.raw}`).join(',\n')}\n}`;
}
