// A text as blocks of HTML, by marked. Blocks that were in the text before are not parsed again: a writer changes one at a time.
import { Lexer, Parser, Renderer, type MarkedOptions, type Token, type Tokens, type TokensList } from 'marked';
import { HeadingIds } from './heading-ids';
import { countFeeds } from './part';
import { partsOf, sourceParts } from './parts';
import { LARGEST_BLOCK_TAGS, LARGEST_HTML_UNITS, PARAGRAPH_UNITS } from './spec';

export interface Block {
  readonly html: string;
  /** The line of the text that it begins with, counted from 1. */
  readonly line: number;
  /** HTML that the writer wrote: it may open an element that a later block closes. */
  readonly isRaw: boolean;
  /** Of a large block that comes in several: the first of them, or one that goes on with it. */
  readonly part?: 'first' | 'rest';
  /** Shown as it was written, because it is too large to be rendered. */
  readonly isSource?: true;
}

const ALERT = /^<blockquote>\n<p>\[!(NOTE|TIP|IMPORTANT|WARNING|CAUTION)\](?:(<\/p>\n)|(?:<br>)?\n)/;

/** The box of a task is a sign: form controls are never let into a page that is made of a text. */
class TaskRenderer extends Renderer {
  override checkbox({ checked }: Tokens.Checkbox): string {
    return checked ? '☑ ' : '☐ ';
  }

  /** GitHub's alerts: https://docs.github.com/en/get-started/writing-on-github (Alerts). */
  override blockquote(quote: Tokens.Blockquote): string {
    return super.blockquote(quote).replace(ALERT, (_, kind: string, isAlone: string | undefined) => {
      const title = `<p><strong>${kind[0] ?? ''}${kind.slice(1).toLowerCase()}</strong></p>\n`;
      return `<blockquote class="${kind.toLowerCase()}">\n${title}${isAlone === undefined ? '<p>' : ''}`;
    });
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

/** What the page could not sanitize without being felt. */
const isHeavy = (html: string) => html.length > LARGEST_HTML_UNITS || countTags(html) > LARGEST_BLOCK_TAGS;

function countTags(html: string): number {
  let count = 0;
  for (let tag = html.indexOf('<'); tag >= 0; tag = html.indexOf('<', tag + 1)) count++;
  return count;
}

/** Throws RangeError for what is nested too deeply for the engine's stack. */
export function* blocksOf(text: string): Generator<Block> {
  const whole = text.replace(/\r\n|\r/g, '\n');
  const front = frontMatterOf(whole);
  const lexer = new Lexer(options());
  const tokens = lexer.blockTokens(whole.slice(front.length), lexer.tokens);
  const links = JSON.stringify((tokens as TokensList).links);
  const known: Memory['blocks'] = memory.links === links ? memory.blocks : new Map();
  const blocks = new Map<string, string>();
  const inlines = new Inlines(lexer);
  const parser = new Parser(lexer.options);
  const ids = new HeadingIds();
  let line = 1 + countFeeds(front);
  if (front !== '') yield { html: parser.parse([codeOf(front)]), line: 1, isRaw: false };
  for (const token of tokens) {
    const htmlOf = (part: Token) => {
      // A part of a list says too little about the list.
      if (part !== token) {
        inlines.parse(part);
        return parser.parse([part]);
      }
      const key = keyOf(token);
      const html = known.get(key) ?? blocks.get(key) ?? (inlines.parse(token), parser.parse([token]));
      blocks.set(key, html);
      return html;
    };
    if (isLongParagraph(token)) inlines.parse(token);
    for (const block of divided(token, htmlOf)) {
      const html = WITH_HEADINGS.has(token.type) ? ids.addTo(block.html) : block.html;
      yield { ...block, html, line: line + block.line };
    }
    line += countFeeds(token.raw);
  }
  memory = { links, blocks };
}

/** The blocks that may be or have headings of Markdown. Those of raw HTML stay as they were written. */
const WITH_HEADINGS: ReadonlySet<string> = new Set(['heading', 'blockquote', 'list']);

/** YAML between lines of three hyphens at the start, as Jekyll introduced it. It has a key, or it's a line and a heading. */
const FRONT_MATTER =
  /^---[ \t]*\n(?:(?:[\w"'][^\n:]*:(?:[ \t][^\n]*)?|[ \t#-][^\n]*|)\n)+?(?:---|\.\.\.)[ \t]*(?:\n|$)/;

/** A search without an end would overflow the engine's stack. */
const LONGEST_FRONT_MATTER = 64 * 1024;

function frontMatterOf(text: string): string {
  const [front = ''] = FRONT_MATTER.exec(text.slice(0, LONGEST_FRONT_MATTER)) ?? [];
  return /^[\w"'][^\n:]*:/m.test(front) ? front : '';
}

const codeOf = (front: string): Tokens.Code => ({
  type: 'code',
  raw: front,
  lang: 'yaml',
  text: front.trimEnd().split('\n').slice(1, -1).join('\n'),
});

const isLongParagraph = ({ type, raw }: Token) => type === 'paragraph' && raw.length > PARAGRAPH_UNITS;

/** A block as one or several; lines are counted from its first, which is 0. */
function* divided(token: Token, htmlOf: (part: Token) => string): Generator<Block> {
  const parts = partsOf(token);
  for (const [index, { token: part, linesBefore }] of parts.entries()) {
    const html = htmlOf(part);
    const isWhole = parts.length === 1;
    const place = isWhole ? {} : ({ part: index === 0 ? 'first' : 'rest' } as const);
    if (isHeavy(html)) {
      const pieces = sourceParts(part);
      for (const [index, { token: source, linesBefore: before }] of pieces.entries()) {
        const isCut = index < pieces.length - 1 && !source.raw.endsWith('\n');
        // Marked ends code by a line feed.
        const written = isCut ? htmlOf(source).replace(/\n(?=<\/code>)/, '') : htmlOf(source);
        const place = index === 0 ? 'first' : 'rest';
        yield { html: written, line: linesBefore + before, isRaw: false, isSource: true, part: place };
      }
    } else if (html !== '') yield { html, line: linesBefore, isRaw: token.type === 'html', ...place };
  }
}

/** The texts within blocks, which marked leaves for later, parsed block by block. */
class Inlines {
  readonly #lexer: Lexer;
  readonly #sources: Map<readonly Token[], string>;

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
      // The head of a table comes with each of its parts.
      this.#sources.delete(tokens);
      // As marked does: an inline <pre> that is left open ends with its block.
      this.#lexer.state.inRawBlock = false;
      this.#lexer.inlineTokens(source, tokens);
    }
  }
}
