// Forms of checksum lists that programs and release pages have, of one file.
import { createHash } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { parseChecksumList } from '../../../workers/kernels/hash-generator/checksum-list';
import { errorInEnglish, inEnglish } from '../in-english';

const DATA = 'hi\n';
const hex = (algorithm: string) => createHash(algorithm).update(DATA).digest('hex');
const SHA = hex('sha256');
const MD5 = hex('md5');
const SRI = createHash('sha256').update(DATA).digest('base64');
const CRC = crc32(DATA).toString(16).toUpperCase();
const IN_GROUPS = SHA.toUpperCase().replace(/.{8}(?=.)/g, '$& ');

const filesOf = (list: string, name = 'list.txt') =>
  parseChecksumList(list, name, ['a.txt']).files.map((file) => [file.name, file.candidates[0], file.expected]);

describe('a file and its hash', () => {
  it.each([
    ['name first', `a.txt: ${SHA}\n`],
    ['with a tab', `a.txt\t${SHA}\n`],
    ['with an equals sign', `a.txt = ${SHA}\n`],
    ['with an arrow', `a.txt -> ${SHA}\n`],
    ['with a dash', `a.txt - ${SHA}\n`],
    ['YAML', `a.txt: sha256:${SHA}\n`],
    ['TOML', `"a.txt" = "${SHA}"\n`],
    ['a Markdown table', `| File | SHA256 |\n|------|--------|\n| a.txt | \`${SHA}\` |\n`],
    ['gpg --print-md', `a.txt: ${IN_GROUPS}\n`],
    ['gpg --print-md, in two lines', `a.txt: ${IN_GROUPS.slice(0, 36)}\n       ${IN_GROUPS.slice(36)}\n`],
    ['certutil', `SHA256 hash of a.txt:\r\n${SHA}\r\nCertUtil: -hashfile command completed successfully.\r\n`],
    ['JSON, names as keys', `{"a.txt":"${SHA}"}\n`],
    ['JSON, in lines', JSON.stringify({ 'a.txt': SHA }, null, 2)],
    ['JSON, a list of files', `[{"name":"a.txt","size":3,"sha256":"${SHA}"}]`],
    ['JSON, nested', `{"version":1,"files":[{"path":"a.txt","hash":"sha256:${SHA}"}]}`],
    ['JSON, algorithms below names', `{"files":{"a.txt":{"sha256":"${SHA}"}}}`],
    ['JSON, Subresource Integrity', `{"a.txt":{"integrity":"sha256-${SRI}"}}`],
    ['JSON Lines', `{"path":"a.txt","size":3,"modified":"2020-01-01T00:00:00.000Z","sha256":"${SHA}"}\n`],
    ['CSV with a heading', `path,size,modified,sha256\r\na.txt,3,2020-01-01T00:00:00.000Z,${SHA}\r\n`],
    ['Debian’s Release', `SHA256:\n ${SHA} 3 a.txt\n`],
  ])('in %s', (_, list) => {
    expect(filesOf(list)).toEqual([['a.txt', 'sha256', SHA]]);
    expect(parseChecksumList(list, 'list.txt').notes).toEqual([]);
  });

  it('in hashdeep, with each algorithm, and commas in names', () => {
    const list = `%%%% HASHDEEP-1.0\n%%%% size,md5,sha256,filename\n## Invoked from: /tmp\n## $ hashdeep a,b.txt\n## \n3,${MD5},${SHA},/tmp/a,b.txt\n`;
    expect(filesOf(list)).toEqual([
      ['/tmp/a,b.txt', 'md5', MD5],
      ['/tmp/a,b.txt', 'sha256', SHA],
    ]);
  });

  it('in CSV and JSON Lines, with any name and several algorithms', () => {
    const rows = [
      ['a, "b"\nc', 'md5', MD5],
      ['a, "b"\nc', 'crc32', CRC.toLowerCase()],
      ['d', 'md5', MD5],
      ['d', 'crc32', CRC.toLowerCase()],
    ];
    expect(filesOf(`sha-1,md5,crc32,name\n,${MD5},${CRC},"a, ""b""\nc"\n,${MD5},${CRC},d`)).toEqual(rows);
    const json = ['a, "b"\nc', 'd'].map((path) => JSON.stringify({ path, md5: MD5, crc32: CRC }));
    expect(filesOf(json.join('\n'))).toEqual(rows);
  });

  it('counts the lines of CSV that can’t be read', async () => {
    const { files, notes } = parseChecksumList(`path,md5\na,${MD5}\n"b,${MD5}\n`, 'list');
    expect(files.map(({ name }) => name)).toEqual(['a', '"b']);
    expect(await inEnglish(notes)).toEqual(['Skipped line 1 of list, which is not a supported checksum.']);
  });

  it('in SFV', () => {
    expect(filesOf(`; x\r\na.txt ${CRC}\r\n`, 'x.sfv')).toEqual([['a.txt', 'crc32', CRC.toLowerCase()]]);
  });

  it.each([
    [`"Algorithm","Hash","Path"\r\n"SHA256","${SHA.toUpperCase()}","C:\\x\\a.txt"\r\n`, 'C:\\x\\a.txt'],
    [`\r\nAlgorithm : SHA256\r\nHash      : ${SHA.toUpperCase()}\r\nPath      : C:\\x\\a.txt\r\n\r\n`, 'C:\\x\\a.txt'],
    [`${SHA} *C:\\new\\a.txt\r\n`, 'C:\\new\\a.txt'],
    [`\\${SHA}  a\\nb\\\\c.txt\n`, 'a\nb\\c.txt'],
    [`\\SHA256 (a\\\\b.txt) = ${SHA}\n`, 'a\\b.txt'],
  ])('with the name of a path or an escaped name: %j', (list, name) => {
    expect(filesOf(list)).toEqual([[name, 'sha256', SHA]]);
  });
});

describe('what is no checksum', () => {
  it('is counted: two hashes in one row are no third one', async () => {
    const { files, notes } = parseChecksumList(`${SHA}  a.txt\na.txt  ${MD5} ${SHA}\n`, 'list.txt');
    expect(files).toHaveLength(1);
    expect(await inEnglish(notes)).toEqual(['Skipped line 2 of list.txt, which is not a supported checksum.']);
  });

  it.each([`{"a": 1}`, `["${SHA}"]`, `{"${SHA}"`, 'zzz'])('is refused: %s', async (list) => {
    const error = await errorInEnglish(() => parseChecksumList(list, 'list.json'));
    expect(error.message).toContain('No checksums found in list.json.');
  });
});
