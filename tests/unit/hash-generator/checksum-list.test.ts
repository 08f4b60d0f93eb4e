import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import {
  isListOf,
  isNamedAsList,
  looksLikeList,
  parseChecksumList,
} from '../../../workers/kernels/hash-generator/checksum-list';
import { errorInEnglish, inEnglish } from '../in-english';

const md5 = createHash('md5').update('x').digest('hex');
const sha256 = createHash('sha256').update('x').digest('hex');

const sha512 = createHash('sha512').update('x').digest('hex');

const groups = (hex: string, length: number) =>
  (hex.toUpperCase().match(new RegExp(`.{${length}}`, 'g')) ?? []).join(' ');

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
    ['a BLAKE2b of 128 bits', `BLAKE2b-128 (a) = ${md5}`, 'blake2b-128 a'],
    ['a digest as containers write it', `sha256:${sha256}  a b`, 'sha256 a b'],
    ['a number', `0x${md5}  a`, 'md5 a'],
    ['an assignment', `a.iso = ${md5}`, 'md5 a.iso'],
    ['CSV', `${md5},a b.iso`, 'md5 a b.iso'],
    ['CSV in quotation marks', `"a.iso";"${md5}"`, 'md5 a.iso'],
    ['a row of a Markdown table', `| a.iso | ${md5} |`, 'md5 a.iso'],
    ['a line separator in a name', `${md5}  a\u2028b`, 'md5 a\u2028b'],
    ['a byte order mark', `\uFEFF${md5}  a`, 'md5 a'],
  ])('is read: %s', (_, line, expected) => {
    expect(read(`${line}\n`)).toEqual([expected]);
  });

  it.each([
    ['an HMAC', `HMAC-SHA2-256(a)= ${sha256}`],
    ['an algorithm that is not here', `Streebog-256 (a) = ${sha256}`],
    ['a BLAKE2b of 200 bits', `BLAKE2b-200 (a) = ${'0'.repeat(50)}`],
    ['a digest of another length than its tag', `MD5 (a) = ${sha256}`],
    ['a date before words', '20240115 release notes'],
    ['no file', sha256],
    ['words', 'nonsense'],
  ])('is skipped: %s', async (_, line) => {
    const { files, notes } = await inEnglish(parseChecksumList(`${md5}  a\n${line}\n`, 'MD5SUMS'));
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
    ['md5sum --zero --tag', `MD5 (a\nb) = ${md5}\0MD5 (c) = ${md5}\0`, 'x', ['md5 a\nb', 'md5 c']],
    ['a list whose lines end in CR alone', `${md5}  a\r${md5}  b\r`, 'x', ['md5 a', 'md5 b']],
    // The output of GnuPG 2.4.
    ['gpg --print-md MD5', `a.iso: ${groups(md5, 2).replace(/^(.{23}) /, '$1  ')}\n`, 'x', ['md5 a.iso']],
    ['gpg --print-md SHA1', 'a b.iso: F572 D396 FAE9 2066 2871  4FB2 CE00 F72E 94F2 258F\n', 'x', ['sha1 a b.iso']],
    [
      'gpg --print-md SHA512',
      `a.iso: E7C22B99 4C59D9CF 2B48E549 B1E24666 63604593 0D3DA7C1 ACB299D1 C3B7F931
       F94AAE41 EDDA2C2B 207A36E1 0F8BCB8D 45223E54 878F5B31 6E7CE3B6 BC019629\n`,
      'a.iso.sha512',
      ['sha512 a.iso'],
    ],
    [
      'gpg --print-md SHA512 of a long name',
      `a-rather-long-release-file-name-of-a-project-1.2.3.tar.gz: 
E7C22B99 4C59D9CF 2B48E549 B1E24666 63604593 0D3DA7C1 ACB299D1 C3B7F931 F94AAE41
 EDDA2C2B 207A36E1 0F8BCB8D 45223E54 878F5B31 6E7CE3B6 BC019629\n`,
      'x',
      ['sha512 a-rather-long-release-file-name-of-a-project-1.2.3.tar.gz'],
    ],
    [
      'gpg --print-mds',
      `a.iso:    MD5 = B1 94 6A C9 24 92 D2 34  7C 62 35 B4 D2 61 11 84
a.iso: RMD160 = 0057 B0DC 5AAC 7C21 5A9A  458D 6C3C 85CD 2108 9AF8
a.iso: SHA256 = 5891B5B5 22D5DF08 6D0FF0B1 10FBD9D2 1BB4FC71 63AF34D0 8286A2E8
                46F6BE03\n`,
      'x',
      ['md5 a.iso', 'ripemd160 a.iso', 'sha256 a.iso'],
    ],
    [
      'Get-FileHash | Format-List',
      `\r\n\r\nAlgorithm : SHA256\r\nHash      : ${sha256.toUpperCase()}\r\nPath      : C:\\x y\\a.iso\r\n\r\nAlgorithm : MD5\r\nHash      : ${md5}\r\nPath      : C:\\b\r\n\r\n`,
      'x.txt',
      ['sha256 C:\\x y\\a.iso', 'md5 C:\\b'],
    ],
    [
      'Get-FileHash | Format-List, with a hash on two lines',
      `Algorithm : SHA512\r\nHash      : ${sha512.slice(0, 108)}\r\n            ${sha512.slice(108)}\r\nPath      : C:\\a.iso\r\n`,
      'x.txt',
      ['sha512 C:\\a.iso'],
    ],
    [
      'Get-FileHash | Select Hash, Path | Format-List',
      `Hash : ${sha256}\r\nPath : C:\\a.iso\r\n`,
      'x.txt',
      ['sha256 C:\\a.iso'],
    ],
    [
      'Get-FileHash | Export-Csv',
      `#TYPE Microsoft.Powershell.Utility.FileHash\r\n"Algorithm","Hash","Path"\r\n"SHA256","${sha256}","C:\\x y\\a.iso"\r\n`,
      'x.csv',
      ['sha256 C:\\x y\\a.iso'],
    ],
    [
      'FreeBSD’s distinfo',
      `TIMESTAMP = 1700000000\nSHA256 (d/a.tar.gz) = ${sha256}\nSIZE (d/a.tar.gz) = 1234\n`,
      'distinfo',
      ['sha256 d/a.tar.gz'],
    ],
    [
      'certutil in German',
      `SHA256-Hash von a.iso:\r\n${sha256}\r\nCertUtil: -hashfile-Befehl wurde erfolgreich ausgeführt.\r\n`,
      'x.txt',
      ['sha256 a.iso'],
    ],
    ['SFV by its content', `; made by x\r\na.iso ${crc}\r\nb c ${crc}\r\n`, 'x.txt', ['crc32 a.iso', 'crc32 b c']],
    [
      'fciv',
      `//\r\n// File Checksum Integrity Verifier version 2.05.\r\n//\r\n${md5} c:\\a.iso\r\n`,
      'x',
      ['md5 c:\\a.iso'],
    ],
    ['a name before its hash', `a.iso: ${sha256}\nb.iso  ${sha256}\n`, 'x', ['sha256 a.iso', 'sha256 b.iso']],
    ['sha256sum of a pipe', `${sha256}  -\n`, 'a.iso.sha256', ['sha256 a.iso']],
    ['openssl dgst of a pipe', `SHA2-256(stdin)= ${sha256}\n`, 'a.iso.sha256.txt', ['sha256 a.iso']],
    ['labels before bare hashes', `MD5: ${md5}\nSHA256: ${sha256}\n`, 'a.iso.hashes', ['md5 a.iso', 'sha256 a.iso']],
    ['sha256sum --zero', `${sha256}  a\nb\0${sha256}  c\0`, 'SHA256SUMS', ['sha256 a\nb', 'sha256 c']],
  ])('is read: %s', async (_, text, listName, expected) => {
    expect(read(text, listName)).toEqual(expected);
    const { notes } = await inEnglish(parseChecksumList(text, listName));
    expect(notes.filter((note) => note.startsWith('Skipped'))).toEqual([]);
  });
});

describe('by its content', () => {
  const isList = (text: string, name = 'hashes.txt', others = ['d/a.iso', 'd/b.iso']) =>
    looksLikeList(text, name, false) && isListOf(text, name, others);

  it.each([
    ['names one of the others', `${sha256}  a.iso\n`],
    ['has notes beside', `Release 1.2\n\n${sha256}  a.iso\n`],
    [
      'is signed',
      `-----BEGIN PGP SIGNED MESSAGE-----\nHash: SHA512\n\n${md5}  a.iso\n-----BEGIN PGP SIGNATURE-----\n\ni\nQ\n=a\n-----END PGP SIGNATURE-----\n`,
    ],
    ['is SFV', 'a.iso 363a3020\n'],
  ])('a text is a list if it %s', (_, text) => expect(isList(text)).toBe(true));

  it.each([
    ['is prose with a checksum', `Download it.\nThen check:\n${sha256}  a.iso\nEnjoy.\n`],
    ['names none of the others', `${sha256}  c.iso\n`],
    ['is a date', '20240115'],
    ['has dates behind names', 'report 20240115\n'],
    ['is code', "const a = 0xdeadbeef;\nconst b = 'cafe cafe';\n"],
    ['is blank', '\n'],
  ])('a text is no list if it %s', (_, text) => expect(isList(text)).toBe(false));

  it('a hash without a name is about the file beside it, or the only other one', async () => {
    expect(isList(sha256, 'a.iso.txt')).toBe(true);
    expect(isList(sha256, 'a.txt')).toBe(true);
    expect(isList(sha256, 'hash.txt', ['a.iso'])).toBe(true);
    expect(isList(sha256)).toBe(false);
    expect(await inEnglish(parseChecksumList(sha256, 'hash.txt', ['d/a.iso']))).toMatchObject({
      files: [{ name: 'a.iso' }],
      notes: ['hash.txt has one hash without a name, so it was taken for a.iso.'],
    });
    const { notes } = await inEnglish(parseChecksumList(`${md5}\n${sha256}\n`, 'hash.txt', ['d/a.iso']));
    expect(notes).toEqual(['hash.txt has hashes without a name, so they were taken for a.iso.']);
  });

  it('a beginning may end in the middle of a line', () => {
    expect(looksLikeList(`${sha256}  a.iso\n${sha256.slice(9)}`, 'x', true)).toBe(true);
    expect(looksLikeList('one\ntwo\nthree', 'x', true)).toBe(false);
  });

  it('long lines take no time that grows with their square', () => {
    const lines = ['a: '.repeat(300_000), 'ab '.repeat(300_000), `${' '.repeat(300_000)}x`, 'x'.repeat(900_000)];
    for (const line of lines) expect(looksLikeList(`${line}\n`, 'x', false)).toBe(false);
    const short = ['a: '.repeat(5000), 'ab '.repeat(5000), `a${' '.repeat(9000)}x`];
    for (const line of short) expect(looksLikeList(`${line}!\n`, 'x', false)).toBe(false);
  });
});

describe('a name', () => {
  it.each([
    ...['SHA256SUMS', 'md5sums.txt', 'CHECKSUM', 'disk.iso.sha256', 'SHASUMS256.txt', 'SHASUMS256.txt.asc'],
    ...['SHA256SUMS (1)', 'SHA256SUMS (1).txt', '8.0.17-sha.txt', 'SHA256SUMS-linux.txt', 'files.sfv'],
    ...['CHECKSUM.SHA256-FreeBSD-14.1-RELEASE-amd64', 'tool_1.2.3_checksums.txt', 'b3sums', 'a.iso.sha256.txt'],
  ])('%s is that of a list', (name) => expect(isNamedAsList(name)).toBe(true));

  it.each(['a.txt', 'notes.txt', 'sha256.c', 'checksum.py', 'md5-utils.zip', 'shadow.txt', 'md5.exe', 'shark.jpg'])(
    '%s is not',
    (name) => expect(isNamedAsList(name)).toBe(false),
  );
});

describe('a list', () => {
  it('passes over comments and blank lines without a word', () => {
    expect(parseChecksumList(`# made by hand\n; so\n\n \n${md5}  a\n`, 'list').notes).toEqual([]);
  });

  it('that is PGP-signed is used, and says that the signature was not checked', async () => {
    const signed = [
      '-----BEGIN PGP SIGNED MESSAGE-----\nHash: SHA512\n',
      `${md5}  a\n${md5}  b`,
      '-----BEGIN PGP SIGNATURE-----\n\niQIzBAEBCgAdFiEE\n=abcd\n-----END PGP SIGNATURE-----\n',
    ].join('\n');
    const { files, notes } = await inEnglish(parseChecksumList(signed, 'SHA256SUMS.asc'));
    expect(files.map(({ name }) => name)).toEqual(['a', 'b']);
    // As many as `sha256sum --check` counts.
    expect(notes).toEqual([
      'Skipped 6 lines of SHA256SUMS.asc that are not supported checksums, the first at line 1. Its PGP signature was not checked.',
    ]);
  });

  it('that is named for an algorithm that is not here says so', async () => {
    const { notes } = await inEnglish(parseChecksumList(`${md5}  a\n`, 'BLAKE2B-200SUMS'));
    expect(notes).toEqual(['BLAKE2B-200SUMS is named for BLAKE2b of another length, which isn’t available here.']);
  });

  it('that is a detached signature is left aside', async () => {
    const signature = '-----BEGIN PGP SIGNATURE-----\n\niQIz\n-----END PGP SIGNATURE-----\n';
    expect(await inEnglish(parseChecksumList(signature, 'SHA256SUMS.asc'))).toEqual({
      files: [],
      notes: ['SHA256SUMS.asc is a PGP signature. Signatures are not checked here.'],
    });
  });

  it.each(['', '\n', 'nothing here\n'])('without a checksum is refused: %j', async (text) => {
    expect(await errorInEnglish(() => parseChecksumList(text, 'd/MD5SUMS'))).toEqual({
      code: 'invalid-input',
      message:
        'No checksums found in d/MD5SUMS. Each line needs a checksum and a file name. To hash it like any other file, choose it alone.',
    });
  });
});
