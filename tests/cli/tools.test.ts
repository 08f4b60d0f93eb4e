// What single tools do on a command line beyond what a page does: checked against the programs that people know.
import { execFileSync, spawnSync } from 'node:child_process';
import { createHash, createHmac } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import { beforeAll, describe, expect, it, test } from 'vitest';
import { prepareZXingModule, writeBarcode } from 'zxing-wasm/full';
import { OTHER_COMMANDS } from '../../cli/other-commands';
import { COMMON, SECRET } from '../../cli/flags';
import { commandNames, idOf, loadTool } from '../../cli/tools';
import { tools } from '../../src/tools/index';
import { flagName, flagsOf } from '../../workers/contract/options/flags';
import { emptyFolder, toolyard } from './toolyard';

/** Two texts whose difference is typical of a kind. */
const PAIRS: readonly (readonly [string, string, string])[] = [
  ['a changed line', 'a\nb\nc\n', 'a\nB\nc\n'],
  ['no line break at the end', 'a\nb', 'a\nb\n'],
  ['an empty original', '', 'a\nb\n'],
  ['an empty result', 'a\nb\n', ''],
  ['changes far apart', `a\n${'x\n'.repeat(50)}b\n`, `A\n${'x\n'.repeat(50)}B\n`],
  ['carriage returns', 'a\r\nb\r\n', 'a\r\nc\r\n'],
];

describe('filter', () => {
  const text = Array.from({ length: 120_000 }, (_, at) => `line ${at} ${at % 7 === 0 ? 'timeout' : 'ok'}\n`).join('');
  const grep = (...args: readonly string[]) =>
    spawnSync('grep', args, { input: text, maxBuffer: 1e8 }).stdout.toString();

  it('writes the lines of a regular expression to a pipe and to a file', async () => {
    const cwd = emptyFolder();
    writeFileSync(join(cwd, 'log'), text);
    const args = ['filter', '--match', 'regex', '--pattern', 'time[a-z]+$', '--pattern', ' [1-9].* ok', 'log'];
    const lines = grep('-E', '-e', 'time[a-z]+$', '-e', ' [1-9].* ok');
    expect(lines.length).toBeGreaterThan(1 << 20);
    const { code, text: printed } = await toolyard(args, { cwd });
    expect([code, printed === lines]).toEqual([0, true]);
    expect((await toolyard([...args, '-o', 'kept'], { cwd })).code).toBe(0);
    expect(readFileSync(join(cwd, 'kept'), 'utf8') === lines).toBe(true);
  });

  it('fails if a repeated pattern is missing, and leaves no file', async () => {
    const args = ['filter', '--pattern', 'timeout', '--pattern', ' 14 ', '--need', 'all', '--line-numbers'];
    expect(await toolyard(args, { input: text })).toMatchObject({ code: 0, text: '15:line 14 timeout\n' });
    expect((await toolyard([...args, '--pattern', 'never'], { input: text })).code).toBe(1);
    const cwd = emptyFolder();
    const endless = ['filter', '--match', 'regex', '--pattern', '^(a+)+$', '--budget-ms', '2000', '-o', 'kept'];
    const { code } = await toolyard(endless, { cwd, input: `${'a'.repeat(40)}!\n` });
    expect([code, existsSync(join(cwd, 'kept'))]).toEqual([2, false]);
  });
});

describe('diff', () => {
  it.each(PAIRS)('%s: GNU patch makes the other text of it', async (_, from, to) => {
    const cwd = emptyFolder();
    writeFileSync(join(cwd, 'from'), from);
    writeFileSync(join(cwd, 'to'), to);
    const { code } = await toolyard(['diff', 'from', 'to', '-o', 'patch'], { cwd });
    expect(code).toBe(1);
    execFileSync('patch', ['--binary', '--silent', '-o', 'made', 'from', 'patch'], { cwd });
    expect(readFileSync(join(cwd, 'made'), 'utf8')).toBe(to);
    const applied = await toolyard(['diff', '--apply', 'from', 'patch'], { cwd });
    expect([applied.code, applied.text]).toEqual([0, to]);
  });

  it('says nothing of equal texts', async () => {
    const cwd = emptyFolder();
    writeFileSync(join(cwd, 'a'), 'same\n');
    expect(await toolyard(['diff', 'a', '-'], { cwd, input: 'same\n' })).toMatchObject({
      code: 0,
      text: '',
      errors: '',
    });
  });

  it('ignores what it should', async () => {
    const cwd = emptyFolder();
    writeFileSync(join(cwd, 'a'), 'Same\n');
    expect((await toolyard(['diff', '--ignore-case', 'a', '-'], { cwd, input: 'same\n' })).code).toBe(0);
  });
});

describe('schema', () => {
  it('reports each error with its line, and makes a schema that its data conforms to', async () => {
    const cwd = emptyFolder();
    writeFileSync(join(cwd, 'data.jsonl'), '{"a":1}\n{"a":9007199254740993}\n');
    writeFileSync(join(cwd, 'schema.json'), '{"properties":{"a":{"maximum":9007199254740992}}}');
    const { code, text, errors } = await toolyard(['schema', '--json-lines', 'data.jsonl', 'schema.json'], { cwd });
    expect([code, text]).toEqual([1, '']);
    expect(errors).toContain('line 2, column 6, /a: 9007199254740993 is larger than the maximum, 9007199254740992.');
    const made = await toolyard(['schema', '--make', '--json-lines', 'data.jsonl'], { cwd });
    writeFileSync(join(cwd, 'made.json'), made.text);
    expect((await toolyard(['schema', '--json-lines', 'data.jsonl', 'made.json'], { cwd })).code).toBe(0);
  });
});

describe('hash --check', () => {
  /** The lines of both programs about the files, and whether everything matched. */
  async function bothOf(cwd: string, list: string) {
    const { stdout, status } = spawnSync('sha256sum', ['--check', list], { cwd, encoding: 'utf8' });
    const { text, code } = await toolyard(['hash', '--check', list], { cwd });
    return { ours: [text, code], theirs: [stdout, status] };
  }

  function filled(): string {
    const cwd = emptyFolder();
    mkdirSync(join(cwd, 'folder'));
    const names = ['a', 'folder/b', '-c', 'line\nbreak'];
    for (const name of names) writeFileSync(join(cwd, name), name);
    writeFileSync(join(cwd, 'SHA256SUMS'), execFileSync('sha256sum', ['--', ...names], { cwd }));
    return cwd;
  }

  it('says what sha256sum says', async () => {
    const cwd = filled();
    const { ours, theirs } = await bothOf(cwd, 'SHA256SUMS');
    // A name with a line break is shown on one line by both, each in its way.
    expect(ours).toEqual(theirs.map((part) => (typeof part === 'string' ? part.replace(/^\\/gm, '') : part)));
    expect(ours[1]).toBe(0);
  });

  it('says it as well if a file differs or is missing', async () => {
    const cwd = filled();
    writeFileSync(join(cwd, 'a'), 'changed');
    rmSync(join(cwd, '-c'));
    const { ours, theirs } = await bothOf(cwd, 'SHA256SUMS');
    expect(ours).toEqual(theirs.map((part) => (typeof part === 'string' ? part.replace(/^\\/gm, '') : part)));
    expect(ours[1]).toBe(1);
  });

  it('reads its own lists, of several algorithms', async () => {
    const cwd = filled();
    await toolyard(['hash', 'a', 'folder/b', '-o', 'SUMS'], { cwd });
    const { text, code } = await toolyard(['hash', '--check', 'SUMS'], { cwd });
    expect([text, code]).toEqual(['a: OK\n'.repeat(4) + 'folder/b: OK\n'.repeat(4), 0]);
  });

  const hex = (algorithm: string) => createHash(algorithm).update('hi\n').digest('hex');
  const SHA = hex('sha256');

  // The forms that the page reads: see tests/unit/hash-generator/checksum-forms.test.ts.
  it.each([
    ['x.sfv', `; x\r\na.txt ${crc32('hi\n').toString(16).toUpperCase()}\r\n`],
    ['Get-FileHash.csv', `"Algorithm","Hash","Path"\r\n"SHA256","${SHA.toUpperCase()}","C:\\x\\a.txt"\r\n`],
    [
      'Get-FileHash.txt',
      `\r\nAlgorithm : SHA256\r\nHash      : ${SHA.toUpperCase()}\r\nPath      : C:\\x\\a.txt\r\n\r\n`,
    ],
    ['certutil.txt', `SHA256 hash of a.txt:\r\n${SHA}\r\nCertUtil: -hashfile command completed successfully.\r\n`],
    ['gpg.txt', `a.txt: ${SHA.toUpperCase().replace(/.{8}(?=.)/g, '$& ')}\n`],
    ['name-first.txt', `a.txt: ${SHA}\n`],
    ['manifest.json', `{"a.txt":"${SHA}"}\n`],
    ['MD5SUMS', `${hex('md5')}  a.txt\n`],
    ['a.txt.sha256', `${SHA}\n`],
  ])('reads %s as the page does', async (list, text) => {
    const cwd = emptyFolder();
    writeFileSync(join(cwd, 'a.txt'), 'hi\n');
    writeFileSync(join(cwd, list), text);
    const good = await toolyard(['hash', '--check', list], { cwd });
    expect([good.text, good.code]).toEqual(['a.txt: OK\n', 0]);
    expect(good.errors).toContain('All match. 1 of 1 listed file matches its checksum.');
    writeFileSync(join(cwd, 'a.txt'), 'ho\n');
    const bad = await toolyard(['hash', '--check', list], { cwd });
    expect([bad.text, bad.code]).toEqual(['a.txt: FAILED\n', 1]);
    expect(bad.errors).toContain('Not all match. 0 of 1 listed file matches its checksum.');
  });

  it.each([
    ['zzz\n', 'Skipped line 2 of SUMS, which is not a supported checksum.'],
    ['zzz\nyyy\n', 'Skipped 2 lines of SUMS that are not supported checksums, the first at line 2.'],
  ])('counts other lines: %j', async (others, note) => {
    const cwd = emptyFolder();
    writeFileSync(join(cwd, 'a.txt'), 'hi\n');
    writeFileSync(join(cwd, 'SUMS'), `${SHA}  a.txt\n${others}`);
    const { code, errors } = await toolyard(['hash', '--check', 'SUMS'], { cwd });
    expect([code, errors.split('\n')[0]]).toEqual([0, `toolyard hash: ${note}`]);
    expect((await toolyard(['hash', '--check', '--quiet', 'SUMS'], { cwd })).errors).toBe('');
  });

  it('checks every list, and ends like the worst', async () => {
    const cwd = filled();
    writeFileSync(join(cwd, 'none'), 'hello\n');
    const { text, code } = await toolyard(['hash', '--check', 'none', 'missing', 'SHA256SUMS'], { cwd });
    expect([text.split('\n').length, code]).toEqual([5, 2]);
  });

  it('refuses a file without checksums', async () => {
    const { code, errors } = await toolyard(['hash', '--check'], { input: 'hello\n' });
    expect([code, errors]).toEqual([
      2,
      'toolyard hash: No checksums found in -. Each line needs a checksum and a file name.\n',
    ]);
  });
});

describe('jwt', () => {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const signed = `${part({ alg: 'HS256' })}.${part({ sub: 'joe' })}`;
  const key = 'a key of at least thirty-two bytes';
  const token = `${signed}.${createHmac('sha256', key).update(signed).digest('base64url')}`;

  it.each([
    [
      'without a key',
      undefined,
      0,
      'Signature not verified. Anyone can make a token that decodes. Use --key-file to check who signed it.',
    ],
    ['with the key', key, 0, 'Signature verified. The token was signed with this key (HS256)'],
    ['with another key', `${key}!`, 1, 'Bad signature. The token was changed'],
  ])('%s', async (_, given, code, says) => {
    const env = given === undefined ? {} : { TOOLYARD_KEY: given };
    const got = await toolyard(['jwt'], { input: token, env });
    expect(got.text).toBe('{\n  "alg": "HS256"\n}\n{\n  "sub": "joe"\n}\n');
    expect(got.code).toBe(code);
    expect(got.errors).toContain(says);
    expect(got.errors).not.toContain(key);
  });
});

describe('--json', () => {
  it('prints one line for each input, with bytes that are no text in Base64', async () => {
    const cwd = emptyFolder();
    writeFileSync(join(cwd, 'a'), 'QQ==');
    writeFileSync(join(cwd, 'b'), '/w==');
    writeFileSync(join(cwd, 'c'), '*');
    const { text, code } = await toolyard(['base64', '--decode', '--json', 'a', 'b', 'c'], { cwd });
    const lines = text
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as unknown);
    expect(code).toBe(2);
    expect(lines).toMatchObject([
      { tool: 'base64', input: 'a', ok: true, positive: true, output: { result: { text: 'A' } } },
      { input: 'b', output: { result: { blob: { base64: '/w==' } } } },
      { input: 'c', ok: false, error: { code: 'invalid-input', at: { line: 1, column: 1 } } },
    ]);
  });
});

describe('jwt --create', () => {
  const key = 'a key of at least thirty-two bytes';
  const env = { TOOLYARD_KEY: key };
  const create = ['jwt', '--create'];

  /** Checked by Node's crypto module. */
  function opened(token: string) {
    const [header = '', claims = '', signature] = token.trimEnd().split('.');
    const signed = createHmac('sha256', key).update(`${header}.${claims}`).digest('base64url');
    const text = (part: string) => Buffer.from(part, 'base64url').toString();
    return { header: text(header), claims: text(claims), isSigned: signature === signed };
  }

  it('signs claims with HS256', async () => {
    const { text, code } = await toolyard(create, { input: '{ "sub": "joe", "n": 1.0 }', env });
    expect(code).toBe(0);
    expect(opened(text)).toEqual({
      header: '{"alg":"HS256","typ":"JWT"}',
      claims: '{"sub":"joe","n":1.0}',
      isSigned: true,
    });
  });

  it('takes a header before the claims, as decoding prints them', async () => {
    const input = '{"alg":"HS256","kid":"1"}{"sub":"joe"}';
    const { text } = await toolyard(create, { input, env });
    expect(opened(text)).toEqual({ header: '{"alg":"HS256","kid":"1"}', claims: '{"sub":"joe"}', isSigned: true });
    const decoded = await toolyard(['jwt'], { input: text });
    expect((await toolyard(create, { input: decoded.text, env })).text).toBe(text);
  });

  it.each([
    ['{"sub":"joe"}', {}, /There is no key\. Name its file with --key-file\./],
    ['{"alg":"HS1"}{}', env, /The header needs an algorithm \(“alg”\)/],
    ['[]', env, /The claims must be a JSON object/],
    ['{"sub":}', env, /Invalid JSON\. A value is expected at character 8/],
  ])('refuses %s with %j', async (input, given, says) => {
    const { text, code, errors } = await toolyard(create, { input, env: given });
    expect([text, code]).toEqual(['', 2]);
    expect(errors).toMatch(says);
    expect(errors).not.toContain(key);
  });
});

describe('qr --read', () => {
  beforeAll(() => {
    const file = createRequire(import.meta.url).resolve('zxing-wasm/full/zxing_full.wasm');
    prepareZXingModule({ overrides: { wasmBinary: new Uint8Array(readFileSync(file)).buffer } });
  });

  /** By Zint, not by our own generator. */
  async function picture(text: string): Promise<Buffer> {
    const { image } = await writeBarcode(text, { format: 'QRCode', scale: 4 });
    return Buffer.from((await image?.arrayBuffer()) ?? new ArrayBuffer());
  }

  it('gives the text of a code, from a file and from standard input', async () => {
    const cwd = emptyFolder();
    const png = await picture('Grüße, 世界');
    writeFileSync(join(cwd, 'code.png'), png);
    expect(png.subarray(1, 4).toString()).toBe('PNG');
    expect(await toolyard(['qr', '--read', 'code.png'], { cwd })).toMatchObject({ text: 'Grüße, 世界', code: 0 });
    expect(await toolyard(['qr', '--read'], { input: png })).toMatchObject({ text: 'Grüße, 世界', code: 0 });
  });

  it('says which images it takes', async () => {
    const { code, errors } = await toolyard(['qr', '--read'], { input: 'no image' });
    expect([code, errors]).toEqual([2, expect.stringContaining('Use a PNG, JPEG, GIF or BMP.')]);
  });

  it('says that an image has no code', async () => {
    const { out } = await toolyard(['qr', '--image', 'png'], { input: 'hello' });
    const blank = Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAEAAAABACAAAAACPAi4CAAAAKUlEQVR42u3MQREAAAwCIPuX1hD77SAA6VEEAoFAIBAIBAKBQCAQfA8Gpwvw4qrwDDIAAAAASUVORK5CYII=',
      'base64',
    );
    expect((await toolyard(['qr', '--read'], { input: out })).text).toBe('hello');
    const { code, errors } = await toolyard(['qr', '--read'], { input: blank });
    expect([code, errors]).toEqual([2, expect.stringContaining('No QR code found in this image.')]);
  });
});

test('QR codes are PNG or SVG', async () => {
  expect((await toolyard(['qr'], { input: 'hello' })).out.subarray(1, 4).toString()).toBe('PNG');
  expect((await toolyard(['qr', '--image', 'svg'], { input: 'hello' })).text).toMatch(/^<svg .*<\/svg>\s*$/s);
});

test('Markdown becomes the HTML that it says', async () => {
  const { text } = await toolyard(['markdown'], { input: '# Title\n\n- *one*\n' });
  expect(text).toMatch(/<h1[^>]*>Title<\/h1>\s*<ul[^>]*>\s*<li><em>one<\/em><\/li>\s*<\/ul>/);
});

test('passwords are lines, as many as asked for', async () => {
  const { text } = await toolyard(['password', '--count', '5', '--length', '20']);
  expect(text).toMatch(/^(?:\S{20}\n){5}$/);
});

test('an inspected UUID that is none is a negative answer', async () => {
  const uuid = ['uuid', '--inspect', '-t'];
  expect((await toolyard([...uuid, '6ba7b811-9dad-11d1-80b4-00c04fd430c8'])).text).toMatch(/^Valid UUID, version 1\n/);
  expect((await toolyard([...uuid, '6ba7b811-9dad-11d1-00b4-00c04fd430c8'])).code).toBe(1);
});

describe('flags', () => {
  test.each(['json', 'json-to-yaml'])('%s: JSON Lines are --json-lines', async (name) => {
    const { code } = await toolyard([name, '--json-lines'], { input: '1\n2\n' });
    expect(code).toBe(0);
  });

  test('every command belongs to a tool of the catalog, and names are unique', () => {
    const ids = commandNames.map(idOf);
    expect(tools.map(({ id }) => id)).toEqual(expect.arrayContaining(ids));
    expect(new Set(ids).size).toBe(commandNames.length);
    expect(commandNames.filter((name) => OTHER_COMMANDS.has(name))).toEqual([]);
    for (const name of commandNames) expect(name).toMatch(/^[a-z0-9]+(?:-[a-z0-9]+)*$/);
  });

  test.each(commandNames)('%s: no two have one name', async (name) => {
    const names = flagsOf(await loadTool(name)).map((flag) => flag.name);
    const all = [...names, ...Object.keys(COMMON), ...Object.keys(SECRET), 'check'];
    expect(new Set(all).size).toBe(all.length);
  });

  test.each(commandNames)('%s: the help names each option', async (name) => {
    const tool = await loadTool(name);
    const { text, code } = await toolyard([name, '--help']);
    expect(code).toBe(0);
    for (const [option, { kind }] of Object.entries(tool.shape))
      if (kind !== 'secret') expect(text).toMatch(new RegExp(`^  --(?:\\[no-\\])?${flagName(tool, option)}\\b`, 'm'));
  });
});

describe('--encoding', () => {
  const latin1 = (text: string) => Buffer.from(text, 'latin1');

  it('reads the input that isn’t UTF-8, from a file, a pipe and in a thread', async () => {
    const cwd = emptyFolder();
    writeFileSync(join(cwd, 'excel.csv'), latin1('caf\xe9\nb\n'));
    writeFileSync(join(cwd, 'utf-8'), 'café\n');
    const encoding = ['--encoding', 'windows-1252'];
    const lists = await toolyard(['lists', '--result', 'both', ...encoding, 'excel.csv', 'utf-8'], { cwd });
    expect([lists.code, lists.text, lists.errors]).toEqual([0, 'café\n', '']);
    const piped = await toolyard(['case', ...encoding], { input: latin1('caf\xe9') });
    expect(piped.text).toBe('CAFÉ');
    const inThread = await toolyard(['regex', '--pattern', 'é', ...encoding, 'excel.csv'], { cwd });
    expect(inThread.text).toContain('Match 1: "é"');
  });

  it('goes to the first step of a recipe', async () => {
    const cwd = emptyFolder();
    writeFileSync(join(cwd, 'recipe'), 'toolyard recipe 1\ncase fileCase=uppercase\n');
    const { text } = await toolyard(['run', 'recipe', '--encoding', 'koi8-r'], {
      cwd,
      input: Buffer.from('c4c1', 'hex'),
    });
    expect(text).toBe('ДА');
  });

  it('is refused with a name that nobody knows', async () => {
    const { code, errors } = await toolyard(['case', '--encoding', 'x'], { input: 'a' });
    expect([code, errors]).toEqual([2, expect.stringContaining('The encoding “x” isn’t known.')]);
  });
});

describe('list', () => {
  test('has a line for each tool', async () => {
    const { text, code } = await toolyard(['list']);
    expect(code).toBe(0);
    expect(text.trimEnd().split('\n')).toHaveLength(commandNames.length);
    expect(text).toMatch(/^json {2,}Format, minify or validate JSON/m);
  });

  test('--json has them as data', async () => {
    const { text } = await toolyard(['list', '--json']);
    const listed = JSON.parse(text) as readonly { readonly name: string; readonly id: string }[];
    expect(listed.map(({ name }) => name)).toEqual(commandNames);
    expect(listed).toContainEqual(
      expect.objectContaining({ name: 'json', id: 'json-formatter', title: 'JSON Formatter' }),
    );
  });

  test('refuses anything else', async () => {
    const { code, errors } = await toolyard(['list', '--long']);
    expect([code, errors]).toEqual([2, expect.stringContaining('“list” takes only --json, not “--long”.')]);
  });
});

describe('completion', () => {
  /** What bash offers after these words. */
  async function offered(...words: readonly string[]): Promise<readonly string[]> {
    const { text } = await toolyard(['completion', 'bash']);
    const program = `${text}\nCOMP_WORDS=("$@"); COMP_CWORD=$(($# - 1)); _toolyard; printf '%s\\n' "\${COMPREPLY[@]}"`;
    const found = execFileSync('bash', ['-c', program, 'bash', 'toolyard', ...words], { encoding: 'utf8' });
    return found.trimEnd().split('\n');
  }

  test('of tools', async () => expect(await offered('ba')).toEqual(['base64']));
  test('of flags', async () => expect(await offered('base64', '--dec')).toEqual(['--decode']));
  test('of values', async () => expect(await offered('json', '--indent', '')).toEqual(['2', '4', 'tab']));

  test.each(['zsh', 'fish'])('%s names every tool and flag', async (shell) => {
    const { text } = await toolyard(['completion', shell]);
    for (const name of commandNames) expect(text).toContain(name);
    expect(text).toContain('line-length');
  });
});
