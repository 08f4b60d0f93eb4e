// Reads YAML and writes its documents as JSON. The outermost list or map is converted while it is read: only its text and its
// incomplete items are in memory.
import type { CST } from 'yaml';
import { Composer, Lexer, Parser, Schema, type Document } from 'yaml';
import { ToolError } from '../../../contract/run/errors';
import type { Rest } from './common-reader';
import type { JsonOut } from './json-out';
import { LineIndex } from './line-index';
import { NodeWriter } from '../write/node-writer';
import { Openings } from './openings';
import type { Reading } from './reading';
import { MAX_DEPTH, ITEM_TOKENS, type YamlVersion } from '../spec';
import { errorOf, invalidYaml, isBlockInFlow, message, mistake, tooDeep, unclosedAt, unexpectedAt } from './yaml-error';

/**
 * Every scalar stays text with its source, because plain-values.ts decides its value. The library looks for duplicate keys in
 * quadratic time.
 */
const SETTINGS = {
  // The library takes a Schema, but its types name only the schemas that it knows.
  schema: new Schema({ schema: 'failsafe', resolveKnownTags: false }) as never,
  resolveKnownTags: false,
  uniqueKeys: false,
  merge: false,
} as const;

/** Tokens between two checks of progress and memory. */
const TOKENS = 4096;
/** Fewer items than this aren't worth composing as a part. */
const PART_ITEMS = 64;
/** The parser still uses the item before the current one. */
const KEPT_ITEMS = 2;

/** The lexer's token before a scalar's text. */
const SCALAR_MARK = 0x1f;
/** The lexer's token before the first line of a document. */
const DOCUMENT_MARK = '\x02';
const DOCUMENT_END = '...';

const NO_DOCUMENT = mistake('directiveAlone', 'addDocument');

type BlockCollection = CST.BlockMap | CST.BlockSequence;

export class YamlReader {
  readonly #reading: Reading;
  readonly #out: JsonOut;
  readonly #writer: NodeWriter;
  readonly #lines: LineIndex;
  readonly #start: number;
  readonly #itemTokens: number;
  /** The number of the first document, if another reader has read earlier documents. */
  #isResumed: boolean;
  readonly #parser: Parser;
  readonly #composer = new Composer(SETTINGS);
  /** The document whose outermost collection is being converted, and the one that the composer still has. */
  #begun: CST.Document | undefined;
  #held: CST.Document | undefined;
  #hasDirectives = false;
  /** The number of all tokens, and the number of tokens before the first one in memory. */
  #tokens = 0;
  #converted = 0;
  #isScalar = false;
  #isMarked = false;
  readonly #openings: Openings;
  documents: number;
  hasOwnVersion = false;

  /** `itemTokens` limits each item of the outermost list or map. */
  constructor(reading: Reading, out: JsonOut, { offset, line, documents, keys }: Rest, itemTokens = ITEM_TOKENS) {
    this.#reading = reading;
    this.#itemTokens = itemTokens;
    this.#out = out;
    this.#openings = new Openings(reading.text.length);
    this.#lines = new LineIndex(line);
    this.#writer = new NodeWriter(out, reading, this.#lines);
    this.#parser = new Parser((start) => this.#lines.add(start));
    this.#parser.offset = offset;
    this.#start = offset;
    this.documents = documents;
    this.#isResumed = keys !== undefined;
    if (keys) this.#writer.resume(keys);
  }

  /** Throws ToolError `invalid-input`, `too-deep` or `too-large`. `onProgress` gets the position. */
  async read(onProgress: (units: number) => Promise<void>): Promise<void> {
    const { text } = this.#reading;
    // The parser calls this only in its own parse().
    this.#lines.add(this.#start);
    for (const lexeme of new Lexer().lex(text.slice(this.#start))) {
      this.#lexeme(lexeme);
      if (++this.#tokens % TOKENS > 0) continue;
      this.#convertPart();
      await onProgress(this.#parser.offset);
    }
    this.#openings.end();
    for (const token of this.#parser.end()) this.#token(token);
    this.#flush();
    const [error] = this.#composer.streamInfo().errors;
    if (error) throw errorOf(text, error);
    if (this.#openings.unclosed) throw unclosedAt(text, this.#openings.unclosed);
    if (this.#hasDirectives) throw invalidYaml(text, text.length, NO_DOCUMENT);
  }

  #lexeme(lexeme: string) {
    const first = lexeme.charCodeAt(0);
    if (this.#isScalar) this.#isScalar = false;
    else if (first === SCALAR_MARK) this.#isScalar = true;
    else if (lexeme === DOCUMENT_MARK) {
      this.#isMarked = true;
      return;
    } else if (first === 0x23 || first === 0x26) this.#lose(first, lexeme);
    else this.#openings.take(first, lexeme, this.#parser.offset);
    // The lexer also marks a document before a repeated `...`, although there is none (YAML 1.2.2, rules 205 and 211).
    if (this.#isMarked && lexeme !== DOCUMENT_END) this.#parse(DOCUMENT_MARK);
    this.#isMarked = false;
    this.#parse(lexeme);
    const { stack } = this.#parser;
    // The document and a scalar are no levels.
    if (stack.length > MAX_DEPTH + 2) throw tooDeep(this.#reading.text, stack.at(MAX_DEPTH + 1)?.offset ?? 0);
  }

  #parse(lexeme: string) {
    for (const token of this.#parser.next(lexeme)) this.#token(token);
  }

  #lose(first: number, lexeme: string) {
    const kind = first === 0x23 ? 'comment' : 'anchor';
    this.#reading.losses.add(kind, this.#lines.last, lexeme);
  }

  #token(token: CST.Token) {
    if (token.type === 'directive') this.#hasDirectives = true;
    if (token.type === 'doc-end') {
      if (this.#hasDirectives) throw invalidYaml(this.#reading.text, token.offset, NO_DOCUMENT);
      // The composer refuses a `...` that doesn't end a document.
      if (!this.#held) return this.#checkEnd(token);
    }
    for (const document of this.#composer.next(token)) this.#document(document);
    if (token.type === 'document') {
      this.#held = token;
      this.#hasDirectives = false;
    }
  }

  /** After a `...` that doesn't end a document, only a comment may be on the line. */
  #checkEnd({ end = [] }: CST.DocumentEnd) {
    const other = end.find(({ type }) => type !== 'space' && type !== 'comment' && type !== 'newline');
    if (other) throw unexpectedAt(this.#reading.text, other.offset);
  }

  /** The composer returns a document only when the next one is complete, because the comments in between belong to it. */
  #flush() {
    for (const document of this.#composer.end()) this.#document(document);
  }

  #document(document: Document.Parsed) {
    this.#check(document);
    if (this.#begun === undefined || this.#held !== this.#begun) this.#begin(document);
    else this.#begun = undefined;
    this.#held = undefined;
    this.#writer.end(document.contents);
    this.#forget(document.range[2]);
  }

  #begin({ directives }: Document.Parsed) {
    if (this.#isResumed) {
      this.#isResumed = false;
      return;
    }
    const { explicit = false, version } = directives.yaml;
    const chosen = this.#reading.options.version;
    const own: YamlVersion = !explicit ? chosen : version === '1.1' ? '1.1' : '1.2';
    this.hasOwnVersion ||= own !== chosen;
    if (this.documents++ > 0 && this.#reading.options.isLines) this.#out.lineFeed();
    this.#writer.begin(own);
  }

  /**
   * An error after an unclosed quote or bracket is a consequence of it. The library even accepts some such texts as complete.
   */
  #check({ errors, range }: Document.Parsed) {
    const [error] = errors.toSorted(
      (a, b) => a.pos[0] - b.pos[0] || Number(isBlockInFlow(b)) - Number(isBlockInFlow(a)),
    );
    const { unclosed } = this.#openings;
    if (unclosed && unclosed.offset < range[2] && !(error && error.pos[0] < unclosed.offset)) {
      throw unclosedAt(this.#reading.text, unclosed);
    }
    if (error) throw errorOf(this.#reading.text, error);
  }

  /** Converts the complete items of the outermost collection. */
  #convertPart() {
    const [document, collection] = this.#parser.stack;
    if (document?.type === 'document') this.#flush();
    const items = this.#partOf(document, collection);
    if (items && document?.type === 'document' && isBlock(collection)) {
      const { offset } = collection;
      const part: CST.Document = {
        type: 'document',
        offset,
        start: [],
        value: { ...collection, items } as BlockCollection,
      };
      // The library measures the length of keys from the start of their collection.
      collection.offset = startOf(collection.items[0]) ?? this.#parser.offset;
      for (const composed of new Composer(SETTINGS).compose([part])) this.#part(document, composed);
      this.#forget(collection.offset);
    }
    if (this.#tokens - this.#converted > this.#itemTokens) throw new ToolError('too-large', message('itemTooLarge'));
  }

  #forget(offset: number) {
    this.#converted = this.#tokens;
    this.#lines.forgetBefore(offset);
  }

  #partOf(document: CST.Token | undefined, collection: CST.Token | undefined): CST.Token[] | undefined {
    if (document?.type !== 'document' || !isBlock(collection) || this.#hasDirectives) return undefined;
    if (collection.items.length < PART_ITEMS) return undefined;
    if (document.start.some(({ type }) => type === 'anchor' || type === 'tag')) return undefined;
    // The library's types tell items from tokens, but the caller only hands them back as items.
    return collection.items.splice(0, collection.items.length - KEPT_ITEMS) as unknown as CST.Token[];
  }

  #part(token: CST.Document, document: Document.Parsed) {
    this.#check(document);
    if (this.#begun !== token) {
      this.#begin(document);
      this.#begun = token;
    }
    this.#writer.part(document.contents);
  }
}

type Item = BlockCollection['items'][number];

const startOf = (item: Item | undefined): number | undefined =>
  item && (item.start[0]?.offset ?? item.key?.offset ?? item.sep?.[0]?.offset ?? item.value?.offset);

const isBlock = (token: CST.Token | undefined): token is BlockCollection =>
  token?.type === 'block-map' || token?.type === 'block-seq';
