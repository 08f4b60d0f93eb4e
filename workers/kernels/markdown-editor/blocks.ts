// A text as blocks of HTML, by marked. Blocks that were in the text before are not parsed again: a writer changes one at a time.
import { Lexer, Parser, Renderer, type MarkedOptions, type Token, type Tokens, type TokensList } from 'marked';

export interface Block {
  readonly html: string;
  /** The line of the text that it begins with, counted from 1. */
  readonly line: number;
  /** HTML that the writer wrote: it may open an element that a later block closes. */
  readonly isRaw: boolean;
}

/** The box of a task is a sign: form controls are never let into a page that is made of a text. */
class TaskRenderer extends Renderer {
  override checkbox({ checked }: Tokens.Checkbox): string {
    return checked ? '☑ ' : '☐ ';
  }
}

/** A tokenizer, and so these options, belong to one lexer. */
const options = (): MarkedOptions => ({ gfm: true, renderer: new TaskRenderer() });

/** HTML by the type and source of a block, of one set of link definitions. */
interface Memory {
  readonly links: string;
  readonly blocks: ReadonlyMap<string, string>;
}

let memory: Memory = { links: '', blocks: new Map() };

const keyOf = ({ type, raw }: Token) => `${type} ${raw}`;

function countFeeds(text: string): number {
  let count = 0;
  for (let feed = text.indexOf('\n'); feed >= 0; feed = text.indexOf('\n', feed + 1)) count++;
  return count;
}

/** Throws RangeError for what is nested too deeply for the engine's stack. */
export function* blocksOf(text: string): Generator<Block> {
  const lexer = new Lexer(options());
  const tokens = lexer.blockTokens(text.replace(/\r\n|\r/g, '\n'), lexer.tokens);
  const links = JSON.stringify((tokens as TokensList).links);
  const known: Memory['blocks'] = memory.links === links ? memory.blocks : new Map();
  const blocks = new Map<string, string>();
  const inlines = new Inlines(lexer);
  const parser = new Parser(lexer.options);
  let line = 1;
  for (const token of tokens) {
    const key = keyOf(token);
    const html = known.get(key) ?? blocks.get(key) ?? (inlines.parse(token), parser.parse([token]));
    blocks.set(key, html);
    if (html !== '') yield { html, line, isRaw: token.type === 'html' };
    line += countFeeds(token.raw);
  }
  memory = { links, blocks };
}

/** The texts within blocks, which marked leaves for later, parsed block by block. */
class Inlines {
  readonly #lexer: Lexer;
  readonly #sources: ReadonlyMap<readonly Token[], string>;

  constructor(lexer: Lexer) {
    this.#lexer = lexer;
    this.#sources = new Map(lexer.inlineQueue.map(({ tokens, src }) => [tokens, src]));
    lexer.inlineQueue = [];
  }

  parse(token: Token): void {
    if (token.type === 'list') for (const item of (token as Tokens.List).items) this.#parseAll(item.tokens);
    else if (token.type === 'table') {
      const { header, rows } = token as Tokens.Table;
      for (const cell of [header, ...rows].flat()) this.#parseAll(cell.tokens);
    } else if ('tokens' in token) this.#parseAll(token.tokens);
  }

  #parseAll(tokens: Token[]): void {
    const source = this.#sources.get(tokens);
    if (source === undefined) for (const token of tokens) this.parse(token);
    else {
      // As marked does: an inline <pre> that is left open ends with its block.
      this.#lexer.state.inRawBlock = false;
      this.#lexer.inlineTokens(source, tokens);
    }
  }
}
