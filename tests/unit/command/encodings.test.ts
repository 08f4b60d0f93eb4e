// Inputs in other encodings, as the library, the command line and MCP read them. The bytes are what iconv makes of the texts.
import { Readable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { takesEncoding } from '../../../cli/encodings';
import { run } from '../../../cli/run';
import { commandNames, loadTool } from '../../../cli/tools';

const ENCODED = [
  ['windows-1252', '636166e9206e61ef766520809922', 'café naïve €™"'],
  ['windows-1250', '9ef3b3e6206a619ff1', 'žółć jaźń'],
  ['windows-1251', 'efeee6e0ebf3e9f1f2e0', 'пожалуйста'],
  ['iso-8859-15', '313020a420bd', '10 € œ'],
  ['macintosh', '6361668e206e61957665', 'café naïve'],
  ['koi8-r', 'd0cfd6c1ccd5cad3d4c1', 'пожалуйста'],
  ['shift_jis', '93fa967b8cea83658358', '日本語テス'],
  ['iso-2022-jp', '1b2442467c4b5c386c1b2842', '日本語'],
  ['gbk', 'd6d0cec4b1e0c2eb', '中文编码'],
  ['gb18030', 'd6d0cec49439fc36', '中文😀'],
  ['big5', 'a4a4a4e5bd73bd58', '中文編碼'],
  ['euc-kr', 'c7d1b1dbc0cec4da', '한글인코'],
] as const;

const bytesOf = (hex: string) => new Uint8Array(Buffer.from(hex, 'hex'));

const textOf = async (...given: Parameters<typeof run>) => (await run(...given)).result?.text();

describe('an input in another encoding', () => {
  it.each(ENCODED)('%s is read', async (encoding, hex, text) => {
    expect(await textOf('case', bytesOf(hex), { fileCase: 'lowercase' }, { encoding })).toBe(text);
  });

  it.each(ENCODED)('%s is read in pieces, also in the middle of a character', async (encoding, hex, text) => {
    const pieces = Readable.from([...bytesOf(hex)].map((byte) => Uint8Array.of(byte)));
    expect(await textOf('case', pieces, { fileCase: 'lowercase' }, { encoding })).toBe(text);
  });

  it('is compared with one in UTF-8', async () => {
    const excel = bytesOf('636166e90d0a620d0a');
    const { result, notes } = await run('lists', [excel, 'café\n'], { result: 'both' }, { encoding: 'windows-1252' });
    expect(await result?.text()).toBe('café\r\n');
    expect(notes).toEqual([]);
  });

  it('is named in the note and in the error, with what to do', async () => {
    const remedy = 'Save it as UTF-8, or name its encoding: --encoding windows-1252 for Excel’s CSV.';
    const { notes } = await run('lists', [bytesOf('e90a'), 'é\n'], { result: 'both' });
    expect(notes).toEqual([expect.stringContaining(remedy)]);
    await expect(run('case', bytesOf('e90a'))).rejects.toThrow(remedy);
  });

  it.each([
    ['UTF-8', 'é\n'],
    ['UTF-16', new Uint8Array(Buffer.from('\ufeffé\n', 'utf16le'))],
  ])('stays as it is in %s', async (_, input) => {
    expect(await textOf('dedup', input, {}, { encoding: 'shift_jis' })).toBe('é\n');
  });

  it('stays as it is in XML that declares its encoding', async () => {
    const xml = new Uint8Array(Buffer.from('<?xml version="1.0" encoding="ISO-8859-2"?><a>\xb3</a>', 'latin1'));
    expect(await textOf('json-to-xml', xml, { mode: 'xml-to-json' }, { encoding: 'windows-1252' })).toContain('"ł"');
  });
});

describe('refuses', () => {
  it.each([
    ['a name that isn’t one', 'case', 'latin-nine', 'The encoding “latin-nine” isn’t known.'],
    ['a tool that reads bytes', 'hash', 'windows-1252', '“encoding” isn’t a setting of this tool. Leave it out.'],
    ['bytes that aren’t of the encoding', 'case', 'euc-kr', 'The input isn’t euc-kr text. Use another encoding.'],
  ])('%s', async (_, tool, encoding, message) => {
    await expect(run(tool, Uint8Array.of(0xff, 0xff), {}, { encoding })).rejects.toThrow(message);
  });
});

it('no tool that takes an encoding has an option of that name', async () => {
  const tools = await Promise.all(commandNames.map(loadTool));
  const both = tools.filter((tool) => takesEncoding(tool) && 'encoding' in tool.shape);
  expect(both.map(({ id }) => id)).toEqual([]);
});
