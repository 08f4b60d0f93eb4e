import { crc32 } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { batch } from '../../../workers/kernels/qr-generator/batch';
import { listCodes } from '../../../workers/kernels/qr-generator/list';
import { messages } from '../../../workers/kernels/qr-generator/messages';
import { DEFAULT_LOOK, type BatchOptions } from '../../../workers/kernels/qr-generator/spec';
import { errorInEnglish, inEnglish } from '../in-english';
import { outputOf } from '../run-in-node';
import { bytesOf } from '../text-of';

const OPTIONS: BatchOptions = {
  task: 'batch',
  ...DEFAULT_LOOK,
  list: 'lines',
  separator: 'auto',
  header: 'auto',
  image: 'svg',
};
const badCsv = (row: number, separator: string) =>
  `Row ${row} is not valid CSV: a quoted field must end with a quote, followed by ${separator} or the end of the line.`;

const CSV = { list: 'csv', separator: 'auto', header: 'auto' } as const;

/** The files of a ZIP by its directory, checked against their local headers and checksums. */
function unzip(zip: Buffer): Map<string, Buffer> {
  const end = zip.length - 22;
  expect(zip.readUInt32LE(end)).toBe(0x06054b50);
  const files = new Map<string, Buffer>();
  let at = zip.readUInt32LE(end + 16);
  expect(at + zip.readUInt32LE(end + 12)).toBe(end);
  for (let left = zip.readUInt16LE(end + 10); left > 0; left--) {
    expect(zip.readUInt32LE(at)).toBe(0x02014b50);
    const [crc, size, nameBytes] = [zip.readUInt32LE(at + 16), zip.readUInt32LE(at + 24), zip.readUInt16LE(at + 28)];
    const name = zip.toString('utf8', at + 46, at + 46 + nameBytes);
    const local = zip.readUInt32LE(at + 42);
    expect(zip.readUInt32LE(local)).toBe(0x04034b50);
    expect(zip.readUInt32LE(local + 14)).toBe(crc);
    expect(zip.toString('utf8', local + 30, local + 30 + nameBytes)).toBe(name);
    const content = zip.subarray(local + 30 + nameBytes, local + 30 + nameBytes + size);
    expect(crc32(content)).toBe(crc);
    files.set(name, content);
    at += 46 + nameBytes;
  }
  return files;
}

describe('a list', () => {
  it('becomes a ZIP of one image for each line', async () => {
    const output = await outputOf(batch, 'one\r\n\r\ntwo\nthree', OPTIONS);
    expect(output.count).toBe(3);
    expect(output.notes).toEqual(['3 codes made, each read back.']);
    expect((await outputOf(batch, 'one', OPTIONS)).notes).toEqual(['1 code made and read back.']);
    const files = unzip(Buffer.from(await bytesOf(output.result)));
    expect([...files.keys()]).toEqual(['qrcode-1.svg', 'qrcode-2.svg', 'qrcode-3.svg']);
    for (const file of files.values()) expect(file.toString()).toMatch(/^<svg .*<\/svg>\n$/);
  });

  it('is named by its second column in CSV, as PNG', async () => {
    const csv = '"a, ""b""",Grüße\r\n"two\nlines",a/b:c\r\nx,GRÜSSE\ny,grüße\nz,';
    const output = await outputOf(batch, csv, { ...OPTIONS, list: 'csv', image: 'png' });
    const files = unzip(Buffer.from(await bytesOf(output.result)));
    expect([...files.keys()]).toEqual(['Grüße.png', 'a_b_c.png', 'GRÜSSE (2).png', 'grüße (3).png', 'qrcode-5.png']);
    expect(listCodes(csv, CSV).codes.map(({ text }) => text)).toEqual(['a, "b"', 'two\nlines', 'x', 'y', 'z']);
  });

  it('says which code is wrong', async () => {
    await expect(outputOf(batch, `a\n${'b'.repeat(3000)}`, OPTIONS)).rejects.toThrow('Code 2 of the list: No QR code');
    await expect(outputOf(batch, 'a\n"b', { ...OPTIONS, list: 'csv' })).rejects.toThrow(badCsv(2, 'a comma'));
    await expect(outputOf(batch, ' \n\n', OPTIONS)).rejects.toThrow(messages.blankList);
    await expect(outputOf(batch, 'a\n'.repeat(10_001), OPTIONS)).rejects.toThrow(
      'The list has 10,001 codes, and one ZIP takes 10,000. Split it into several.',
    );
  });
});

describe('a CSV', () => {
  const listed = async (csv: string, options: Partial<Pick<BatchOptions, 'separator' | 'header'>> = {}) => {
    const { codes, notes } = await inEnglish(listCodes(csv, { ...CSV, ...options }));
    return { codes: codes.map(({ text, name }) => `${name}: ${text}`), notes };
  };
  const separated = (separators: string) =>
    `The columns were separated by ${separators}. “Columns separated by” has other choices.`;
  const several = (separators: string) => `The list has several kinds of separators. ${separated(separators)}`;
  const [semicolons, tabs] = [separated('semicolons'), separated('tabs')];

  it.each([
    ['https://a.b;first\nhttps://c.d;second\n', ['first: https://a.b', 'second: https://c.d'], [semicolons]],
    ['a b\tx\r\nc d\ty', ['x: a b', 'y: c d'], [tabs]],
    ['Hello, you; there\tx\nc, d; e\ty', ['x: Hello, you; there', 'y: c, d; e'], [several('tabs')]],
    ['"a;b";x\n"c ""d""";y', ['x: a;b', 'y: c "d"'], [semicolons]],
    ['a;x\nb\nc;y', ['x: a', 'qrcode-2: b', 'y: c'], [semicolons]],
    // Excel names the separator in languages with a decimal comma.
    ['sep=;\r\na,5;x\r\nb,5;y\r\n', ['x: a,5', 'y: b,5'], []],
    ['Hello, world;x\nBye, world;y', ['x: Hello, world', 'y: Bye, world'], [several('semicolons')]],
    ['Hello; world,x\nBye; world,y', ['x: Hello; world', 'y: Bye; world'], [several('commas')]],
    ['WIFI:S:a;P:b;;,x\nWIFI:S:c;P:d;;,y', ['x: WIFI:S:a;P:b;;', 'y: WIFI:S:c;P:d;;'], []],
    ['"WIFI:S:a;;";x\n"WIFI:S:c;;";y', ['x: WIFI:S:a;;', 'y: WIFI:S:c;;'], [semicolons]],
    ['a,x\nb,y', ['x: a', 'y: b'], []],
    ['a\nb', ['qrcode-1: a', 'qrcode-2: b'], []],
  ])('finds the separator of %j', async (csv, codes, notes) => {
    expect(await listed(csv)).toEqual({ codes, notes });
  });

  it.each([
    ['url,name\nhttps://a.b,x', ['x: https://a.b'], 'url,name'],
    ['File name,URL\nx,https://a.b', ['x: https://a.b'], 'File name,URL'],
    ['id,Name,Link\n7,x,https://a.b\n8,y,https://c.d', ['x: https://a.b', 'y: https://c.d'], 'id,Name,Link'],
    ['text\nhello', ['qrcode-1: hello'], 'text'],
  ])('finds the columns of %j by their names', async (csv, codes, row) => {
    const note = `The first row, “${row}”, was taken for column names. To make a code of it, choose No under “Column names in the first row”.`;
    expect(await listed(csv)).toEqual({ codes, notes: [note] });
    expect(await listed(csv, { header: 'yes' })).toEqual({ codes, notes: [] });
    expect((await listed(csv, { header: 'no' })).codes).toHaveLength(codes.length + 1);
  });

  it('takes the choice of separator and header', async () => {
    expect((await listed('a;b,x\nc;d,y', { separator: 'semicolon' })).codes).toEqual(['b,x: a', 'd,y: c']);
    expect((await listed('a,x\nb,y', { separator: 'tab' })).codes).toEqual(['qrcode-1: a,x', 'qrcode-2: b,y']);
    expect((await listed('Adresse,Datei\na,x', { header: 'yes' })).codes).toEqual(['x: a']);
    expect((await listed('Adresse,Datei\na,x')).codes).toHaveLength(2);
    expect(await errorInEnglish(listed('a;"b\nc', { separator: 'semicolon' }))).toEqual({
      code: 'invalid-input',
      message: badCsv(1, 'a semicolon'),
    });
  });

  // https://learn.microsoft.com/en-us/windows/win32/fileio/naming-a-file
  it.each([
    ['CON', '_CON'],
    ['nul', '_nul'],
    ['Aux.backup', '_Aux.backup'],
    ['com1', '_com1'],
    ['LPT9', '_LPT9'],
    ['COM¹', '_COM¹'],
    ['con .x', '_con .x'],
    ['..prn', '_prn'],
    ['CONIN$', '_CONIN$'],
    ['a<b>|?*', 'a_b____'],
    ['x. . ', 'x'],
    ['console', 'console'],
    ['com10', 'com10'],
    ['com', 'com'],
    ['my con', 'my con'],
  ])('names a file %j as Windows allows', async (wanted, name) => {
    expect((await listed(`a,"${wanted}"`)).codes).toEqual([`${name}: a`]);
  });
});
