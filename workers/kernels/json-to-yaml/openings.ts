// Finds the quotation mark or bracket that is never closed, by the lexer's tokens.

export interface Unclosed {
  readonly offset: number;
  readonly opening: string;
  /** It ends before the text does, at a line that is not indented. */
  readonly isCut: boolean;
}

/** In place of a closing bracket, the lexer gives this. */
const FLOW_CUT = '\x18';
const CLOSING: Readonly<Record<string, string>> = { '[': ']', '{': '}' };

/** Whether the lexer found the end of a quoted text; it cuts one that has none, or whose next line is not indented. */
function isClosed(lexeme: string): boolean {
  const quote = lexeme.charAt(0);
  if (lexeme.length < 2 || !lexeme.endsWith(quote)) return false;
  // A backslash, or in single quotes another quote, makes the last one part of the text.
  const escape = quote === '"' ? '\\' : quote;
  let escapes = 0;
  for (let at = lexeme.length - 2; at > 0 && lexeme.charAt(at) === escape; at--) escapes++;
  return escapes % 2 === 0;
}

export class Openings {
  readonly #end: number;
  readonly #brackets: Unclosed[] = [];
  /** The first in the text. */
  unclosed: Unclosed | undefined;

  /** `end` is where the text ends. */
  constructor(end: number) {
    this.#end = end;
  }

  /** Any lexeme but the text of a plain or block scalar. */
  take(lexeme: string, offset: number): void {
    const opening = lexeme.charAt(0);
    if (opening === '"' || opening === "'") {
      if (!isClosed(lexeme)) this.unclosed ??= { offset, opening, isCut: offset + lexeme.length < this.#end };
    } else if (CLOSING[opening] !== undefined) this.#brackets.push({ offset, opening, isCut: false });
    else if (opening === FLOW_CUT) {
      const open = this.#brackets.at(-1);
      if (open) this.unclosed ??= { ...open, isCut: true };
    } else if (opening === ']' || opening === '}') {
      const open = this.#brackets.pop();
      if (open && CLOSING[open.opening] !== opening) this.unclosed ??= open;
    }
  }

  /** Behind the last lexeme. */
  end(): void {
    this.unclosed ??= this.#brackets.at(-1);
  }
}
