// Makes JSON of a text with the mistakes that people make: comments, trailing commas, other quotation marks, keys without any,
// missing commas and brackets, literals of Python and JavaScript. What was changed is told; where it would be guessing, it gives up.

export interface Repair {
  /** UTF-16 units before it. */
  readonly offset: number;
  /** "Removed a comment" */
  readonly what: string;
}

export interface Repaired {
  readonly text: string;
  readonly repairs: readonly Repair[];
}

const NUMBER = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?(?![\w.])/y;
const WORD = /[\p{ID_Start}$_][\p{ID_Continue}$-]*/uy;
const SPACE = /[ \t\r\n]+/y;
/** White space that JSON does not have: a byte order mark, a no-break space and the like. */
const OTHER_SPACE = /[^\S \t\r\n]+/y;
const COMMENT = /\/\/[^\r\n]*|#[^\r\n]*|\/\*[^]*?\*\//y;

/** Quotation marks that open a string, and those that close it. */
const QUOTES: Readonly<Record<string, string>> = {
  ...{ '"': '"', "'": "'", '`': '`' },
  ...{ '“': '”"', '”': '”"', '„': '“”"', '‘': '’', '’': '’' },
};

const LITERALS: Readonly<Record<string, string>> = {
  ...{ true: 'true', false: 'false', null: 'null' },
  ...{ True: 'true', False: 'false', None: 'null', TRUE: 'true', FALSE: 'false', NULL: 'null', undefined: 'null' },
};

const CLOSERS = { '{': '}', '[': ']' } as const;
type Opener = keyof typeof CLOSERS;

/** Undefined where nobody could know what was meant. */
export function repairText(text: string, isLines: boolean): Repaired | undefined {
  return new Repairer(text, isLines).run();
}

class Repairer {
  readonly #text: string;
  readonly #isLines: boolean;
  readonly #out: string[] = [];
  readonly #repairs: Repair[] = [];
  readonly #open: Opener[] = [];
  #at = 0;
  #expects: 'value' | 'key' | 'colon' | 'comma' | 'nothing' = 'value';
  /** Where in the output and in the text the last comma is, while nothing has followed it. */
  #comma: { readonly out: number; readonly at: number } | undefined;
  /** Nothing but white space since the container was opened. */
  #isFresh = true;
  #lineEnded = false;

  constructor(text: string, isLines: boolean) {
    this.#text = text;
    this.#isLines = isLines;
  }

  run(): Repaired | undefined {
    while (this.#at < this.#text.length) if (!this.#skip() && !this.#token()) return undefined;
    return this.#end() ? { text: this.#out.join(''), repairs: this.#repairs } : undefined;
  }

  #match(pattern: RegExp): string | undefined {
    pattern.lastIndex = this.#at;
    return pattern.exec(this.#text)?.[0];
  }

  #note(what: string, offset = this.#at) {
    this.#repairs.push({ offset, what });
  }

  #give(written: string, taken: number) {
    this.#out.push(written);
    this.#at += taken;
    this.#comma = undefined;
    this.#isFresh = false;
  }

  /** White space and comments. */
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
    this.#note(comment === undefined ? 'Replaced special whitespace with a space' : 'Removed a comment');
    this.#out.push(' ');
    this.#at += dropped.length;
    return true;
  }

  #token(): boolean {
    const character = this.#text[this.#at] ?? '';
    if (character === '}' || character === ']') return this.#close(character);
    if (this.#expects === 'comma' && character === ',') return this.#takeComma();
    if (this.#expects === 'colon') return this.#colon(character);
    if (this.#expects === 'nothing' && !this.#nextDocument()) return false;
    if (this.#expects === 'comma') this.#insertComma();
    return this.#expects === 'key' ? this.#key(character) : this.#value(character);
  }

  #takeComma(): boolean {
    const place = { out: this.#out.length, at: this.#at };
    this.#give(',', 1);
    this.#comma = place;
    this.#expects = this.#open.at(-1) === '{' ? 'key' : 'value';
    return true;
  }

  #insertComma() {
    this.#note('Added a missing comma');
    this.#out.push(',');
    this.#expects = this.#open.at(-1) === '{' ? 'key' : 'value';
  }

  #colon(character: string): boolean {
    if (character !== ':') return false;
    this.#give(':', 1);
    this.#expects = 'value';
    return true;
  }

  #nextDocument(): boolean {
    if (!this.#isLines || !this.#lineEnded) return false;
    this.#expects = 'value';
    return true;
  }

  #key(character: string): boolean {
    if (character in QUOTES) {
      this.#string(character);
      this.#expects = 'colon';
      return true;
    }
    const word = this.#match(WORD) ?? this.#match(NUMBER);
    if (word === undefined) return false;
    this.#note(`Put quotation marks around the key ${word}`);
    this.#give(JSON.stringify(word), word.length);
    this.#expects = 'colon';
    return true;
  }

  #value(character: string): boolean {
    if (character === '{' || character === '[') return this.#openWith(character);
    if (character in QUOTES) {
      this.#string(character);
      return this.#endValue();
    }
    const number = this.#match(NUMBER);
    if (number !== undefined) {
      this.#give(number, number.length);
      return this.#endValue();
    }
    const word = this.#match(WORD);
    const literal = word === undefined ? undefined : LITERALS[word];
    if (word === undefined || literal === undefined) return false;
    if (word !== literal) this.#note(`Replaced ${word} by ${literal}`);
    this.#give(literal, word.length);
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
    this.#expects = this.#open.length > 0 ? 'comma' : 'nothing';
    this.#lineEnded = false;
    return true;
  }

  #dropComma() {
    if (!this.#comma) return;
    this.#out[this.#comma.out] = '';
    this.#note('Removed a trailing comma', this.#comma.at);
    this.#comma = undefined;
    this.#expects = 'comma';
  }

  #close(closer: '}' | ']'): boolean {
    this.#dropComma();
    if (this.#expects !== 'comma' && !(this.#isFresh && this.#open.length > 0)) return false;
    const level = this.#open.findLastIndex((opener) => CLOSERS[opener] === closer);
    if (level < 0) return false;
    while (this.#open.length > level + 1) this.#addCloser();
    this.#give(closer, 1);
    this.#open.pop();
    return this.#endValue();
  }

  #addCloser() {
    const opener = this.#open.pop();
    if (!opener) return;
    this.#note(`Added a missing “${CLOSERS[opener]}”`);
    this.#out.push(CLOSERS[opener]);
  }

  #end(): boolean {
    this.#dropComma();
    if (this.#expects === 'nothing') return true;
    if (this.#open.length === 0 || (this.#expects !== 'comma' && !this.#isFresh)) return false;
    while (this.#open.length > 0) this.#addCloser();
    return true;
  }

  #string(opener: string) {
    const closers = QUOTES[opener] ?? '';
    const start = this.#at;
    let written = '"';
    let at = start + 1;
    let escapedBreaks = false;
    while (at < this.#text.length && !closers.includes(this.#text[at] ?? '')) {
      const character = this.#text[at] ?? '';
      if (character === '\\') {
        const next = this.#text[at + 1] ?? '';
        written += next === "'" || next === '`' ? next : character + next;
        at += 2;
        continue;
      }
      if (character === '"') written += '\\"';
      else if (character < ' ') {
        written += JSON.stringify(character).slice(1, -1);
        escapedBreaks = true;
      } else written += character;
      at++;
    }
    if (opener !== '"') this.#note(`Replaced ${opener} with double quotation marks`, start);
    if (escapedBreaks) this.#note('Escaped a line break or tab inside a string', start);
    if (at >= this.#text.length) this.#note('Closed the last string', start);
    this.#give(`${written}"`, Math.min(at + 1, this.#text.length) - start);
  }
}
