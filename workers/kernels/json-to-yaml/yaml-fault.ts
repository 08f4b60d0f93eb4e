// What is wrong with a text that is not YAML, in words. The library's own sentences are looked at, never shown.
import type { YAMLError } from 'yaml';
import { ToolError } from '../../contract/errors';
import { placeInText } from '../../lib/place';
import { insteadOfSpace } from './invisible';
import type { Unclosed } from './openings';
import { MAX_DEPTH, MESSAGES } from './spec';

type Code = YAMLError['code'];

/** So much of the text around an error is searched for its reason. */
const SEARCHED_UNITS = 1000;

interface Words {
  readonly what: string;
  readonly todo: string;
}

export const QUOTE_IT = 'Text that begins with “*” or “&” needs quotation marks.';
const SAME_COLUMN: Words = {
  what: 'The indentation is wrong',
  todo: 'Entries of one list or map begin in the same column.',
};

/** Where one code stands for several mistakes: the first whose pattern is in the library's sentence. */
const BY_SENTENCE: readonly (readonly [RegExp, Words])[] = [
  [/Implicit map keys need/, { what: 'A key has no value', todo: 'Put a colon and a space behind the key.' }],
  [/Missing , |missing comma/i, { what: 'A comma is missing', todo: 'Separate items in brackets with commas.' }],
  [
    /Missing : indicator|Missing space after :|directives-end/,
    { what: 'Something is missing', todo: 'Directives (%) end with a line of “---”; keys end with a colon.' },
  ],
  [/Comments must be separated/, { what: 'A comment has no space before it', todo: 'Put a space before “#”.' }],
  [
    /Tags and anchors must be separated/,
    { what: 'A tag or an anchor has no space behind it', todo: 'Put a space there.' },
  ],
  [/Unresolved/, { what: 'An undeclared tag is used', todo: 'Declare its prefix with %TAG, or remove it.' }],
  [
    /Block collection cannot start on same line/,
    { what: 'A list or map begins on the line of “---”', todo: 'Put it on the next line.' },
  ],
  [
    /Block scalar|block-scalar/i,
    {
      what: 'A block of text is not indented right',
      todo: 'Indent its lines by more than the line of its “|” or “>”.',
    },
  ],
  [/Sequence item without/, SAME_COLUMN],
  [
    /sufficiently indented/,
    { what: 'A line within brackets is not indented', todo: 'Indent it by more than the line of the bracket’s key.' },
  ],
];

const BY_CODE: Readonly<Partial<Record<Code, Words>>> = {
  ALIAS_PROPS: { what: 'An alias has an anchor or a tag of its own', todo: 'Remove it.' },
  BAD_ALIAS: { what: 'An anchor or alias has no valid name', todo: `Write a name behind “&” or “*”. ${QUOTE_IT}` },
  BAD_DIRECTIVE: { what: 'A directive is not valid', todo: 'Only %YAML and %TAG are, each on a line of its own.' },
  BAD_DQ_ESCAPE: {
    what: 'A backslash begins no valid escape',
    todo: 'Write \\\\ for a backslash, or use single quotes.',
  },
  BAD_INDENT: SAME_COLUMN,
  BAD_PROP_ORDER: { what: 'A tag or an anchor is in the wrong place', todo: 'Put it behind “-”, “?” or “:”.' },
  BAD_SCALAR_START: { what: 'A value begins with a reserved character', todo: 'Put the value in quotation marks.' },
  BLOCK_AS_IMPLICIT_KEY: {
    what: 'A value has a key inside',
    todo: 'Put each key on a line of its own, indented like its neighbors, or quote the value.',
  },
  BLOCK_IN_FLOW: { what: 'A list or map in lines is within brackets', todo: 'Write it in brackets as well.' },
  KEY_OVER_1024_CHARS: {
    what: 'A key is longer than 1,024 characters',
    todo: 'Put “? ” before it and the colon on the next line.',
  },
  MULTILINE_IMPLICIT_KEY: { what: 'A key spans several lines', todo: 'Put it on one line, or put “? ” before it.' },
  MULTIPLE_ANCHORS: { what: 'A value has two anchors', todo: 'Remove one.' },
  MULTIPLE_TAGS: { what: 'A value has two tags', todo: 'Remove one.' },
  TAB_AS_INDENT: { what: 'A tab is used as indentation', todo: 'YAML allows only spaces there.' },
  TAG_RESOLVE_FAILED: { what: 'A tag is not valid', todo: 'Declare its prefix with %TAG, or remove it.' },
};

const CHECK = 'Check the indentation, colons, quotation marks and brackets there.';

interface PlacedWords extends Words {
  readonly offset: number;
}

/** A plain or quoted key, its colon, and its value without a space between them; an address (`https://`) is none. */
const GLUED = /^(?:"[^"\n]*"|'[^'\n]*'|[\w$][^\s:,[\]{}]*)(?= *:(?!\/\/)[^\s:])/;
const KEY = /^(?:"[^"\n]*"|'[^'\n]*'|[^\s#\-[\]{}][^#\n]*?) *:(?=\s|$)/;
const ITEM = /^-(?=\s|$)/;

/** What is before an offset in its line, or the last part of that. */
const lineBefore = (text: string, offset: number): string =>
  text.slice(Math.max(text.lastIndexOf('\n', offset - 1) + 1, offset - SEARCHED_UNITS), offset);

/** Looks at so little of the text that no pattern takes long. */
const matchAt = (pattern: RegExp, text: string, offset: number): string | undefined =>
  pattern.exec(text.slice(offset, offset + SEARCHED_UNITS))?.[0];

/** Whether the nearest line above that is not deeper has a list item in the same column. */
function isBelowItem(text: string, offset: number): boolean {
  const start = text.lastIndexOf('\n', offset - 1) + 1;
  const column = offset - start;
  const lines = text.slice(Math.max(0, start - SEARCHED_UNITS), Math.max(0, start - 1)).split('\n');
  const near = lines.findLast((line) => /^ *[^ #\r]/.test(line) && line.search(/[^ ]/) <= column);
  return /^ *(?=-(?:\s|$))/.exec(near ?? '')?.[0].length === column;
}

/** The mistakes that the library takes for something else: a space that is missing, a list and a map in one column. */
function mistakeAt(text: string, from: number): PlacedWords | undefined {
  let offset = from;
  while (text[offset] === ' ') offset++;
  const key = matchAt(GLUED, text, offset);
  if (key !== undefined) return missingSpace(text.indexOf(':', offset + key.length));
  const isAfterQuote = /["'][ \t]*$/.test(lineBefore(text, offset));
  if (isAfterQuote && text[offset] === ':') return missingSpace(offset);
  if (matchAt(ITEM, text, offset) !== undefined) {
    return /\S/.test(lineBefore(text, offset))
      ? { offset, what: 'A list begins on the line of its key', todo: 'Put it on the next line.' }
      : { offset, what: 'A list item is among the keys of a map', todo: 'Indent the list below its key.' };
  }
  if (matchAt(KEY, text, offset) !== undefined && isBelowItem(text, offset)) {
    return {
      offset,
      what: 'A key is among the items of a list',
      todo: 'Put “- ” before it, or change its indentation.',
    };
  }
  if (!isAfterQuote) return undefined;
  const todo = "Within quotation marks, write \\\" for \" and '' for ', or put the whole value in quotation marks.";
  return { offset, what: 'There is text after a closing quotation mark', todo };
}

const missingSpace = (offset: number): PlacedWords => ({
  offset,
  what: 'A space is missing after the colon',
  todo: 'Write “key: value”.',
});

/** Names what is there, where it can be shown. */
function unexpected(text: string, offset: number): Words {
  const [character = ''] = text.slice(offset, offset + 2);
  const isShown = /[^\p{Control}\p{Format}\p{Separator}\p{Surrogate}]/u.test(character);
  const isAfterAlias = /(?:^|[\s[{,])\*\S*[ \t]*$/.test(lineBefore(text, offset));
  return {
    what: isShown ? `Unexpected “${character}”` : 'Something unexpected',
    todo: isAfterAlias ? QUOTE_IT : CHECK,
  };
}

/** Without a comma, the library takes a value and the next key for a map in lines. */
export const isBlockInFlow = ({ code }: YAMLError): boolean => code === 'BLOCK_IN_FLOW';

const VALUE = /^(?:"(?:[^"\\\n]|\\.)*"|'[^'\n]*'|[^\n]*?(?=[ \t\r]*\n))/;

function missingComma(text: string, from: number): PlacedWords {
  const offset = from + (matchAt(VALUE, text, from)?.length ?? 0);
  return {
    offset,
    what: 'A comma is missing',
    todo: 'Separate items in brackets with commas. Within quotes, write \\" for ".',
  };
}

const DOUBTFUL: ReadonlySet<Code> = new Set<Code>([
  'MULTILINE_IMPLICIT_KEY',
  'BLOCK_AS_IMPLICIT_KEY',
  'MISSING_CHAR',
  'BAD_INDENT',
  'UNEXPECTED_TOKEN',
]);

function wordsOf(text: string, error: YAMLError): PlacedWords {
  const {
    code,
    message,
    pos: [offset],
  } = error;
  if (isBlockInFlow(error) && !/^[-?]\s/.test(text.slice(offset, offset + 2))) return missingComma(text, offset);
  // Within brackets, other rules hold: there, the library's word is right.
  const mistake = DOUBTFUL.has(code) && !/flow|Missing ,/i.test(message) ? mistakeAt(text, offset) : undefined;
  const words =
    mistake ?? BY_SENTENCE.find(([pattern]) => pattern.test(message))?.[1] ?? BY_CODE[code] ?? unexpected(text, offset);
  return { offset, ...words, todo: spaceToPut(text, offset) ?? words.todo };
}

/** For a line that looks right because a character in it looks like a space. */
function spaceToPut(text: string, offset: number): string | undefined {
  const start = text.lastIndexOf('\n', offset - 1) + 1;
  const [line = ''] = text.slice(start, start + SEARCHED_UNITS).split('\n', 1);
  const found = insteadOfSpace(line);
  return found && `Put an ordinary space in place of ${found.code} at column ${found.at + 1}.`;
}

/** What is wrong at an offset of the text, as the visitor reads it. */
export function invalidYaml(text: string, offset: number, { what, todo }: Words): ToolError {
  const at = placeInText(text, Math.min(Math.max(0, offset), text.length));
  const message = `${MESSAGES.badYaml} ${what} at line ${at.line}, column ${at.column}. ${todo}`;
  return new ToolError('invalid-input', message, { at });
}

export const unexpectedAt = (text: string, offset: number): ToolError =>
  invalidYaml(text, offset, unexpected(text, offset));

export function tooDeep(text: string, offset: number): ToolError {
  const at = placeInText(text, offset);
  const where = `line ${at.line}, column ${at.column}`;
  return new ToolError(
    'too-deep',
    `The YAML is nested more than ${MAX_DEPTH} levels deep at ${where}, which is the limit here.`,
    { at },
  );
}

/** Where it opens: the text ends, or its indentation, far from the mistake. */
export function unclosedAt(text: string, { offset, opening, isCut }: Unclosed): ToolError {
  const indent = isCut ? ' Lines within it must be indented.' : '';
  if (opening === '"' || opening === "'") {
    return invalidYaml(text, offset, {
      what: 'A quoted string has no end',
      todo: `Close it with another ${opening}.${indent}`,
    });
  }
  const todo = `Close it with “${opening === '[' ? ']' : '}'}”.${indent}`;
  return invalidYaml(text, offset, { what: `The bracket “${opening}” is not closed`, todo });
}

export function faultOf(text: string, error: YAMLError): ToolError {
  if (error.code === 'RESOURCE_EXHAUSTION') return tooDeep(text, error.pos[0]);
  const words = wordsOf(text, error);
  return invalidYaml(text, words.offset, words);
}
