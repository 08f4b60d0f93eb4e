// CSV to JSON and back: exact values, and a note for all that is unusual.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { COLUMN_LIMIT, type CsvOptions } from '../../../workers/kernels/csv-converter/spec';
import { SPECTRUM } from '../csv/facts';
import { convert, toCsv, toJson } from './convert';

const encoded = (text: string) => new TextEncoder().encode(text);
const utf16 = (text: string) => new Uint8Array(Buffer.from(text, 'utf16le'));

/** Without the note on how the CSV is written. */
const unusual = ({ notes }: { readonly notes: readonly string[] }) =>
  notes.filter((note) => !note.startsWith('Separator: '));

describe('CSV to JSON', () => {
  test('gives an array of objects, one in each line', async () => {
    const { text, rows, columns } = await toJson('name,city\nAda,London\n"Grace ""G""","New York, NY"\n');
    expect(text).toBe('[\n  {"name":"Ada","city":"London"},\n  {"name":"Grace \\"G\\"","city":"New York, NY"}\n]\n');
    expect({ rows, columns }).toEqual({ rows: 2, columns: 2 });
  });

  test('or JSON Lines, or arrays', async () => {
    expect((await toJson('a,b\n1,2\n3,4\n', { isLines: true })).text).toBe('{"a":"1","b":"2"}\n{"a":"3","b":"4"}\n');
    expect((await toJson('a,b\n1,2\n', { rows: 'arrays' })).text).toBe('[\n  ["a","b"],\n  ["1","2"]\n]\n');
  });

  test.each(SPECTRUM)('csv-spectrum: %s', async (_, text, [header = [], ...records]) => {
    const rows = records.map((record) => Object.fromEntries(record.map((field, at) => [header[at] ?? '', field])));
    expect(JSON.parse((await toJson(text)).text)).toEqual(rows);
  });

  test('escapes what JSON must', async () => {
    const all = Array.from({ length: 0x80 }, (_, code) => String.fromCharCode(code)).join('');
    const quoted = `"${all.replaceAll('"', '""')}"`;
    const { text } = await toJson(`a\n${quoted}\n`, { header: 'yes' });
    expect(JSON.parse(text)).toEqual([{ a: all }]);
  });

  test('says how the file was read', async () => {
    expect((await toJson('a;b\r\n1;2\r\n')).notes).toEqual([
      'Separator: semicolon. Quotation marks: double. Header: first row. Line ends: CRLF.',
    ]);
    expect((await toJson("1\t'x'\n2\t'y'\n")).notes).toEqual([
      'Separator: tab. Quotation marks: single. Header: none. Line ends: LF.',
    ]);
    expect((await toJson('a^b\n1^2\n', { header: 'yes' })).text).toContain('"a^b"');
    expect((await toJson('sep=^\na^b\n1^2\n')).notes).toEqual([
      'Separator: “^”. Quotation marks: double. Header: first row. Line ends: LF.',
      'The first line names the separator for Excel (sep=) and was left out.',
    ]);
  });

  test('takes the visitor’s word for it', async () => {
    expect((await toJson('a;b,c\n1;2,3\n', { separator: 'semicolon' })).text).toContain('{"a":"1","b,c":"2,3"}');
    expect((await toJson('a,b\n"x,y"\n', { quote: 'none' })).text).toContain('{"a":"\\"x","b":"y\\""}');
    expect((await toJson("a,b\n'x,y',z\n", { quote: 'single' })).text).toContain('{"a":"x,y","b":"z"}');
    expect((await toJson('a,b\n1,2\n', { header: 'no' })).text).toContain('{"column_1":"a","column_2":"b"}');
    expect((await toJson('1,2\n3,4\n', { header: 'yes' })).text).toContain('{"1":"3","2":"4"}');
  });

  test('notes ragged rows with their lines, and keeps all fields', async () => {
    const ragged = await toJson('a,b\n1,2\n3\n4,5,6\n7,8,9,10\n\n11\n');
    expect(JSON.parse(ragged.text)).toEqual([
      { a: '1', b: '2' },
      { a: '3' },
      { a: '4', b: '5', column_3: '6' },
      { a: '7', b: '8', column_3: '9', column_4: '10' },
      { a: '11' },
    ]);
    expect(unusual(ragged)).toEqual([
      '2 rows have fewer fields than 2. The first is in line 3. Missing fields were left out.',
      '2 rows have more fields than 2. The first is in line 4. The others are named column_3, and so on.',
      '1 empty line was skipped: line 6.',
    ]);
    expect(unusual(await toJson('a,b\n1\n2,3,4\n', { rows: 'arrays' }))).toEqual([
      '2 rows don’t have as many fields as the first row (2). The first of them is in line 2.',
    ]);
  });

  test('names columns apart', async () => {
    const { text, notes } = await toJson('a,,a,a_2,column_2,a\n1,2,3,4,5,6,7\n', { header: 'yes' });
    expect(text).toContain('{"a":"1","column_2_2":"2","a_3":"3","a_2":"4","column_2":"5","a_4":"6","column_7":"7"}');
    expect(notes).toContain('2 columns have the names of earlier ones and were renamed: a is a_3 and a is a_4.');
    expect(notes).toContain('1 column has no name and is called column_2_2.');
  });

  test('notes odd quotation marks', async () => {
    const { text, notes } = await toJson('a,b\n"x"y,5"\n', { header: 'yes' });
    expect(text).toContain('{"a":"xy","b":"5\\""}');
    expect(notes.slice(1)).toEqual([
      '1 field has text after its closing quotation mark, in line 2. The text was kept.',
      '1 field without quotation marks has one inside, in line 2. It was kept.',
    ]);
  });

  test('of nothing but line ends or a header has no rows', async () => {
    for (const text of ['a,b\n', '"a"']) {
      expect(await toJson(text)).toMatchObject({ text: '[]\n', rows: 0 });
      expect((await toJson(text)).notes).toContain('There are no rows.');
    }
    expect((await toJson(encoded('\n\n'))).text).toBe('[]\n');
    expect((await toJson(encoded(''), { isLines: true })).text).toBe('');
  });
});

describe('types', () => {
  const typed = async (field: string, options: Partial<CsvOptions> = {}) => {
    const { text } = await toJson(`a,b\n${field},x\n`, { typed: true, header: 'yes', isLines: true, ...options });
    return text.slice('{"a":'.length, -',"b":"x"}\n'.length);
  };

  test.each([
    '0',
    '-0',
    '7',
    '-12.50',
    '0.10',
    '1.0',
    '999999999999999',
    '9007199254740991',
    '1e-05',
    '1.5E+3',
    '2.5e3',
  ])('%s is a number, as written', async (field) => {
    expect(await typed(field)).toBe(field);
  });

  test.each([
    ...[
      '007',
      '00',
      '-01',
      '+49',
      '+49 30 1234',
      '0171-123',
      '1E5',
      '12e3',
      '.5',
      '5.',
      '1,5',
      '- 1',
      '-',
      '1e',
      '1.5e',
    ],
    ...['9007199254740993', '12345678901234567890', '0.12345678901234567890', '1e+999', 'NaN', 'Infinity', '0x10'],
    ...['True', 'TRUE', 'truex', 'tru', 'null', ' 1', '1 '],
  ])('%s stays text', async (field) => {
    expect(await typed(field.includes(',') ? `"${field}"` : field)).toBe(JSON.stringify(field));
  });

  test('true and false are literals, and quoted fields are text', async () => {
    expect([await typed('true'), await typed('false'), await typed('"true"'), await typed('"5"')]).toEqual([
      'true',
      'false',
      '"true"',
      '"5"',
    ]);
  });

  test('are text by default', async () => {
    expect([await typed('5', { typed: false }), await typed('true', { typed: false })]).toEqual(['"5"', '"true"']);
  });

  test('numbers that would lose digits are noted', async () => {
    const { notes } = await toJson('a\n1\n12345678901234567890\n1e+999\n', { typed: true, header: 'yes' });
    expect(notes).toContain(
      '2 numbers stayed text, because programs that read JSON would change their digits. The first is in line 3.',
    );
  });

  test('an empty field is null by choice, and a quoted one never', async () => {
    expect(await typed('', { nulls: true })).toBe('null');
    expect(await typed('""', { nulls: true })).toBe('""');
    expect(await typed('')).toBe('""');
  });
});

describe('encodings', () => {
  test('UTF-8 and UTF-16 are recognized, and their mark is no part of a name', async () => {
    for (const file of [encoded('\uFEFFa,b\né,2\n'), utf16('\uFEFFa,b\né,2\n')]) {
      expect((await toJson(file)).text).toContain('{"a":"é","b":"2"}');
    }
    expect(unusual(await toJson(encoded('\uFEFFa,b\n')))[0]).toBe('The byte order mark at the start was removed.');
    expect(unusual(await toJson(utf16('\uFEFFa,b\n')))[0]).toBe('The file is UTF-16. The result is UTF-8.');
  });

  test('Windows-1252 and UTF-16 without a mark by choice', async () => {
    const excel = Uint8Array.of(0x61, 0x0a, 0x80, 0xe9, 0x0a);
    expect((await toJson(excel, { encoding: 'windows-1252' })).text).toContain('{"a":"€é"}');
    expect((await toJson(utf16('a\n世界\n'), { encoding: 'utf-16le' })).text).toContain('{"a":"世界"}');
    const bigEndian = new Uint8Array(Buffer.from(utf16('a\n世界\n')).swap16());
    expect((await toJson(bigEndian, { encoding: 'utf-16be' })).text).toContain('{"a":"世界"}');
  });

  test('other bytes are refused with their place and what to do', async () => {
    const refused = toJson(Uint8Array.of(0x61, 0x0a, 0x78, 0xe9, 0x0a));
    await expect(refused).rejects.toMatchObject({ code: 'invalid-input', at: { line: 2, column: 2, offset: 3 } });
    await expect(refused).rejects.toThrow('choose Windows-1252 as the encoding');
  });
});

describe('an input that can’t be right is refused', () => {
  test('a quotation mark that is never closed', async () => {
    await expect(toJson('a,b\n1,"2\n3,4\n')).rejects.toThrow('in line 2 is not closed');
  });

  test('half a character', async () => {
    await expect(toJson('a,\ud800\n')).rejects.toMatchObject({ code: 'invalid-input' });
  });

  test('nothing', async () => {
    await expect(toJson(' \n')).rejects.toMatchObject({ code: 'invalid-input' });
  });

  test.each([
    ['[{"a":1},', 'invalid-input', 'ends too early'],
    ['{"a":1}\n{"a":}\n', 'invalid-input', 'line 2'],
    ['5', 'unsupported', 'row 1 is a single value'],
    ['[{"a":1},2]', 'unsupported', 'row 2 is a single value'],
    ['[{"a":1},[2]]', 'unsupported', 'Row 2 is an array'],
    ['[[1],{"a":1}]', 'unsupported', 'Row 2 is an object'],
  ])('%j', async (text, code, part) => {
    const refused = toCsv(text);
    await expect(refused).rejects.toMatchObject({ code });
    await expect(refused).rejects.toThrow(part);
  });

  test('more columns than the limit', async () => {
    await expect(toCsv(`[[${'0,'.repeat(COLUMN_LIMIT)}0]]`)).rejects.toThrow('more than 65,536 columns');
  });
});

describe('JSON to CSV', () => {
  test('has the columns of all rows, in their order, and those of nested objects with points', async () => {
    const { text, rows, columns } = await toCsv(
      '[{"a":1,"b":{"c":"x","d":{"e":true}}},{"z":2,"b":{"f":null}},{"a":3}]',
    );
    expect(text).toBe('a,b.c,b.d.e,z,b.f\n1,x,true,,\n,,,2,\n3,,,,\n');
    expect({ rows, columns }).toEqual({ rows: 3, columns: 5 });
  });

  test('reads an array, JSON Lines, arrays of arrays and lines of arrays', async () => {
    const expected = 'a\n1\n2\n';
    expect((await toCsv('[{"a":1},\n {"a":2}]')).text).toBe(expected);
    expect((await toCsv('{"a":1}\n{"a":2}\n')).text).toBe(expected);
    expect((await toCsv('[["a"],[1],[2]]')).text).toBe(expected);
    expect((await toCsv('["a"]\n[1]\n[2]\n')).text).toBe(expected);
    expect((await toCsv('{"a":1}')).text).toBe('a\n1\n');
    expect((await toCsv('[]')).text).toBe('');
  });

  test('keeps every digit and every character', async () => {
    const { text } = await toCsv('[{"n":12345678901234567890.10e-0400,"t":"é\\u00e9\\ud83d\\ude00\\t\\\\\\/"}]');
    expect(text).toBe('n,t\n12345678901234567890.10e-0400,éé😀\t\\/\n');
  });

  test('quotes what must be, and nothing else', async () => {
    const { text } = await toCsv('[["a,b","c\\"d","e\\nf","g\\rh"," i","j ","k l","m;n","", "\'"]]');
    expect(text).toBe('"a,b","c""d","e\nf","g\rh"," i","j ",k l,m;n,,\'\n');
    expect((await toCsv('[["a,b","m;n","t\\tu","p|q"]]', { separator: 'semicolon' })).text).toBe(
      'a,b;"m;n";t\tu;p|q\n',
    );
    expect((await toCsv('[["a,b","t\\tu"]]', { separator: 'tab' })).text).toBe('a,b\t"t\tu"\n');
    expect((await toCsv('[["p|q",1]]', { separator: 'pipe' })).text).toBe('"p|q"|1\n');
  });

  test('writes RFC 4180’s line ends and a byte order mark by choice', async () => {
    expect((await toCsv('[{"a":1}]', { crlf: true, marked: true })).text).toBe('\uFEFFa\r\n1\r\n');
  });

  test('writes lists as JSON and notes it', async () => {
    const { text, notes } = await toCsv('[{"a":[1.50,{"b":"x\\n"}],"c":{}},{"a":[]}]');
    expect(text).toBe('a,c\n"[1.50,{""b"":""x\\n""}]",{}\n[],\n');
    expect(notes).toEqual(['3 lists or empty objects in rows were written as JSON. The first is in row 1, column a.']);
  });

  test('notes nulls, or tells them from empty texts', async () => {
    const rows = '[{"a":null,"b":"","c":1}]';
    expect(await toCsv(rows)).toMatchObject({
      text: 'a,b,c\n,,1\n',
      notes: ['1 null is now like an empty text, in row 1, column a.'],
    });
    expect(await toCsv(rows, { nulls: true })).toMatchObject({ text: 'a,b,c\n,"",1\n', notes: [] });
  });

  test('notes a value that another one of its row replaced', async () => {
    const { text, notes } = await toCsv('[{"a":1,"a":2},{"b.c":3,"b":{"c":4}}]');
    expect(text).toBe('a,b.c\n2,\n,4\n');
    expect(notes).toEqual([
      '2 values replaced earlier ones of the same row and column. The first is in row 1, column a.',
    ]);
  });

  test('of the first row’s columns leaves others out, and says so', async () => {
    const { text, notes } = await toCsv('[{"a":1},{"a":2,"b":3},{"c":4,"b":5}]', { columns: 'first' });
    expect(text).toBe('a\n1\n2\n""\n');
    expect(notes).toEqual([
      '3 values were left out, because the first row doesn’t have their columns: b and c. The first is in row 2, column b. Choose the columns of all rows to keep them.',
    ]);
  });

  test('says and defuses what a spreadsheet would run', async () => {
    const rows = '[{"x":"ok","=y":"-5"},{"x":"=1+1","=y":"+49"},{"x":"@SUM(A1)","=y":"-2+3"},{"x":-1,"=y":"\\tx"}]';
    expect(await toCsv(rows)).toMatchObject({
      text: 'x,=y\nok,-5\n=1+1,+49\n@SUM(A1),-2+3\n-1,\tx\n',
      notes: [
        '5 texts begin like formulas, which spreadsheets would run. The first is in the header, column =y. “Defuse formulas” makes them text.',
      ],
    });
    expect(await toCsv(rows, { defused: true })).toMatchObject({
      text: "x,'=y\nok,-5\n'=1+1,+49\n'@SUM(A1),'-2+3\n-1,'\tx\n",
      notes: ['5 texts that begin like formulas got an apostrophe. The first is in the header, column =y.'],
    });
  });

  test('notes half a character, empty rows and unequal rows', async () => {
    expect((await toCsv('[["\\ud800"]]')).notes).toEqual([
      '1 text has half a character (a lone surrogate), which became U+FFFD, in row 1, column 1.',
    ]);
    expect(await toCsv('[[1,2],[],[3]]')).toMatchObject({
      text: '1,2\n3\n',
      notes: [
        '1 row is empty and was left out: row 2.',
        '2 rows don’t have as many values as the first row (2). The first of them is row 2.',
      ],
    });
  });

  test('keeps a long text, key and list whole', async () => {
    const long = 'é"x'.repeat(50_000);
    const { text } = await toCsv(JSON.stringify([{ [long]: long, list: [long] }]));
    const back = JSON.parse((await toJson(encoded(text), { header: 'yes' })).text) as Record<string, string>[];
    expect(back[0]?.[long]).toBe(long);
    expect(JSON.parse(back[0]?.list ?? '')).toEqual([long]);
  });
});

describe('laws', () => {
  const field = fc.oneof(
    { weight: 3, arbitrary: fc.string({ unit: 'grapheme', maxLength: 5 }) },
    fc.constantFrom(
      '',
      ',',
      '"',
      '\n',
      '\r\n',
      '\r',
      ' ',
      'sep=;',
      '\uFEFF',
      '=1',
      '007',
      '1.50',
      'true',
      '""',
      ';',
      '\t',
    ),
  );
  const table = fc
    .integer({ min: 1, max: 4 })
    .chain((width) =>
      fc.array(fc.array(field, { minLength: width, maxLength: width }), { minLength: 1, maxLength: 6 }),
    );
  const separator = fc.constantFrom('comma', 'semicolon', 'tab', 'pipe');

  test('rows to CSV and back are the same, as arrays and as objects', async () => {
    await fc.assert(
      fc.asyncProperty(table, separator, fc.boolean(), fc.boolean(), async (rows, by, crlf, marked) => {
        const csv = await toCsv(JSON.stringify(rows), { separator: by, crlf, marked });
        const how = { separator: by, quote: 'double', rows: 'arrays' } as const;
        expect(JSON.parse((await toJson(encoded(csv.text), how)).text)).toEqual(rows);
        const objects = rows.map((row) => Object.fromEntries(row.map((cell, at) => [`c${at}`, cell])));
        const ofObjects = await toCsv(JSON.stringify(objects), { separator: by, crlf, marked });
        const back = await toJson(encoded(ofObjects.text), { ...how, rows: 'objects', header: 'yes' });
        expect(JSON.parse(back.text)).toEqual(objects);
      }),
      { numRuns: 100 },
    );
  });

  test('CSV to JSON to CSV is the same table, with nulls apart from empty texts', async () => {
    const cell = fc.oneof(field, fc.constant(null));
    const rows = fc
      .integer({ min: 2, max: 4 })
      .chain((width) =>
        fc.array(fc.array(cell, { minLength: width, maxLength: width }), { minLength: 1, maxLength: 5 }),
      );
    await fc.assert(
      fc.asyncProperty(rows, fc.boolean(), async (values, isLines) => {
        const csv = (await toCsv(JSON.stringify(values), { nulls: true })).text;
        const how = { separator: 'comma', quote: 'double', rows: 'arrays', nulls: true, isLines } as const;
        const json = (await toJson(encoded(csv), how)).text;
        expect((await toCsv(json, { nulls: true })).text).toBe(csv);
        expect(
          isLines
            ? json
                .trim()
                .split('\n')
                .map((line) => JSON.parse(line) as unknown)
            : JSON.parse(json),
        ).toEqual(values);
      }),
      { numRuns: 100 },
    );
  });

  test('chunks of any size give the same result and notes', async () => {
    const csv = fc
      .array(fc.constantFrom('a', 'é', '1', '"', '""', ',', ';', '\n', '\r\n', '\r', '=', '😀', '\uFEFF'), {
        maxLength: 40,
      })
      .map((parts) => `x${parts.join('')}`);
    const outcome = (text: string, options: Partial<CsvOptions>, chunkBytes?: number) =>
      convert(encoded(text), options, chunkBytes === undefined ? {} : { chunkBytes }).catch((error: unknown) =>
        String(error),
      );
    await fc.assert(
      fc.asyncProperty(csv, fc.boolean(), fc.integer({ min: 1, max: 9 }), async (text, typed, size) => {
        expect(await outcome(text, { typed }, size)).toEqual(await outcome(text, { typed }));
      }),
      { numRuns: 150 },
    );
    const json = fc.json({ stringUnit: 'grapheme', maxDepth: 3 }).map((one) => `[{"k":${one}},{"k":{"é":${one}}}]`);
    await fc.assert(
      fc.asyncProperty(json, fc.integer({ min: 1, max: 9 }), async (text, size) => {
        const mode = { mode: 'to-csv' } as const;
        expect(await outcome(text, mode, size)).toEqual(await outcome(text, mode));
      }),
      { numRuns: 100 },
    );
  });
});
