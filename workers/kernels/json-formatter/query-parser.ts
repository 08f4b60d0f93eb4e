// Parses JSONPath queries by the grammar of RFC 9535, including the types of functions (section 2.4.3).
import { messagesOf, type Message } from '../../contract/run/message';
import type { messages } from './messages';
import type { JsonNumber } from './query-compare';
import { nameOf, type Name } from './query-text';

const message = messagesOf<typeof messages>('json-formatter');

export interface Query {
  /** From the root (`$`) or from the current value (`@`). */
  readonly isAbsolute: boolean;
  readonly segments: readonly Segment[];
  /** As written. */
  readonly text: string;
}

export interface Segment {
  /** `..`: the value itself and all its descendants. */
  readonly isDescending: boolean;
  readonly selectors: readonly Selector[];
  /** As written in the query. */
  readonly text: string;
}

export type Selector =
  | { readonly kind: 'name'; readonly name: Name }
  | { readonly kind: 'index'; readonly index: number }
  | { readonly kind: 'slice'; readonly start?: number; readonly end?: number; readonly step?: number }
  | { readonly kind: 'wildcard' }
  | { readonly kind: 'filter'; readonly test: Test };

export type Test =
  | { readonly kind: 'or' | 'and'; readonly tests: readonly Test[] }
  | { readonly kind: 'not'; readonly test: Test }
  | { readonly kind: 'compare'; readonly operator: Operator; readonly left: Operand; readonly right: Operand }
  | { readonly kind: 'query'; readonly query: Query }
  | Call;

export type Operand =
  | { readonly kind: 'literal'; readonly value: string | JsonNumber | boolean | null }
  | { readonly kind: 'query'; readonly query: Query }
  | Call;

export interface Call {
  readonly kind: 'call';
  readonly name: FunctionName;
  readonly operands: readonly Operand[];
}

export type Operator = '==' | '!=' | '<' | '<=' | '>' | '>=';

/** The functions of RFC 9535, sections 2.4.4 to 2.4.8. */
const FUNCTIONS = {
  length: { takes: ['value'], gives: 'value' },
  count: { takes: ['nodes'], gives: 'value' },
  value: { takes: ['nodes'], gives: 'value' },
  match: { takes: ['value', 'value'], gives: 'logical' },
  search: { takes: ['value', 'value'], gives: 'logical' },
} as const;

export type FunctionName = keyof typeof FUNCTIONS;

export class QueryError extends Error {
  override readonly name = 'QueryError';
  /** In UTF-16 units from the start of the query. */
  readonly at: number;

  /** What to write instead. */
  readonly help: Message | undefined;

  constructor(at: number, help?: Message) {
    super('Invalid query');
    this.at = at;
    this.help = help;
  }
}

const MOST_NESTING = 200;

const INTEGER = /(?:0|-?[1-9]\d*)/y;
const NUMBER = /(?:-?0|-?[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
const NAME = /[A-Za-z_\u{80}-\u{d7ff}\u{e000}-\u{10ffff}][\w\u{80}-\u{d7ff}\u{e000}-\u{10ffff}]*/uy;
const FUNCTION = /[a-z][a-z_\d]*(?=\()/y;
const KEYWORD = /(?:true|false|null)(?![\w(])/y;
const OPERATOR = /==|!=|<=|>=|<|>/y;
const BLANKS = /[ \t\n\r]*/y;
/** Inside quotation marks: any character but the mark, a backslash, a control character or a lone surrogate. */
const PLAIN = {
  "'": /[ -&(-[\]-\u{d7ff}\u{e000}-\u{10ffff}]+/uy,
  '"': /[ !#-[\]-\u{d7ff}\u{e000}-\u{10ffff}]+/uy,
} as const;
const ESCAPE =
  /\\(?:u(?:[dD][89abAB][\da-fA-F]{2}\\u[dD][c-fC-F][\da-fA-F]{2}|(?![dD][89a-fA-F])[\da-fA-F]{4})|[bfnrt/\\])/y;

/** At most one value can match, unless a name is repeated. */
export const isSingular = ({ segments }: Pick<Query, 'segments'>) =>
  segments.every(
    ({ isDescending, selectors: [first, second] }) =>
      !isDescending && second === undefined && (first?.kind === 'name' || first?.kind === 'index'),
  );

/** The queries in the filters of a segment that begin with `$`, and so can need any part of the document. */
export const absoluteIn = ({ selectors }: Segment): readonly string[] =>
  selectors.flatMap((selector) => (selector.kind === 'filter' ? absoluteInTest(selector.test) : []));

function absoluteInTest(test: Test): readonly string[] {
  switch (test.kind) {
    case 'or':
    case 'and':
      return test.tests.flatMap(absoluteInTest);
    case 'not':
      return absoluteInTest(test.test);
    case 'compare':
      return [test.left, test.right].flatMap(absoluteInOperand);
    case 'query':
    case 'call':
      return absoluteInOperand(test);
  }
}

function absoluteInOperand(operand: Operand): readonly string[] {
  if (operand.kind === 'literal') return [];
  if (operand.kind === 'call') return operand.operands.flatMap(absoluteInOperand);
  const { isAbsolute, text, segments } = operand.query;
  return isAbsolute ? [text] : segments.flatMap(absoluteIn);
}

/** Throws QueryError. */
export function parseQuery(text: string): Query {
  return new QueryReader(text).read();
}

/** Reads the parts of a query, one after another. */
export class QueryReader {
  readonly #text: string;
  #at = 0;
  #nesting = 0;

  constructor(text: string) {
    this.#text = text;
  }

  read(): Query {
    if (!this.take('$')) throw this.error();
    const query = this.#query(true);
    if (this.#at < this.#text.length) throw this.error(this.#nameHelp());
    return query;
  }

  /** In UTF-16 units. */
  get at(): number {
    return this.#at;
  }

  /** The segments after a name, `@` or nothing. They can't begin with `$`, and neither can a query in their filters. */
  path(): readonly Segment[] {
    const at = this.#at;
    const { segments } = this.#query(false);
    if (segments.some((segment) => absoluteIn(segment).length > 0)) throw this.error(message('fieldsRoot'), at);
    return segments;
  }

  name(): string | undefined {
    return this.#match(NAME);
  }

  error(help?: Message, at = this.#at): QueryError {
    return new QueryError(at, help);
  }

  take(text: string): boolean {
    if (!this.#text.startsWith(text, this.#at)) return false;
    this.#at += text.length;
    return true;
  }

  expect(text: string, help?: Message): void {
    if (!this.take(text)) throw this.error(help);
  }

  #match(pattern: RegExp): string | undefined {
    pattern.lastIndex = this.#at;
    const [found] = pattern.exec(this.#text) ?? [];
    this.#at += found?.length ?? 0;
    return found;
  }

  blanks(): void {
    this.#match(BLANKS);
  }

  /** A name with a dash or another such character needs brackets and quotes. */
  #nameHelp(): Message | undefined {
    const [before = ''] = /[^\s.[\](),'"]*$/.exec(this.#text.slice(0, this.#at)) ?? [];
    const [after = ''] = /^[^\s.[\](),'"]*/.exec(this.#text.slice(this.#at)) ?? [];
    const name = before + after;
    if (after === '' || name === '$' || /[=<>&|!?*]/.test(name)) return undefined;
    return message('quoteThisName', { name });
  }

  #query(isAbsolute: boolean): Query {
    const from = this.#at - 1;
    const segments: Segment[] = [];
    for (;;) {
      const end = this.#at;
      this.blanks();
      const start = this.#at;
      const segment = this.#segment();
      if (segment) segments.push({ ...segment, text: this.#text.slice(start, this.#at) });
      else {
        this.#at = end;
        return { isAbsolute, segments, text: this.#text.slice(from, end) };
      }
    }
  }

  #segment(): Omit<Segment, 'text'> | undefined {
    if (this.take('[')) return { isDescending: false, selectors: this.#selectors() };
    if (!this.take('.')) return undefined;
    const isDescending = this.take('.');
    if (isDescending && this.take('[')) return { isDescending, selectors: this.#selectors() };
    if (this.take('*')) return { isDescending, selectors: [{ kind: 'wildcard' }] };
    const name = this.#match(NAME);
    if (name === undefined) throw this.error(this.#nameHelp());
    return { isDescending, selectors: [{ kind: 'name', name: nameOf(name) }] };
  }

  #selectors(): readonly Selector[] {
    const selectors: Selector[] = [];
    do {
      this.blanks();
      selectors.push(this.#selector());
      this.blanks();
    } while (this.take(','));
    this.expect(']', this.#operatorHelp());
    return selectors;
  }

  #selector(): Selector {
    const at = this.#at;
    if (this.take('*')) return { kind: 'wildcard' };
    if (this.take('?')) {
      this.blanks();
      return { kind: 'filter', test: this.nested(() => this.#or()) };
    }
    const name = this.string();
    if (name !== undefined) return { kind: 'name', name: nameOf(name) };
    const start = this.#integer();
    const afterStart = this.#at;
    this.blanks();
    if (this.take(':')) return this.#slice(start);
    this.#at = afterStart;
    if (start !== undefined) return { kind: 'index', index: start };
    if (this.take('(')) throw this.error(message('noScripts'), at);
    const bare = this.#match(NAME);
    throw this.error(bare === undefined ? undefined : message('quoteName', { name: bare }), at);
  }

  #slice(start: number | undefined): Selector {
    this.blanks();
    const end = this.#integer();
    this.blanks();
    let step: number | undefined;
    if (this.take(':')) {
      this.blanks();
      step = this.#integer();
    }
    return {
      kind: 'slice',
      ...(start !== undefined && { start }),
      ...(end !== undefined && { end }),
      ...(step !== undefined && { step }),
    };
  }

  /** In the range of exact doubles (section 2.1). */
  #integer(): number | undefined {
    const at = this.#at;
    const text = this.#match(INTEGER);
    if (text === undefined) return undefined;
    if (!Number.isSafeInteger(Number(text))) throw this.error(message('numberTooLarge'), at);
    return Number(text);
  }

  string(): string | undefined {
    const quote = this.#text[this.#at];
    if (quote !== "'" && quote !== '"') return undefined;
    const at = this.#at++;
    let text = '';
    while (!this.take(quote)) {
      const plain = this.#match(PLAIN[quote]);
      if (plain !== undefined) text += plain;
      else if (this.take(`\\${quote}`)) text += quote;
      else if (this.#at >= this.#text.length) throw this.error(message('openQuote'), at);
      else {
        const escape = this.#match(ESCAPE);
        if (escape === undefined)
          throw this.error(this.#text[this.#at] === '\\' ? message('queryBackslash') : undefined);
        text += JSON.parse(`"${escape}"`) as string;
      }
    }
    return text;
  }

  nested<Result>(read: () => Result): Result {
    if (++this.#nesting > MOST_NESTING) throw this.error(message('queryTooDeep'));
    const result = read();
    this.#nesting--;
    return result;
  }

  #or(): Test {
    return this.#joined('or', '||', () => this.#joined('and', '&&', () => this.#basic()));
  }

  #joined(kind: 'or' | 'and', sign: string, read: () => Test): Test {
    const first = read();
    const tests = [first];
    for (;;) {
      const end = this.#at;
      this.blanks();
      if (!this.take(sign)) {
        this.#at = end;
        return tests.length === 1 ? first : { kind, tests };
      }
      this.blanks();
      tests.push(read());
    }
  }

  #basic(): Test {
    const isNot = this.take('!');
    if (isNot) this.blanks();
    const test = this.take('(') ? this.#parenthesis() : this.#plain(isNot);
    return isNot ? { kind: 'not', test } : test;
  }

  #parenthesis(): Test {
    this.blanks();
    const test = this.nested(() => this.#or());
    this.blanks();
    this.expect(')', this.#operatorHelp());
    return test;
  }

  /** A comparison or a test of existence. After `!` only a test. */
  #plain(isNot: boolean): Test {
    const at = this.#at;
    const left = this.#operand();
    const end = this.#at;
    this.blanks();
    const operator = isNot ? undefined : (this.#match(OPERATOR) as Operator | undefined);
    if (operator === undefined) {
      const help = this.#operatorHelp();
      this.#at = end;
      if (left.kind === 'literal') throw this.error(help ?? message('valueAlone'), at);
      if (left.kind === 'call' && FUNCTIONS[left.name].gives === 'value')
        throw this.error(message('compareResult', { name: left.name }), at);
      return left;
    }
    this.#comparable(left, at);
    if (this.#text[this.#at] === '=') throw this.error(this.#operatorHelp());
    this.blanks();
    const rightAt = this.#at;
    const right = this.#operand();
    this.#comparable(right, rightAt);
    return { kind: 'compare', operator, left, right };
  }

  /** Operators of other languages. */
  #operatorHelp(): Message | undefined {
    const [sign] = /^(?:=~|===?|=|!==|&|\||and\b|or\b|in\b)/i.exec(this.#text.slice(this.#at)) ?? [];
    if (sign === undefined) return undefined;
    if (sign === '=~') return message('matchPattern');
    if (/^[=!]/.test(sign)) return message('compareSigns');
    return message('joinSigns');
  }

  #comparable(operand: Operand, at: number): void {
    if (operand.kind === 'query' && !isSingular(operand.query)) throw this.error(message('onlySingular'), at);
    if (operand.kind === 'call' && FUNCTIONS[operand.name].gives !== 'value')
      throw this.error(message('alreadyLogical', { name: operand.name }), at);
  }

  #operand(): Operand {
    const at = this.#at;
    if (this.take('@')) return { kind: 'query', query: this.#query(false) };
    if (this.take('$')) return { kind: 'query', query: this.#query(true) };
    const text = this.string();
    if (text !== undefined) return { kind: 'literal', value: text };
    const number = this.#match(NUMBER);
    if (number !== undefined) return { kind: 'literal', value: { number } };
    const keyword = this.#match(KEYWORD);
    if (keyword !== undefined) return { kind: 'literal', value: JSON.parse(keyword) as boolean | null };
    const name = this.#match(FUNCTION);
    if (name === undefined) {
      const word = this.#match(NAME);
      throw this.error(word === undefined ? undefined : message('bareWord', { word }), at);
    }
    if (!Object.hasOwn(FUNCTIONS, name))
      throw this.error(message('functions', { names: Object.keys(FUNCTIONS).join(', ') }), at);
    return this.nested(() => this.#call(name as FunctionName, at));
  }

  #call(name: FunctionName, at: number): Call {
    this.expect('(');
    this.blanks();
    const operands: Operand[] = [];
    const { takes } = FUNCTIONS[name];
    while (!this.take(')')) {
      if (operands.length > 0) {
        this.expect(',');
        this.blanks();
      }
      const operandAt = this.#at;
      const operand = this.#operand();
      if (takes[operands.length] === 'value') this.#comparable(operand, operandAt);
      else if (operand.kind !== 'query') throw this.error(message('takesQuery', { name }), operandAt);
      operands.push(operand);
      this.blanks();
    }
    if (operands.length !== takes.length) throw this.error(message('takesCount', { name, most: takes.length }), at);
    return { kind: 'call', name, operands };
  }
}
