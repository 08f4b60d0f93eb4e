// Turns an error in YAML into a message. The library's own sentences are parsed, never shown.
import type { YAMLError } from 'yaml';
import { ToolError } from '../../../contract/run/errors';
import { messagesOf, type InText, type Message } from '../../../contract/run/message';
import type { Place } from '../../../contract/run/place';
import { placeInText } from '../../../lib/place';
import { insteadOfSpace } from '../common/invisible';
import type { advice, messages, mistakes } from '../messages';
import type { Unclosed } from './openings';
import { MAX_DEPTH } from '../spec';

export const message = messagesOf<typeof messages>('json-to-yaml');

type Code = YAMLError['code'];

/** How much of the text around an error is searched for its reason. */
const SEARCHED_UNITS = 1000;

/** What is wrong, and what to do. */
export interface Mistake {
  readonly what: (place: InText) => Message;
  readonly todo: Message;
}

export const mistake = (what: keyof typeof mistakes, todo: keyof typeof advice): Mistake => ({
  what: (place) => message(what, { place }),
  todo: message(todo),
});

/** For a code with several causes: the first whose pattern is in the library's sentence. */
const BY_SENTENCE: readonly (readonly [RegExp, Mistake])[] = [
  [/Implicit map keys need/, mistake('keyWithoutValue', 'addColon')],
  [/Missing , |missing comma/i, mistake('missingComma', 'addCommas')],
  [/Missing : indicator|Missing space after :|directives-end/, mistake('missingSign', 'endDirectives')],
  [/Comments must be separated/, mistake('missingCommentSpace', 'addCommentSpace')],
  [/Tags and anchors must be separated/, mistake('missingTagSpace', 'addSpace')],
  [/Unresolved/, mistake('undeclaredTag', 'declareTag')],
  [/Block collection cannot start on same line/, mistake('lineOfMark', 'nextLine')],
  [/Block scalar|block-scalar/i, mistake('blockIndent', 'indentBlock')],
  [/Sequence item without/, mistake('wrongIndent', 'sameColumn')],
  [/sufficiently indented/, mistake('bracketIndent', 'indentInBrackets')],
];

const BY_CODE: Readonly<Partial<Record<Code, Mistake>>> = {
  ALIAS_PROPS: mistake('aliasProperties', 'remove'),
  BAD_ALIAS: mistake('badName', 'nameIt'),
  BAD_DIRECTIVE: mistake('badDirective', 'knownDirectives'),
  BAD_DQ_ESCAPE: mistake('badEscape', 'doubleBackslash'),
  BAD_INDENT: mistake('wrongIndent', 'sameColumn'),
  BAD_PROP_ORDER: mistake('misplacedProperty', 'moveProperty'),
  BAD_SCALAR_START: mistake('reservedStart', 'quoteValue'),
  BLOCK_AS_IMPLICIT_KEY: mistake('keyInValue', 'keyPerLine'),
  BLOCK_IN_FLOW: mistake('blockInBrackets', 'writeInBrackets'),
  KEY_OVER_1024_CHARS: mistake('longKey', 'markLongKey'),
  MULTILINE_IMPLICIT_KEY: mistake('multilineKey', 'oneLineKey'),
  MULTIPLE_ANCHORS: mistake('twoAnchors', 'removeOne'),
  MULTIPLE_TAGS: mistake('twoTags', 'removeOne'),
  TAB_AS_INDENT: mistake('tabIndent', 'onlySpaces'),
  TAG_RESOLVE_FAILED: mistake('badTag', 'declareTag'),
};

interface PlacedMistake extends Mistake {
  readonly offset: number;
}

/** A plain or quoted key, its colon, and its value without a space between them. A URL (`https://`) is none. */
const GLUED = /^(?:"[^"\n]*"|'[^'\n]*'|[\w$][^\s:,[\]{}]*)(?= *:(?!\/\/)[^\s:])/;
const KEY = /^(?:"[^"\n]*"|'[^'\n]*'|[^\s#\-[\]{}][^#\n]*?) *:(?=\s|$)/;
const ITEM = /^-(?=\s|$)/;

/** The line's text before an offset, or its last part. */
const lineBefore = (text: string, offset: number): string =>
  text.slice(Math.max(text.lastIndexOf('\n', offset - 1) + 1, offset - SEARCHED_UNITS), offset);

/** Short enough for any pattern to be fast. */
const matchAt = (pattern: RegExp, text: string, offset: number): string | undefined =>
  pattern.exec(text.slice(offset, offset + SEARCHED_UNITS))?.[0];

/** Whether the nearest line above that isn't indented more has a list item in the same column. */
function isBelowItem(text: string, offset: number): boolean {
  const start = text.lastIndexOf('\n', offset - 1) + 1;
  const column = offset - start;
  const lines = text.slice(Math.max(0, start - SEARCHED_UNITS), Math.max(0, start - 1)).split('\n');
  const near = lines.findLast((line) => /^ *[^ #\r]/.test(line) && line.search(/[^ ]/) <= column);
  return /^ *(?=-(?:\s|$))/.exec(near ?? '')?.[0].length === column;
}

/** Mistakes that the library reports as something else: a missing space, or a list and a map in one column. */
function mistakeAt(text: string, from: number): PlacedMistake | undefined {
  let offset = from;
  while (text[offset] === ' ') offset++;
  const key = matchAt(GLUED, text, offset);
  if (key !== undefined) return missingSpace(text.indexOf(':', offset + key.length));
  const isAfterQuote = /["'][ \t]*$/.test(lineBefore(text, offset));
  if (isAfterQuote && text[offset] === ':') return missingSpace(offset);
  if (matchAt(ITEM, text, offset) !== undefined) {
    return /\S/.test(lineBefore(text, offset))
      ? { offset, ...mistake('listOnKeyLine', 'nextLine') }
      : { offset, ...mistake('itemAmongKeys', 'indentList') };
  }
  if (matchAt(KEY, text, offset) !== undefined && isBelowItem(text, offset)) {
    return { offset, ...mistake('keyAmongItems', 'addDash') };
  }
  return isAfterQuote ? { offset, ...mistake('textAfterQuote', 'escapeQuotes') } : undefined;
}

const missingSpace = (offset: number): PlacedMistake => ({ offset, ...mistake('missingSpace', 'keyValue') });

/** Names the character, if it can be shown. */
function unexpected(text: string, offset: number): Mistake {
  const [character = ''] = text.slice(offset, offset + 2);
  const isShown = /[^\p{Control}\p{Format}\p{Separator}\p{Surrogate}]/u.test(character);
  const isAfterAlias = /(?:^|[\s[{,])\*\S*[ \t]*$/.test(lineBefore(text, offset));
  return {
    what: (place) =>
      isShown ? message('unexpectedCharacter', { character, place }) : message('unexpected', { place }),
    todo: message(isAfterAlias ? 'quoteIt' : 'check'),
  };
}

/** Without a comma, the library reads a value and the next key as a block map. */
export const isBlockInFlow = ({ code }: YAMLError): boolean => code === 'BLOCK_IN_FLOW';

const VALUE = /^(?:"(?:[^"\\\n]|\\.)*"|'[^'\n]*'|[^\n]*?(?=[ \t\r]*\n))/;

function missingComma(text: string, from: number): PlacedMistake {
  const offset = from + (matchAt(VALUE, text, from)?.length ?? 0);
  return { offset, ...mistake('missingComma', 'addCommasOrEscapes') };
}

const DOUBTFUL: ReadonlySet<Code> = new Set<Code>([
  'MULTILINE_IMPLICIT_KEY',
  'BLOCK_AS_IMPLICIT_KEY',
  'MISSING_CHAR',
  'BAD_INDENT',
  'UNEXPECTED_TOKEN',
]);

function mistakeOf(text: string, error: YAMLError): PlacedMistake {
  const {
    code,
    message: sentence,
    pos: [offset],
  } = error;
  if (isBlockInFlow(error) && !/^[-?]\s/.test(text.slice(offset, offset + 2))) return missingComma(text, offset);
  // Inside brackets other rules apply, and the library's reason is right.
  const frequent = DOUBTFUL.has(code) && !/flow|Missing ,/i.test(sentence) ? mistakeAt(text, offset) : undefined;
  const found =
    frequent ??
    BY_SENTENCE.find(([pattern]) => pattern.test(sentence))?.[1] ??
    BY_CODE[code] ??
    unexpected(text, offset);
  return { offset, ...found, todo: spaceToPut(text, offset) ?? found.todo };
}

/** For a line that seems correct because one of its characters looks like a space. */
function spaceToPut(text: string, offset: number): Message | undefined {
  const start = text.lastIndexOf('\n', offset - 1) + 1;
  const [line = ''] = text.slice(start, start + SEARCHED_UNITS).split('\n', 1);
  const found = insteadOfSpace(line);
  return found && message('ordinarySpace', { code: found.code, column: String(found.at + 1) });
}

const inLine = ({ line, column }: Place): InText => ({ line, column });

/** The message for a mistake at an offset of the text. */
export function invalidYaml(text: string, offset: number, { what, todo }: Mistake): ToolError {
  const at = placeInText(text, Math.min(Math.max(0, offset), text.length));
  const values = { refusal: message('badYaml'), mistake: what(inLine(at)), advice: todo };
  return new ToolError('invalid-input', message('invalidYaml', values), { at });
}

export const unexpectedAt = (text: string, offset: number): ToolError =>
  invalidYaml(text, offset, unexpected(text, offset));

export function tooDeep(text: string, offset: number): ToolError {
  const at = placeInText(text, offset);
  return new ToolError('too-deep', message('tooDeep', { limit: MAX_DEPTH, place: inLine(at) }), { at });
}

/** Names the opening character, because the text or its indentation ends far from the mistake. */
export function unclosedAt(text: string, { offset, opening, isCut }: Unclosed): ToolError {
  if (opening === '"' || opening === "'") {
    return invalidYaml(text, offset, {
      what: (place) => message('openQuote', { place }),
      todo: message(isCut ? 'closeIndentedQuote' : 'closeQuote', { quote: opening }),
    });
  }
  const bracket = opening === '[' ? ']' : '}';
  return invalidYaml(text, offset, {
    what: (place) => message('openBracket', { bracket: opening, place }),
    todo: message(isCut ? 'closeIndentedBracket' : 'closeBracket', { bracket }),
  });
}

export function errorOf(text: string, error: YAMLError): ToolError {
  if (error.code === 'RESOURCE_EXHAUSTION') return tooDeep(text, error.pos[0]);
  const found = mistakeOf(text, error);
  return invalidYaml(text, found.offset, found);
}
