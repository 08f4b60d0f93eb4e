// Finds the quotation mark or bracket that is never closed, from the lexer's tokens.

export interface Unclosed {
  readonly offset: number;
  readonly opening: string;
  /** It ends before the text does, at a line that isn't indented. */
  readonly isCut: boolean;
}

/** The lexer's token for a missing closing bracket. */
const FLOW_CUT = 0x18;
const QUOTE = 0x22;
const APOSTROPHE = 0x27;
const BRACKET = 0x5b;
const BRACE = 0x7b;
/** The code of each opening bracket's closing one. */
const TO_CLOSING = 2;

/**
 * Whether the lexer found the end of a quoted text. If the text has no end, or its next line isn't indented, the lexer cuts it.
 */
function isClosed(lexeme: string): boolean {
  const quote = lexeme.charAt(0);
  if (lexeme.length < 2 || !lexeme.endsWith(quote)) return false;
  // After a backslash, or in single quotes after another quote, the last mark is part of the text.
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

  /** @param end of the text */
  constructor(end: number) {
    this.#end = end;
  }

  /** Any token but the text of a plain or block scalar, and its first character. */
  take(first: number, lexeme: string, offset: number): void {
    switch (first) {
      case QUOTE:
      case APOSTROPHE:
        if (isClosed(lexeme)) return;
        this.unclosed ??= { offset, opening: lexeme.charAt(0), isCut: offset + lexeme.length < this.#end };
        return;
      case BRACKET:
      case BRACE:
        this.#brackets.push({ offset, opening: lexeme, isCut: false });
        return;
      case FLOW_CUT:
        return this.#cut(this.#brackets.at(-1));
      case BRACKET + TO_CLOSING:
      case BRACE + TO_CLOSING:
        return this.#close(first, this.#brackets.pop());
    }
  }

  #cut(open: Unclosed | undefined) {
    if (open) this.unclosed ??= { ...open, isCut: true };
  }

  #close(first: number, open: Unclosed | undefined) {
    if (open && open.opening.charCodeAt(0) + TO_CLOSING !== first) this.unclosed ??= open;
  }

  /** Call it after the last token. */
  end(): void {
    this.unclosed ??= this.#brackets.at(-1);
  }
}
