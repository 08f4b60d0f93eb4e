// Turns a text with common mistakes into JSON: comments, trailing commas, other quotation marks, keys without quotes, missing
// commas and brackets, literals and numbers of Python and JavaScript, calls around values. It reports every change, and stops
// where it would have to guess.
import { messagesOf, type Message } from '../../contract/run/message';
import { numberOf } from './loose-number';
import { looseString, QUOTES, shown, type Repair } from './loose-string';
import type { messages } from './messages';
import { unwrap } from './unwrap';

const message = messagesOf<typeof messages>('json-formatter');

export interface Repaired {
  readonly text: string;
  readonly repairs: readonly Repair[];
}

/** Where the text couldn't be repaired. */
export interface Stopped {
  /** UTF-16 units before it. */
  readonly stoppedAt: number;
  readonly expected: Message;
}

const NUMBER = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?(?![\w.])/y;
const WORD = /[\p{ID_Start}$_][\p{ID_Continue}$-]*/uy;
const SPACE = /[ \t\r\n]+/y;
/** Whitespace that JSON doesn't have: a byte order mark, a no-break space and so on. */
const OTHER_SPACE = /[^\S \t\r\n]+/y;
const COMMENT = /\/\/[^\r\n]*|#[^\r\n]*|\/\*[^]*?\*\//y;

const LITERALS: Readonly<Record<string, string>> = {
  true: 'true',
  false: 'false',
  null: 'null',
  True: 'true',
  False: 'false',
  None: 'null',
  TRUE: 'true',
  FALSE: 'false',
  NULL: 'null',
  undefined: 'null',
};
/** JSON.stringify writes null for these. */
const NO_NUMBER = /[+-]?(?:NaN|Infinity|nan|inf)(?![\p{ID_Continue}$])/uy;

/** 1 is the name of a function or constructor. */
const CALL = /(?:new[ \t]+)?((?:[A-Za-z_$][\w$]*(?:\.[A-Za-z_$][\w$]*){0,9})?)[ \t\r\n]*\(/y;
/** From MongoDB, JavaScript and Python: calls whose only argument is the value. */
const WRAPPERS = new Set([
  ...['ObjectId', 'ObjectID', 'ISODate', 'NumberLong', 'NumberInt', 'NumberDecimal', 'UUID', 'Symbol'],
  ...['Long', 'Int32', 'Double', 'Decimal128', 'Date', 'BigInt', 'Decimal', 'decimal.Decimal', 'uuid.UUID'],
]);
/** Text before the JSON: an assignment, an export, or a prefix that keeps a response from running as a script. */
const PREFIX =
  /\)\]\}',?|(?:while|for)[ \t]*\((?:1|true|;;)\);?|export[ \t]+default\b|(?:(?:export[ \t]+)?(?:const|let|var)[ \t]+)?[A-Za-z_$][\w$.]*[ \t]*=(?!=)/y;

/** A call, or a value in parentheses, is a container with one value. A tuple becomes a list. */
const CLOSERS = { '{': '}', '[': ']', '(': ')', tuple: ')' } as const;
type Opener = keyof typeof CLOSERS;

type Expected = 'value' | 'key' | 'colon' | 'comma' | 'parenthesis' | 'nothing';

const EXPECTED: Readonly<Record<Expected, Message>> = {
  value: message('expectedValue'),
  key: message('expectedKey'),
  colon: message('expectedColon'),
  comma: message('expectedComma'),
  parenthesis: message('expectedParenthesis'),
  nothing: message('expectedNothing'),
};

/** Valid JSON stays unchanged. */
export function repairText(original: string, isLines: boolean): Repaired | Stopped {
  const { text, removed, originalOf } = unwrap(original);
  const done = new Repairer(text, isLines).run();
  if ('stoppedAt' in done) return { ...done, stoppedAt: originalOf(done.stoppedAt) };
  const repairs = done.repairs.map(({ offset, what }) => ({ offset: originalOf(offset), what }));
  return { text: done.text, repairs: [...removed, ...repairs] };
}

class Repairer {
  readonly #text: string;
  readonly #isLines: boolean;
  readonly #out: string[] = [];
  readonly #repairs: Repair[] = [];
  readonly #open: Opener[] = [];
  /**
   * The open parentheses without a name, by depth, with their positions in the output and the notes. If a comma follows, they
   * are a tuple.
   */
  readonly #nameless = new Map<number, { readonly out: number; readonly note: number }>();
  #at = 0;
  #expects: Expected = 'value';
  /** The character at which the repair stopped, if naming it is more helpful than the expected ones. */
  #reason: Message | undefined;
  /** Whether there are several values, which become a list. */
  #isList = false;
  /** The offsets in the output and in the text of a comma that nothing has followed yet. */
  #comma: { readonly out: number; readonly at: number } | undefined;
  /** True if only whitespace has followed the opening of the container. */
  #isFresh = true;
  #lineEnded = false;

  constructor(text: string, isLines: boolean) {
    this.#text = text;
    this.#isLines = isLines;
  }

  run(): Repaired | Stopped {
    while (this.#at < this.#text.length) if (!this.#skip() && !this.#token()) return this.#stopped();
    if (!this.#end()) return this.#stopped();
    const text = this.#out.join('');
    return { text: this.#isList ? `[${text}]` : text, repairs: this.#repairs };
  }

  #stopped(): Stopped {
    return { stoppedAt: this.#at, expected: this.#reason ?? EXPECTED[this.#expects] };
  }

  #match(pattern: RegExp): string | undefined {
    pattern.lastIndex = this.#at;
    return pattern.exec(this.#text)?.[0];
  }

  #note(what: Message, offset = this.#at) {
    this.#repairs.push({ offset, what });
  }

  #give(written: string, taken: number) {
    this.#out.push(written);
    this.#at += taken;
    this.#comma = undefined;
    this.#isFresh = false;
  }

  /** Skips whitespace and comments. */
  #skip(): boolean {
    const space = this.#match(SPACE);
    if (space) {
      this.#out.push(space);
      this.#lineEnded ||= space.includes('\n');
      this.#at += space.length;
      return true;
    }
    const comment = this.#match(COMMENT);
    const dropped = comment ?? this.#match(OTHER_SPACE);
    if (dropped === undefined) return false;
    this.#note(message(comment === undefined ? 'space' : 'comment'));
    this.#out.push(' ');
    this.#at += dropped.length;
    return true;
  }

  #token(): boolean {
    const character = this.#text[this.#at] ?? '';
    if (character === '}' || character === ']') return this.#close(character);
    if (character === ')' && this.#closeTuple()) return true;
    if (this.#expects === 'parenthesis' && character === ',') this.#becomeTuple();
    if (this.#expects === 'comma' && character === ',') return this.#takeComma();
    if (this.#expects === 'colon') return this.#colon(character);
    if (this.#expects === 'parenthesis') return this.#closeCall(character);
    if (this.#expects === 'nothing') return this.#afterAll(character);
    if (this.#expects === 'comma' && !this.#insertComma(character)) return false;
    return this.#expects === 'key' ? this.#key(character) : this.#value(character);
  }

  #takeComma(): boolean {
    const place = { out: this.#out.length, at: this.#at };
    this.#give(',', 1);
    this.#comma = place;
    this.#expects = this.#open.at(-1) === '{' ? 'key' : 'value';
    return true;
  }

  /** Values need a separator: 2024-01-02 is not a list of three numbers. */
  #insertComma(character: string): boolean {
    if (!this.#isApart(character)) return false;
    this.#note(message('comma'));
    this.#out.push(',');
    this.#expects = this.#open.at(-1) === '{' ? 'key' : 'value';
    return true;
  }

  #isApart(character: string): boolean {
    const before = this.#text[this.#at - 1] ?? '';
    return (
      /[\s/)\]}]/.test(before) || character in QUOTES || before in QUOTES || character === '{' || character === '['
    );
  }

  #colon(character: string): boolean {
    if (character !== ':') return false;
    this.#give(':', 1);
    this.#expects = 'value';
    return true;
  }

  /** After the end of a document: a semicolon, or another document. */
  #afterAll(character: string): boolean {
    if (character === ';' || (character === ',' && this.#isLines)) {
      this.#note(message('afterEnd', { character }));
      this.#at++;
      return true;
    }
    if (character === ',') return this.#takeComma();
    if (!this.#lineEnded && character !== '{' && character !== '[') return false;
    if (!this.#isLines) {
      this.#becomeList();
      this.#out.push(',');
    } else if (!this.#lineEnded) {
      this.#note(message('lineBreak'));
      this.#out.push('\n');
    }
    this.#expects = 'value';
    return true;
  }

  #becomeList() {
    if (!this.#isList) this.#note(message('list'));
    this.#isList = true;
  }

  #key(character: string): boolean {
    if (character in QUOTES) {
      if (!this.#string()) return false;
      this.#expects = 'colon';
      return true;
    }
    const word = this.#match(WORD) ?? this.#match(NUMBER);
    if (word === undefined) return false;
    this.#note(message('bareKey', { key: shown(word) }));
    this.#give(JSON.stringify(word), word.length);
    this.#expects = 'colon';
    return true;
  }

  #value(character: string): boolean {
    if (this.#text.startsWith('```', this.#at)) this.#reason = message('severalFences');
    if (this.#reason !== undefined) return false;
    if (this.#open.length === 0 && this.#comma) this.#becomeList();
    if (character === '{' || character === '[') return this.#openWith(character);
    if (character in QUOTES) return this.#string() && this.#endValue();
    const number = this.#match(NUMBER);
    if (number !== undefined) {
      this.#give(number, number.length);
      return this.#endValue();
    }
    const loose = numberOf(this.#text, this.#at);
    if (loose) return this.#replace(loose.written, loose.json);
    const noNumber = this.#match(NO_NUMBER);
    if (noNumber !== undefined) return this.#replace(noNumber, 'null');
    if (this.#removePrefix() || this.#openCall()) return true;
    const word = this.#match(WORD);
    const literal = word === undefined ? undefined : LITERALS[word];
    if (word === undefined || literal === undefined) return false;
    return this.#replace(word, literal);
  }

  #replace(written: string, json: string): boolean {
    if (written !== json) this.#note(message('replaced', { written: shown(written), json: shown(json) }));
    this.#give(json, written.length);
    return this.#endValue();
  }

  /** Only at the start of the text. */
  #removePrefix(): boolean {
    const prefix = this.#open.length === 0 && this.#isFresh ? this.#match(PREFIX) : undefined;
    if (prefix === undefined) return false;
    this.#note(message('prefix', { prefix: shown(prefix) }));
    this.#at += prefix.length;
    return true;
  }

  /** Around the whole text, any function may be called, because that is JSONP. */
  #openCall(): boolean {
    CALL.lastIndex = this.#at;
    const [call, name = ''] = CALL.exec(this.#text) ?? [];
    const isAllowed = this.#open.length === 0 || name === '' || WRAPPERS.has(name);
    if (call === undefined || !isAllowed) return false;
    this.#note(message('call', { name: shown(name) }));
    this.#at += call.length;
    if (name === '') this.#nameless.set(this.#open.length, { out: this.#out.length, note: this.#repairs.length - 1 });
    else this.#nameless.delete(this.#open.length);
    this.#out.push('');
    this.#open.push('(');
    this.#isFresh = name === '';
    this.#comma = undefined;
    return true;
  }

  /** At the first comma between parentheses: Python's tuples. */
  #becomeTuple() {
    const depth = this.#open.length - 1;
    const place = this.#nameless.get(depth);
    const note = this.#repairs[place?.note ?? -1];
    if (!place || !note) return;
    this.#repairs[place.note] = { ...note, what: message('tuple') };
    this.#out[place.out] = '[';
    this.#open[depth] = 'tuple';
    this.#expects = 'comma';
  }

  #closeTuple(): boolean {
    if (this.#open.at(-1) === '(' && this.#isFresh) this.#becomeTuple();
    if (this.#open.at(-1) !== 'tuple') return false;
    // Python needs the comma in a tuple of one value.
    if (this.#comma) this.#out[this.#comma.out] = '';
    this.#give(']', 1);
    this.#open.pop();
    return this.#endValue();
  }

  #closeCall(character: string): boolean {
    if (character !== ')') return false;
    this.#at++;
    this.#open.pop();
    return this.#endValue();
  }

  #openWith(opener: Opener): boolean {
    this.#give(opener, 1);
    this.#open.push(opener);
    this.#isFresh = true;
    this.#expects = opener === '{' ? 'key' : 'value';
    return true;
  }

  #endValue(): boolean {
    this.#expects = this.#afterValue();
    this.#lineEnded = false;
    return true;
  }

  #afterValue(): Expected {
    const opener = this.#open.at(-1);
    return opener === undefined ? 'nothing' : opener === '(' ? 'parenthesis' : 'comma';
  }

  #dropComma() {
    if (!this.#comma) return;
    this.#out[this.#comma.out] = '';
    this.#note(message('trailingComma'), this.#comma.at);
    this.#comma = undefined;
    this.#expects = this.#afterValue();
  }

  #close(closer: '}' | ']'): boolean {
    this.#dropComma();
    if (this.#expects !== 'comma' && !this.#isEmpty()) return false;
    const level = this.#open.findLastIndex((opener) => CLOSERS[opener] === closer);
    if (level < 0) return false;
    while (this.#open.length > level + 1) this.#addCloser();
    this.#give(closer, 1);
    this.#open.pop();
    return this.#endValue();
  }

  #addCloser() {
    const opener = this.#open.pop();
    // The parentheses of a call are not in the result.
    if (!opener || opener === '(') return;
    const bracket = opener === 'tuple' ? ']' : CLOSERS[opener];
    this.#note(message('bracket', { bracket }));
    this.#out.push(bracket);
  }

  /** Whether a list or an object has no content yet. Parentheses without a value are neither. */
  #isEmpty(): boolean {
    return this.#isFresh && (this.#open.at(-1) ?? '(') !== '(';
  }

  #end(): boolean {
    this.#dropComma();
    if (this.#expects === 'nothing') return true;
    const isWhole = this.#expects === 'comma' || this.#expects === 'parenthesis' || this.#isEmpty();
    if (this.#open.length === 0 || !isWhole) return false;
    while (this.#open.length > 0) this.#addCloser();
    return true;
  }

  #string(): boolean {
    const { written, end, repairs, stoppedAt } = looseString(this.#text, this.#at);
    this.#repairs.push(...repairs);
    if (stoppedAt !== undefined) {
      this.#at = stoppedAt;
      this.#reason = message('badEscape');
      return false;
    }
    this.#give(written, end - this.#at);
    return true;
  }
}
