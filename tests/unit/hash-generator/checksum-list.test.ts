import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { checksumListsIn } from '../../../src/tools/hash-generator/chosen-lists';
import { parseChecksumList } from '../../../workers/kernels/hash-generator/checksum-list';

const md5 = createHash('md5').update('x').digest('hex');
const sha256 = createHash('sha256').update('x').digest('hex');

const read = (text: string, name = 'list') =>
  parseChecksumList(text, name).files.map((file) => `${file.candidates[0]} ${file.name}`);

describe('a line', () => {
  it.each([
    ['GNU text mode', `${sha256}  a/b c`, 'sha256 a/b c'],
    ['GNU binary mode', `${sha256} *a`, 'sha256 a'],
    ['Windows line end', `${sha256} *a\r`, 'sha256 a'],
    ['capitals', `${sha256.toUpperCase()}  a`, 'sha256 a'],
    ['BSD order', `${md5} a`, 'md5 a'],
    ['a tab', `${md5}\ta`, 'md5 a'],
    ['an escaped name', `\\${md5}  a\\nb\\\\c\\rd`, 'md5 a\nb\\c\rd'],
    ['a backslash that escapes nothing', `${md5}  a\\nb`, 'md5 a\\nb'],
    ['a BSD tag', `SHA256 (a (1)/b) = ${sha256}`, 'sha256 a (1)/b'],
    ['an escaped BSD tag', `\\SHA256 (a\\nb) = ${sha256}`, 'sha256 a\nb'],
    ['OpenSSL 1', `SHA256(a)= ${sha256}`, 'sha256 a'],
    ['OpenSSL 3', `SHA2-256(a/b)= ${sha256}`, 'sha256 a/b'],
    ['OpenSSL 3 with its MD5', `MD5(a)= ${md5}`, 'md5 a'],
    ['a tag that is no likeliest algorithm', `SHA3-256(a)= ${sha256}`, 'sha3-256 a'],
    ['OpenSSL 3 with its SHA-512/256', `SHA2-512/256(a)= ${sha256}`, 'sha512-256 a'],
    ['shasum’s SHA-512/256', `SHA512/256 (a) = ${sha256}`, 'sha512-256 a'],
    ['FreeBSD’s SHA-512/256', `SHA512t256 (a) = ${sha256}`, 'sha512-256 a'],
    ['a BLAKE2b of 256 bits', `BLAKE2b-256 (a) = ${sha256}`, 'blake2b-256 a'],
    ['a line separator in a name', `${md5}  a\u2028b`, 'md5 a\u2028b'],
    ['a byte order mark', `\uFEFF${md5}  a`, 'md5 a'],
  ])('is read: %s', (_, line, expected) => {
    expect(read(`${line}\n`)).toEqual([expected]);
  });

  it.each([
    ['an HMAC', `HMAC-SHA2-256(a)= ${sha256}`],
    ['an algorithm that is not here', `Streebog-256 (a) = ${sha256}`],
    ['a shortened BLAKE2b', `BLAKE2b-128 (a) = ${md5}`],
    ['a digest of another length than its tag', `MD5 (a) = ${sha256}`],
    ['a date before words', '20240115 release notes'],
    ['no file', sha256],
    ['words', 'nonsense'],
  ])('is skipped: %s', (_, line) => {
    const { files, notes } = parseChecksumList(`${md5}  a\n${line}\n`, 'MD5SUMS');
    expect(files).toHaveLength(1);
    expect(notes).toEqual(['Skipped line 2 of MD5SUMS, which is not a supported checksum.']);
  });

  it('is of the algorithm in the list’s name, where its length allows', () => {
    expect(read(`${sha256}  a`, 'release.sha3-256')).toEqual(['sha3-256 a']);
    expect(read(`${sha256}  a`, 'b3sums.txt')).toEqual(['blake3 a']);
    expect(read(`${md5}  a`, 'SHA256SUMS')).toEqual(['md5 a']);
  });
});

describe('what other programs write', () => {
  const crc = '363a3020';
  it.each([
    ['a bare hash', `${sha256.toUpperCase()}\r\n`, 'd/a.iso.sha256', ['sha256 a.iso']],
    ['a bare hash in a text file', md5, 'a.iso.md5.txt', ['md5 a.iso']],
    ['a bare BLAKE3', sha256, 'a.iso.b3', ['blake3 a.iso']],
    [
      'certutil',
      `SHA256 hash of a.iso:\r\n${sha256}\r\nCertUtil: -hashfile command completed successfully.\r\n`,
      'a.iso.sha256.txt',
      ['sha256 a.iso'],
    ],
    [
      'certutil of Windows 7',
      `MD5 hash of file a.iso:\r\n${md5.replace(/..(?!$)/g, '$& ')}\r\nCertUtil: -hashfile command completed successfully.\r\n`,
      'x.txt',
      ['md5 a.iso'],
    ],
    [
      'SFV',
      `; made by x\r\na.iso ${crc.toUpperCase()}\r\nmy file.bin ${crc}\r\n`,
      'files.sfv',
      ['crc32 a.iso', 'crc32 my file.bin'],
    ],
    [
      'Get-FileHash',
      `\r\nAlgorithm       Hash                                                                   Path\r\n---------       ----                                                                   ----\r\nSHA256          ${sha256.toUpperCase()}       C:\\x\\a.iso\r\n\r\n`,
      'x.txt',
      ['sha256 C:\\x\\a.iso'],
    ],
    ['sha256sum --zero', `${sha256}  a\nb\0${sha256}  c\0`, 'SHA256SUMS', ['sha256 a\nb', 'sha256 c']],
  ])('is read: %s', (_, text, listName, expected) => {
    expect(read(text, listName)).toEqual(expected);
    const { notes } = parseChecksumList(text, listName);
    expect(notes.filter((note) => note.startsWith('Skipped'))).toEqual([]);
  });
});

describe('among the chosen files', () => {
  const isList = (name: string) =>
    checksumListsIn([
      { artifactId: 'a', name, bytes: 9, type: '' },
      { artifactId: 'b', name: 'a.iso', bytes: 9, type: '' },
    ]).length === 1;

  it.each([
    ...['SHA256SUMS', 'md5sums.txt', 'CHECKSUM', 'disk.iso.sha256', 'SHASUMS256.txt', 'SHASUMS256.txt.asc'],
    ...['SHA256SUMS (1)', 'SHA256SUMS (1).txt', '8.0.17-sha.txt', 'SHA256SUMS-linux.txt', 'files.sfv'],
    ...['CHECKSUM.SHA256-FreeBSD-14.1-RELEASE-amd64', 'tool_1.2.3_checksums.txt', 'b3sums', 'a.iso.sha256.txt'],
  ])('%s is a list', (name) => expect(isList(name)).toBe(true));

  it.each(['a.txt', 'notes.txt', 'sha256.c', 'checksum.py', 'md5-utils.zip', 'shadow.txt', 'md5.exe', 'shark.jpg'])(
    '%s is not',
    (name) => expect(isList(name)).toBe(false),
  );
});

describe('a list', () => {
  it('passes over comments and blank lines without a word', () => {
    expect(parseChecksumList(`# made by hand\n; so\n\n \n${md5}  a\n`, 'list').notes).toEqual([]);
  });

  it('that is PGP-signed is used, and says that the signature was not checked', () => {
    const signed = [
      '-----BEGIN PGP SIGNED MESSAGE-----\nHash: SHA512\n',
      `${md5}  a\n${md5}  b`,
      '-----BEGIN PGP SIGNATURE-----\n\niQIzBAEBCgAdFiEE\n=abcd\n-----END PGP SIGNATURE-----\n',
    ].join('\n');
    const { files, notes } = parseChecksumList(signed, 'SHA256SUMS.asc');
    expect(files.map(({ name }) => name)).toEqual(['a', 'b']);
    // As many as `sha256sum --check` counts.
    expect(notes).toEqual([
      'Skipped 6 lines of SHA256SUMS.asc that are not supported checksums, the first at line 1. Its PGP signature was not checked.',
    ]);
  });

  it('that is a detached signature is left aside', () => {
    const signature = '-----BEGIN PGP SIGNATURE-----\n\niQIz\n-----END PGP SIGNATURE-----\n';
    expect(parseChecksumList(signature, 'SHA256SUMS.asc')).toEqual({
      files: [],
      notes: ['SHA256SUMS.asc is a PGP signature. Signatures are not checked here.'],
    });
  });

  it.each(['', '\n', 'nothing here\n'])('without a checksum is refused: %j', (text) => {
    expect(() => parseChecksumList(text, 'd/MD5SUMS')).toThrow(/^No checksums found in d\/MD5SUMS\. /);
  });
});
