// How a CSV file is written, by its first bytes.
import { describe, expect, test } from 'vitest';
import { recognizeDialect, type ChosenDialect } from '../../../workers/lib/csv/dialect';

function recognized(text: string, chosen: ChosenDialect = {}, isWhole = true) {
  const { separator, quote, ...rest } = recognizeDialect(new TextEncoder().encode(text), isWhole, chosen);
  const character = (byte: number | undefined) => (byte === undefined ? 'none' : String.fromCharCode(byte));
  return { separator: character(separator), quote: character(quote), ...rest };
}

describe('the separator', () => {
  test.each([
    ['a,b,c\n1,2,3\n', ','],
    ['a;b;c\n1,5;2,5;3\n2,5;1,5;4\n', ';'],
    ['a\tb, c\tc\n1\t2, 3\t3\n', '\t'],
    ['a|b\n1|x;y\n2|z\n', '|'],
    ['name;note\n"a;b";"1,2,3"\nc;d\n', ';'],
    ['Doe, John;1\nRoe, Jane;2\nPoe, Ann;3\n', ';'],
    ['one column\nof, prose\nonly\n', ','],
    ['a,b;c,d\n', ','],
    ['', ','],
    ['x', ','],
    ['a;b\n', ';'],
    ["id;text\n1;'x;y'\n2;'z'\n", ';'],
  ])('of %j is %j', (text, separator) => {
    expect(recognized(text).separator).toBe(separator);
  });

  test('of a line sep= is the one that it names', () => {
    expect(recognized('sep=;\r\na,b;c\r\n')).toMatchObject({ separator: ';', sepLineBytes: 7 });
    expect(recognized('SEP=\t\na\tb\n')).toMatchObject({ separator: '\t', sepLineBytes: 6 });
    expect(recognized('sep=^\na^b\n')).toMatchObject({ separator: '^' });
    expect(recognized('"sep=;"\na;b\n')).toMatchObject({ separator: ',', sepLineBytes: 0 });
    expect(recognized('sep=x=y\n1,2\n')).toMatchObject({ separator: ',', sepLineBytes: 0 });
    expect(recognized('sep=;\na,b\n', { separator: 0x2c })).toMatchObject({ separator: ',', sepLineBytes: 6 });
  });

  test('is found in a head that ends within a record', () => {
    expect(recognized('a;b\n1;2\n3;"4', {}, false)).toMatchObject({ separator: ';', quote: '"' });
  });
});

describe('quotation marks', () => {
  test.each([
    ["a,b\n'x,1','y'\n'z','w'\n", "'"],
    ["a,b\n'tis,the\n90's,'90s\n", '"'],
    ['a,b\n"x",\'y\'\n', '"'],
    ['a,b\n1,2\n', '"'],
  ])('of %j are %j', (text, quote) => {
    expect(recognized(text).quote).toBe(quote);
  });

  test('can be none', () => {
    expect(recognized('a\tb\n"x\t"y\n', { quote: null })).toMatchObject({ quote: 'none', separator: '\t' });
  });
});

describe('the first record', () => {
  test.each([
    ['name,age\nAda,36\nAlan,41\n', true],
    ['Ada,36\nAlan,41\n', false],
    ['country,2020,2021\nFR,1.5,2\nDE,2.5,3\n', true],
    ['2020,2021\n5,6\n7,8\n', true],
    ['1,2\n3,4\n', false],
    ['2024-01-01,x\n2024-01-02,y\n', false],
    ['ada@example.com,1\nalan@example.com,2\n', false],
    ['id,1\n5,2\n6,3\n', true],
    ['1,2\n', true],
    ['a,b\nc,d\n', true],
  ])('of %j is a header: %j', (text, hasHeader) => {
    expect(recognized(text).hasHeader).toBe(hasHeader);
  });

  test('is what the visitor chose', () => {
    expect(recognized('1,2\n3,4\n', { hasHeader: true }).hasHeader).toBe(true);
  });
});

test('line ends are those of most records', () => {
  expect(recognized('a,b\r\n1,2\r\n3,4\n').lineEnd).toBe('crlf');
  expect(recognized('a,b\r1,2\r').lineEnd).toBe('cr');
  expect(recognized('a,b').lineEnd).toBeUndefined();
});
