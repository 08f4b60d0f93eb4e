// What is wrong with a text that is not YAML, in words. The library's own sentences are looked at, never shown.
import type { YAMLError } from 'yaml';
import { ToolError } from '../../contract/errors';
import { placeInText } from '../../lib/place';
import { insteadOfSpace } from './invisible';
import { YAML_DEPTH, MESSAGES } from './spec';

type Code = YAMLError['code'];

/** Of a line at fault, so much is searched. */
const LINE_UNITS = 1000;

interface Words {
  readonly what: string;
  readonly todo: string;
}

/** Where one code stands for several mistakes: the first whose pattern is in the library's sentence. */
const BY_SENTENCE: readonly (readonly [RegExp, Words])[] = [
  [/Missing closing .*quote/, { what: 'A quoted string has no end', todo: 'Close it with the same quotation mark.' }],
  [/Implicit map keys need/, { what: 'A key has no value', todo: 'Put a colon and a space behind the key.' }],
  [/Missing , |missing comma/i, { what: 'A comma is missing', todo: 'Separate items in brackets with commas.' }],
  [/must end with a|and end with a/, { what: 'A bracket is not closed', todo: 'Close it with “]” or “}”.' }],
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
  [
    /sufficiently indented/,
    { what: 'A line within brackets is not indented', todo: 'Indent it by more than the line of the bracket’s key.' },
  ],
];

const BY_CODE: Readonly<Partial<Record<Code, Words>>> = {
  ALIAS_PROPS: { what: 'An alias has an anchor or a tag of its own', todo: 'Remove it.' },
  BAD_ALIAS: { what: 'An anchor or alias has no valid name', todo: 'Write a name behind “&” or “*”.' },
  BAD_DIRECTIVE: { what: 'A directive is not valid', todo: 'Only %YAML and %TAG are, each on a line of its own.' },
  BAD_DQ_ESCAPE: {
    what: 'A backslash begins no valid escape',
    todo: 'Write \\\\ for a backslash, or use single quotes.',
  },
  BAD_INDENT: { what: 'The indentation is wrong', todo: 'Entries of one list or map begin in the same column.' },
  BAD_PROP_ORDER: { what: 'A tag or an anchor is in the wrong place', todo: 'Put it behind “-”, “?” or “:”.' },
  BAD_SCALAR_START: { what: 'A value begins with a reserved character', todo: 'Enclose the value in quotation marks.' },
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

/** Names what stands there, where it can be shown. */
function unexpected(text: string, offset: number): Words {
  const [character = ''] = text.slice(offset, offset + 2);
  const isShown = /[^\p{Control}\p{Format}\p{Separator}\p{Surrogate}]/u.test(character);
  return { what: isShown ? `Unexpected “${character}”` : 'Something unexpected', todo: CHECK };
}

function wordsOf(text: string, { code, message, pos }: YAMLError): Words {
  const words =
    BY_SENTENCE.find(([pattern]) => pattern.test(message))?.[1] ?? BY_CODE[code] ?? unexpected(text, pos[0]);
  return { ...words, todo: spaceToPut(text, pos[0]) ?? words.todo };
}

/** For a line that looks right because a character in it looks like a space. */
function spaceToPut(text: string, offset: number): string | undefined {
  const start = text.lastIndexOf('\n', offset - 1) + 1;
  const [line = ''] = text.slice(start, start + LINE_UNITS).split('\n', 1);
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
    `The YAML is nested more than ${YAML_DEPTH} levels deep at ${where}, which is the limit here.`,
    { at },
  );
}

export function faultOf(text: string, error: YAMLError): ToolError {
  const [offset] = error.pos;
  return error.code === 'RESOURCE_EXHAUSTION' ? tooDeep(text, offset) : invalidYaml(text, offset, wordsOf(text, error));
}
