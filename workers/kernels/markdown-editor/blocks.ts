// Splits a text into blocks of HTML, with marked. Blocks that the previous text had are not parsed again, because a writer
// changes one at a time.
import { Lexer, Parser, Renderer, type MarkedOptions, type Token, type Tokens, type TokensList } from 'marked';
import { footnotes, FootnoteTokenizer, labelsIn } from './footnotes';
import { HeadingIds } from './heading-ids';
import { countFeeds } from './part';
import { partsOf, sourceParts } from './parts';
import { LARGEST_BLOCK_TAGS, LARGEST_HTML_UNITS, PARAGRAPH_UNITS } from './spec';

export interface Block {
  readonly html: string;
  /** The line of the text that it begins with, from 1. */
  readonly line: number;
  /** The writer's own HTML, which may open an element that a later block closes. */
  readonly isRaw: boolean;
  /** For a part of a large block: whether it is the first part or a later one. */
  readonly part?: 'first' | 'rest';
  /** Shown as text, because it is too large to be rendered. */
  readonly isSource?: true;
}

const ALERT = /^<blockquote>\n<p>\[!(NOTE|TIP|IMPORTANT|WARNING|CAUTION)\](?:(<\/p>\n)|(?:<br>)?\n)/;

/** A task's checkbox is a character, because the preview allows no form controls. */
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

/** A tokenizer belongs to one lexer, and so do these options. */
const options = (labels: ReadonlySet<string>): MarkedOptions => ({
  gfm: true,
  renderer: new TaskRenderer(),
  tokenizer: new FootnoteTokenizer(),
  extensions: footnotes(labels),
});

/** HTML by the type and source of a block, for one set of link definitions and footnotes. */
interface Memory {
  readonly links: string;
  readonly blocks: ReadonlyMap<string, string>;
}

let memory: Memory = { links: '', blocks: new Map() };

const keyOf = ({ type, raw }: Token) => `${type} ${raw}`;

/** The size that the page can sanitize without a noticeable delay. */
const isHeavy = (html: string) => html.length > LARGEST_HTML_UNITS || countTags(html) > LARGEST_BLOCK_TAGS;

function countTags(html: string): number {
  let count = 0;
  for (let tag = html.indexOf('<'); tag >= 0; tag = html.indexOf('<', tag + 1)) count++;
  return count;
}

/** Throws RangeError for text nested too deeply for the engine's stack. */
export function* blocksOf(text: string): Generator<Block> {
  const whole = text.replace(/^\ufeff/, '').replace(/\r\n|\r/g, '\n');
  const front = frontMatterOf(whole);
  const labels = labelsIn(whole);
  const lexer = new Lexer(options(labels));
  const tokens = lexer.blockTokens(whole.slice(front.length), lexer.tokens);
  const links = JSON.stringify([(tokens as TokensList).links, [...labels]]);
  const known: Memory['blocks'] = memory.links === links ? memory.blocks : new Map();
  const blocks = new Map<string, string>();
  const inlines = new Inlines(lexer);
  const parser = new Parser(lexer.options);
  const ids = new HeadingIds();
  let line = 1 + countFeeds(front);
  if (front !== '') yield { html: parser.parse([codeOf(front)]), line: 1, isRaw: false };
  for (const token of tokens) {
    const htmlOf = (part: Token) => {
      // A part of a list doesn't show whether the whole list is loose.
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

/** The blocks that can be or contain Markdown headings. Raw HTML stays unchanged. */
const WITH_HEADINGS: ReadonlySet<string> = new Set(['heading', 'blockquote', 'list']);

/**
 * YAML between lines of three hyphens at the start, as introduced by Jekyll. It must have a key. Otherwise it is a line and a
 * heading.
 */
const FRONT_MATTER =
  /^---[ \t]*\n(?:(?:[\w"'][^\n:]*:(?:[ \t][^\n]*)?|[ \t#-][^\n]*|)\n)+?(?:---|\.\.\.)[ \t]*(?:\n|$)/;

/** An unlimited search would overflow the engine's stack. */
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

/** One or several blocks. Lines count from the token's first line, which is 0. */
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
        // Marked ends code with a line feed.
        const written = isCut ? htmlOf(source).replace(/\n(?=<\/code>)/, '') : htmlOf(source);
        const place = index === 0 ? 'first' : 'rest';
        yield { html: written, line: linesBefore + before, isRaw: false, isSource: true, part: place };
      }
    } else if (html !== '') yield { html, line: linesBefore, isRaw: token.type === 'html', ...place };
  }
}

/** Parses the texts inside blocks, which marked defers, block by block. */
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
      // Each part of a table repeats the head.
      this.#sources.delete(tokens);
      // Like marked: an inline <pre> that is left open ends with its block.
      this.#lexer.state.inRawBlock = false;
      this.#lexer.inlineTokens(source, tokens);
    }
  }
}
