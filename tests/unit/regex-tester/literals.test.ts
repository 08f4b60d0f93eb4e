// Patterns as literals. The expected texts follow each language's own documentation: Python's “re” and “Lexical analysis”, Java's
// Pattern and JLS 3.10.5, Go's regexp/syntax and spec, .NET's “Regular Expression Language”, PHP's “Strings” and PCRE patterns, and
// Rust's regex crate and reference.
import { describe, expect, it } from 'vitest';
import { readLiteral } from '../../../src/tools/regex-tester/pattern-fields';
import * as words from '../../../src/tools/regex-tester/words';
import { literalsOf } from '../../../src/tools/regex-tester/literals';

const codeOf = (pattern: string, flags = '') =>
  Object.fromEntries(literalsOf(pattern, flags).map(({ language, code }) => [language, code]));
const notesOf = (pattern: string, flags = '') =>
  Object.fromEntries(
    literalsOf(pattern, flags).flatMap(({ language, notes }) => (notes.length > 0 ? [[language, notes]] : [])),
  );
const raw = String.raw;

describe('the code', () => {
  it('of a simple pattern', () => {
    expect(codeOf(raw`^\d+$`, 'gim')).toEqual({
      JavaScript: raw`/^\d+$/gim`,
      Python: raw`re.compile(r"^\d+$", re.IGNORECASE | re.MULTILINE)`,
      Java: raw`Pattern.compile("^\\d+$", Pattern.CASE_INSENSITIVE | Pattern.UNICODE_CASE | Pattern.MULTILINE)`,
      Go: 'regexp.MustCompile(`(?im)^\\d+$`)',
      'C#': raw`new Regex(@"^\d+$", RegexOptions.IgnoreCase | RegexOptions.CultureInvariant | RegexOptions.Multiline)`,
      PHP: raw`'/^\d+$/imu'`,
      Rust: raw`Regex::new(r"(?im)^\d+$").unwrap()`,
    });
  });

  it('has each language’s quotation marks', () => {
    expect(codeOf('a"b')).toEqual({
      JavaScript: '/a"b/',
      Python: `re.compile(r'a"b')`,
      Java: raw`Pattern.compile("a\"b")`,
      Go: 'regexp.MustCompile(`a"b`)',
      'C#': 'new Regex(@"a""b")',
      PHP: `'/a"b/u'`,
      Rust: 'Regex::new(r#"a"b"#).unwrap()',
    });
    expect(codeOf(`"#'\``)).toMatchObject({
      Python: raw`re.compile("\"#'` + '`")',
      Go: raw`regexp.MustCompile("\"#'` + '`")',
      PHP: raw`'/"#\'` + "`/u'",
      Rust: 'Regex::new(r##""#\'`"##).unwrap()',
    });
  });

  it('has slashes and backslashes as they are meant', () => {
    expect(codeOf(raw`a/b[/]\\`)).toEqual({
      JavaScript: raw`/a\/b[\/]\\/`,
      Python: raw`re.compile(r"a/b[/]\\")`,
      Java: raw`Pattern.compile("a/b[/]\\\\")`,
      Go: 'regexp.MustCompile(`a/b[/]\\\\`)',
      'C#': raw`new Regex(@"a/b[/]\\")`,
      PHP: raw`'/a\/b[\/]\\\/u'`,
      Rust: raw`Regex::new(r"a/b[/]\\").unwrap()`,
    });
    expect(readLiteral(codeOf(raw`a/b[/]\\`, 'g').JavaScript ?? '')).toMatchObject({ pattern: raw`a\/b[\/]\\` });
    expect(codeOf(raw`'\'\\'`).PHP).toBe(raw`'/\'\\\'\\\\\'/u'`);
  });

  it('has characters by number in each engine’s way', () => {
    expect(codeOf(raw`\u{1F600}\u0041`, 'u')).toMatchObject({
      Python: raw`re.compile(r"\U0001f600\u0041")`,
      Java: raw`Pattern.compile("\\x{1f600}\\x{41}")`,
      Go: 'regexp.MustCompile(`\\x{1f600}\\x{41}`)',
      'C#': raw`new Regex(@"(?:\ud83d\ude00)\u0041")`,
      PHP: raw`'/\x{1f600}\x{41}/u'`,
    });
    for (const [language, code] of Object.entries(codeOf('\\cJ\\v\\0[\\b][^]\n')))
      expect(code, language).toContain(
        language === 'JavaScript'
          ? '\\cJ\\v\\0[\\b][^]\\u000a'
          : language === 'Java'
            ? '\\\\x0a\\\\x0b\\\\x00[\\\\x08][\\\\s\\\\S]\\\\n'
            : '\\x0a\\x0b\\x00[\\x08][\\s\\S]\\n',
      );
  });

  it('has Python’s named groups', () => {
    expect(codeOf(raw`(?<a>x)\k<a>(?<=y)[(?<b>]`).Python).toBe(raw`re.compile(r"(?P<a>x)(?P=a)(?<=y)[(?<b>]")`);
  });
});

describe('the notes', () => {
  it('are about what an engine lacks', () => {
    expect(notesOf('a(?=b)')).toEqual({ Go: [words.noLookaround], Rust: [words.noLookaround] });
    expect(notesOf('(?<!a)b')).toEqual({
      Python: [words.fixedLookbehind],
      Java: [words.boundedLookbehind],
      Go: [words.noLookaround],
      PHP: [words.boundedLookbehind],
      Rust: [words.noLookaround],
    });
    expect(notesOf('(a)\\1')).toEqual({ Go: [words.noReferences], Rust: [words.noReferences] });
    expect(notesOf('\\p{Script=Greek}', 'u')).toEqual({
      Python: [words.noProperties],
      Go: [words.scriptAlone],
      'C#': [words.dotnetScript],
      PHP: [words.scriptAlone],
    });
  });

  it('are about what it reads differently', () => {
    expect(notesOf('(?<a_b>x)')).toEqual({ Python: [words.pythonNames], Java: [words.javaNames], Go: [words.goNames] });
    expect(notesOf('a$')).toEqual({
      Python: [words.pythonEnd],
      Java: [words.absoluteEnd],
      'C#': [words.absoluteEnd],
      PHP: [words.absoluteEnd],
    });
    expect(notesOf('a$', 'm')).toEqual({});
    expect(notesOf('\\d')).toEqual({
      Python: [words.pythonClasses],
      'C#': [words.otherClasses],
      PHP: [words.otherClasses],
      Rust: [words.rustClasses],
    });
    expect(notesOf('[\\u{1F600}]', 'u')).toEqual({ 'C#': [words.dotnetWide] });
    expect(Object.keys(notesOf('a', 'y'))).toEqual(['Python', 'Java', 'Go', 'C#', 'PHP', 'Rust']);
  });

  it('are none for what is alike, and for what is escaped or in a class', () => {
    expect(notesOf('ab|[^c]{2,}', 'gi')).toEqual({});
    expect(notesOf('\\$[$(?=]\\(\\?<', 'g')).toEqual({});
  });
});
