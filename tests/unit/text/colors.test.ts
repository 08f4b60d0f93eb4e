// The colors of data: what each language's rows show, also across lines, and that nothing is lost or colored without being known.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findLanguage, languageOf, type LanguageName } from '../../../src/tool-kit/text/languages';
import { colorRow, type State } from '../../../src/tool-kit/text/lexer';

const UNKNOWN = 'unknown';

/** The kinds and texts of all tokens that have a color, row by row. */
function colored(name: LanguageName, text: string, ...[start = '']: readonly string[]): string[][] {
  let state: State = start === UNKNOWN ? undefined : start;
  return text.split('\n').map((row) => {
    const { tokens, next } = colorRow(languageOf(name), row, state, true);
    state = next;
    let at = 0;
    return tokens.flatMap(({ kind, length }) => {
      const piece = row.slice(at, (at += length));
      return kind === undefined ? [] : [`${kind} ${piece}`];
    });
  });
}

const NAMES: readonly LanguageName[] = ['json', 'xml', 'yaml', 'markdown', 'csv', 'tsv', 'jwt', 'patch'];

test.each(NAMES)('%s: the tokens of a row are the row, whatever it is', (name) => {
  const state = fc.constantFrom('', ...(name === 'xml' ? ['tag', 'comment', 'subset', 'double', 'cdata'] : []));
  const row = fc.string({ unit: fc.constantFrom(...Array.from(`{}[]:,"'\\<>/!-#&*|@+. \t0aé😀=?%~\``)) });
  fc.assert(
    fc.property(row, state, fc.boolean(), (row, state, isLineStart) => {
      const { tokens } = languageOf(name).color(row, state, isLineStart);
      expect(tokens.reduce((sum, { length }) => sum + length, 0)).toBe(row.length);
    }),
  );
});

describe('JSON', () => {
  test('has keys, strings, numbers and literals', () => {
    expect(colored('json', '{"a\\"b" : "c", "d":[-1.5e3,true,null]}')).toEqual([
      ['key "a\\"b"', 'string "c"', 'key "d"', 'number -1.5e3', 'literal true', 'literal null'],
    ]);
  });

  test('a string goes on in the next piece of a long line, and ends with the line', () => {
    const first = languageOf('json').color('["abc', '', true);
    expect(first.next).toBe('string');
    expect(languageOf('json').color('de",1]', 'string', false).tokens[0]).toEqual({ kind: 'string', length: 3 });
    expect(colored('json', '1', 'string')).toEqual([['number 1']]);
  });
});

describe('XML', () => {
  test('has tags, attributes, references and comments', () => {
    expect(colored('xml', '<a b="c>d">e&amp;f<!-- g --></a>')).toEqual([
      ['tag <a', 'key b', 'string "c>d"', 'tag >', 'literal &amp;', 'comment <!-- g -->', 'tag </a>'],
    ]);
  });

  test('comments, CDATA sections and values go on over lines', () => {
    expect(colored('xml', '<!-- a\n<b>\n--><c d="\n<e>"/><![CDATA[<f>\n]]>g')).toEqual([
      ['comment <!-- a'],
      ['comment <b>'],
      ['comment -->', 'tag <c', 'key d', 'string "'],
      ['string <e>"', 'tag />', 'literal <![CDATA[<f>'],
      ['literal ]]>'],
    ]);
  });

  test('stays plain where the state is not known', () => {
    expect(colored('xml', '<a>\n</a>', UNKNOWN)).toEqual([[], []]);
  });
});

describe('YAML', () => {
  test('has keys, values, anchors and comments', () => {
    expect(colored('yaml', '---\n# a\nb: 1.5 # c\nd: &e "f"\ng: true\nh: it\'s, "so"\n- -5')).toEqual([
      ['literal ---'],
      ['comment # a'],
      ['key b', 'number 1.5', 'comment  # c'],
      ['key d', 'tag &e', 'string "f"'],
      ['key g', 'literal true'],
      ['key h'],
      ['number -5'],
    ]);
  });

  test('a block of text ends where the indentation does', () => {
    expect(colored('yaml', 'a: |\n  b: 1\n\n  # c\nd: 2\n- e: >-\n    f\n  g: 3')).toEqual([
      ['key a'],
      ['string   b: 1'],
      [],
      ['string   # c'],
      ['key d', 'number 2'],
      ['key e'],
      ['string     f'],
      ['key g', 'number 3'],
    ]);
  });

  test('quoted text and brackets go on over lines', () => {
    expect(colored('yaml', 'a: "b\n  c: d"\ne: [1,\n  2]\nf: 3')).toEqual([
      ['key a', 'string "b'],
      ['string   c: d"'],
      ['key e', 'number 1'],
      ['number 2'],
      ['key f', 'number 3'],
    ]);
  });

  test('a document marker shows the state again', () => {
    expect(colored('yaml', 'a: 1\n---\nb: 2', UNKNOWN)).toEqual([[], ['literal ---'], ['key b', 'number 2']]);
  });
});

test('Markdown has headings, code over lines, and links', () => {
  expect(colored('markdown', '# a\n~~~~\n# b\n```\n~~~~\n- **c** `d` [e](f)')).toEqual([
    ['key # a'],
    ['string ~~~~'],
    ['string # b'],
    ['string ```'],
    ['string ~~~~'],
    ['literal -', 'key **c**', 'string `d`', 'tag [e](f)'],
  ]);
});

test('CSV: a line end in quotes belongs to the value, so the column stays', () => {
  expect(colored('csv', 'a,b,c\n1,"x,\ny",2')).toEqual([['key b', 'string c'], ['key "x,'], ['key y"', 'string 2']]);
});

test('a JWT has three parts', () => {
  expect(colored('jwt', 'a.b.c')).toEqual([['key a', 'string b', 'number c']]);
});

test('a patch counts the lines of its hunks', () => {
  const text = '--- a\n+++ b\n@@ -1,2 +1 @@\n--- c\n d\n--- e\n@@ -1 +1 @@\n+f\n\\ No newline';
  expect(colored('patch', text)).toEqual([
    ['key --- a'],
    ['key +++ b'],
    ['tag @@ -1,2 +1 @@'],
    ['removed --- c'],
    [],
    ['key --- e'],
    ['tag @@ -1 +1 @@'],
    ['added +f'],
    ['comment \\ No newline'],
  ]);
});

test('the type decides before the name', () => {
  expect(findLanguage('application/ld+json', 'a.txt')).toBe(languageOf('json'));
  expect(findLanguage('image/svg+xml', 'a.txt')).toBe(languageOf('xml'));
  expect(findLanguage('text/plain; charset=utf-8', 'converted.yaml')).toBe(languageOf('yaml'));
  expect(findLanguage('text/plain', 'base64-encode.txt')).toBeUndefined();
});
