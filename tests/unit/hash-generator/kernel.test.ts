import { createHash, createHmac, getHashes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { crc32 } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { kernel } from '../../../workers/kernels/hash-generator/kernel';
import { messages } from '../../../workers/kernels/hash-generator/messages';
import {
  ALGORITHM_IDS,
  ALGORITHMS,
  DEFAULT_ALGORITHMS,
  hashGenerator,
  type AlgorithmId,
  type HashOptions,
  digestAt,
  digestsAt,
  inputsOf,
} from '../../../workers/kernels/hash-generator/spec';
import type { Source } from '../../../workers/contract/run/source';
import { runKernel } from '../../../workers/run/run-kernel';
import { inEnglish } from '../in-english';
import { outputOf, progressOf } from '../run-in-node';
import { suite } from '../suites';

/** The parts ran in different threads, so equal notes are different objects. */
async function joinedOutput(sources: readonly Source[], shares: readonly HashOptions[]) {
  const { signal } = new AbortController();
  const replies = await Promise.all(shares.map((share) => runKernel(kernel, sources, share, { signal })));
  const outputs = replies.flatMap((reply) => (reply.ok ? structuredClone(reply.output) : []));
  return inEnglish(hashGenerator.partition?.join(outputs));
}

/** OpenSSL's names of the algorithms that it has. */
const OPENSSL: Partial<Record<AlgorithmId, string>> = {
  md5: 'md5',
  sha1: 'sha1',
  sha224: 'sha224',
  sha256: 'sha256',
  sha384: 'sha384',
  sha512: 'sha512',
  'sha3-224': 'sha3-224',
  'sha3-256': 'sha3-256',
  'sha3-384': 'sha3-384',
  'sha3-512': 'sha3-512',
  'sha512-224': 'sha512-224',
  'sha512-256': 'sha512-256',
  blake2b: 'blake2b512',
  blake2s: 'blake2s256',
  ripemd160: 'ripemd160',
  sm3: 'sm3',
};

/** Published vectors for algorithms that OpenSSL doesn't have, over "abc" unless noted. */
const ABC: Partial<Record<AlgorithmId, string>> = {
  // Keccak team, ShortMsgKAT_256 (also Ethereum's keccak256("abc"))
  'keccak-256': '4e03657aea45a94fc7d47ba826c8d667c0d1e6e33a64a036ec44f58fa12d6c45',
  // b2sum --length=… (coreutils 9)
  'blake2b-128': 'cf4ab791c62b8d2b2109c90275287816',
  'blake2b-160': '384264f676f39536840523f284921cdc68b6846b',
  'blake2b-192': '56a17e38cc371a46b12c32f18e0c61de2a84e9c2555b114e',
  'blake2b-224': '9bd237b02a29e43bdd6738afa5b53ff0eee178d6210b618e4511aec8',
  'blake2b-384': '6f56a82c8e7ef526dfe182eb5212f7db9df1317e57815dbda46083fc30f54ee6c66ba83be64b302d7cba6ce15bb556f4',
  'blake2b-256': 'bddd813c634239723171ef3fee98579b94964e3bb1cb3e427262c8c068d52319',
  // BLAKE3's paper and b3sum
  blake3: '6437b3ac38465133ffb63b75273a8db548c558465d79db03fd359c6cd5bd9d85',
  // RFC 1950's Adler-32, computed by zlib
  adler32: '024d0127',
  // xxHash's reference implementation (xxhsum 0.8)
  xxhash32: '32d153ff',
  xxhash64: '44bc2cf5ad770999',
  xxh3: '78af5f94892f3950',
  xxh128: '06b05ab6733a618578af5f94892f3950',
};

const bytesOf = (length: number) => Uint8Array.from({ length }, (_, index) => (index * 197 + (index >> 3)) & 255);

async function digests(input: string | Uint8Array | Blob, options: Partial<HashOptions> = {}, chunkBytes?: number) {
  const environment = chunkBytes === undefined ? {} : { chunkBytes };
  const output = await outputOf(kernel, [input], { algorithms: ALGORITHM_IDS, ...options }, environment);
  return inputsOf(output.hashed)[0]?.digests ?? {};
}

describe('digests', () => {
  it('agree with OpenSSL at every length around the block borders', async () => {
    for (const [id, name] of Object.entries(OPENSSL)) expect(getHashes(), id).toContain(name);
    for (const length of [
      0, 1, 3, 55, 56, 57, 63, 64, 65, 71, 72, 111, 112, 113, 119, 120, 127, 128, 129, 135, 136, 144, 255, 256, 1000,
    ]) {
      const ours = await digests(bytesOf(length));
      for (const [id, name] of Object.entries(OPENSSL)) {
        const expected = createHash(name).update(bytesOf(length)).digest('hex');
        expect(ours[id as AlgorithmId], `${id} of ${length} bytes`).toBe(expected);
      }
    }
  });

  it('agree with published vectors where OpenSSL has none', async () => {
    expect(await digests('abc')).toMatchObject(ABC);
  });

  it('agree with zlib (CRC-32) and RFC 3720 (CRC-32C)', async () => {
    expect((await digests(bytesOf(1000))).crc32).toBe(crc32(bytesOf(1000)).toString(16).padStart(8, '0'));
    // RFC 3720, B.4: 32 bytes of zeroes; the RFC prints the four bytes in the order of transmission
    expect((await digests(new Uint8Array(32))).crc32c).toBe('8a9136aa');
  });

  it('have the stated lengths', async () => {
    const ours = await digests('any');
    for (const id of ALGORITHM_IDS) expect(ours[id], id).toMatch(new RegExp(`^[0-9a-f]{${ALGORITHMS[id].bytes * 2}}$`));
  });

  it('are the same for text, its bytes and its Blob, however they are cut', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'grapheme', maxLength: 300 }), async (text) => {
        const expected = await digests(text);
        const bytes = new TextEncoder().encode(text);
        expect(await digests(bytes)).toEqual(expected);
        for (const chunkBytes of [1, 7, 4 * 1024 * 1024])
          expect(await digests(new Blob([bytes]), {}, chunkBytes)).toEqual(expected);
      }),
      { numRuns: 10 },
    );
  });

  it('of several inputs come in order, with the names of files', async () => {
    const sources = [new File(['one'], 'one.txt'), 'two', new Blob(['three'])];
    const output = await outputOf(kernel, sources, { algorithms: ['md5'] });
    expect(output.hashed.names).toEqual(['one.txt', null, null]);
    const expected = ['one', 'two', 'three'].map((text) => createHash('md5').update(text).digest('hex'));
    expect(inputsOf(output.hashed).map(({ digests: { md5 } }) => md5)).toEqual(expected);
  });

  it('of half characters come with a note', async () => {
    const output = await outputOf(kernel, ['a\ud800'], { algorithms: ['md5'] });
    expect(output.notes).toEqual([messages.loneSurrogates]);
    expect(digestAt(output.hashed, 0, 'md5')).toBe(createHash('md5').update('a\ufffd').digest('hex'));
  });

  it('need an algorithm', async () => {
    await expect(outputOf(kernel, ['x'], { algorithms: [] })).rejects.toMatchObject({ message: messages.noAlgorithm });
  });
});

describe('checksum lists', () => {
  const md5 = (text: string) => createHash('md5').update(text).digest('hex');
  const check = (files: Readonly<Record<string, string>>, options: Partial<HashOptions> = {}) => {
    const paths = Object.keys(files);
    const sources = Object.entries(files).map(([path, text]) => new File([text], path.replace(/^.*\//, '')));
    return outputOf(kernel, sources, { algorithms: ['sha1'], paths, findLists: true, ...options });
  };
  const verdicts = async (...args: Parameters<typeof check>) =>
    (await check(...args)).checks.map(({ name, verdict }) => `${name} ${verdict}`);

  const list = `${md5('MIT')}  ./a/LICENSE\n${md5('MIT')}  ./b/LICENSE\n`;

  it('find the changed file of two with one name', async () => {
    const files = { 'd/a/LICENSE': 'changed', 'd/b/LICENSE': 'MIT', 'd/MD5SUMS': list };
    expect(await verdicts(files)).toEqual(['./a/LICENSE mismatch', './b/LICENSE match']);
  });

  it('find the one that is gone, though another has its name', async () => {
    expect(await verdicts({ 'd/b/LICENSE': 'MIT', 'd/MD5SUMS': list })).toEqual([
      './a/LICENSE missing',
      './b/LICENSE match',
    ]);
  });

  it('find where missing files are now, each of equal ones once, and which files are new', async () => {
    const files = {
      'd/c': 'C',
      'd/sub/a': 'A',
      'd/x': 'twice',
      'd/y': 'twice',
      'd/new': 'new',
      'd/MD5SUMS': ['a', 'b', 'c', 't']
        .map((name) => `${md5({ t: 'twice' }[name] ?? name.toUpperCase())}  ${name}\n`)
        .join(''),
    };
    const { checks, unlisted, summary, hashed } = await check(files);
    expect(checks.map(({ name, verdict, foundAs }) => [name, verdict, foundAs])).toEqual([
      ['a', 'moved', 'd/sub/a'],
      ['b', 'missing', undefined],
      ['c', 'match', undefined],
      ['t', 'moved', 'd/x'],
    ]);
    expect(unlisted).toEqual(['d/y', 'd/new']);
    expect(summary?.text).toBe(
      '1 of 4 listed files match their checksum. Not found: 1. Moved: 2. Not in the list: d/y, d/new.',
    );
    expect(hashed.names).toEqual(['d/c', 'd/sub/a', 'd/x', 'd/y', 'd/new']);
  });

  it('find a moved file only if all of its listed hashes match', async () => {
    const sha1 = (text: string) => createHash('sha1').update(text).digest('hex');
    const lines = (other: string) => `MD5 (old) = ${md5('A')}\nSHA1 (old) = ${sha1(other)}\n`;
    expect(await verdicts({ now: 'A', CHECKSUMS: lines('A') })).toEqual(['old moved', 'old moved']);
    expect(await verdicts({ now: 'A', CHECKSUMS: lines('B') })).toEqual(['old missing', 'old missing']);
  });

  it('match nothing by a name that several files have', async () => {
    const files = { 'a/LICENSE': 'MIT', 'b/LICENSE': 'MIT', MD5SUMS: `${md5('MIT')}  LICENSE\n` };
    expect(await verdicts(files)).toEqual(['LICENSE ambiguous']);
  });

  it('say which file was compared where it is elsewhere', async () => {
    const { checks } = await check({ 'd/one': '1', MD5SUMS: `${md5('1')}  one\n` });
    expect(checks).toMatchObject([{ verdict: 'match', foundAs: 'd/one' }]);
  });

  it('may name each other and themselves, as `md5sum * > MD5SUMS` does', async () => {
    const inner = `${md5('1')}  one\n`;
    const files = { one: '1', MD5SUMS: inner, XSUMS: `${md5(inner)}  MD5SUMS\n${md5('')}  XSUMS\n` };
    const output = await check(files);
    expect(output.checks.map(({ verdict }) => verdict)).toEqual(['match', 'match', 'mismatch']);
    expect(output.hashed.names).toEqual(['one', 'MD5SUMS', 'XSUMS']);
    expect(output.unlisted).toEqual([]);
  });

  it('are compared with plain hashes when HMAC is on, and that is said', async () => {
    const output = await check({ one: '1', MD5SUMS: `${md5('1')}  one\n` }, { hmacKey: bytesOf(5) });
    expect(output.checks).toMatchObject([{ verdict: 'match' }]);
    expect(digestAt(output.hashed, 0, 'sha1')).toBe(createHash('sha1').update('1').digest('hex'));
    expect(output).toMatchObject({ keyed: false, notes: [messages.hmacIgnored] });
  });

  it('may be UTF-16, as Windows PowerShell writes them', async () => {
    const text = Buffer.from(`\uFEFF${md5('1')}  ünï\r\n`, 'utf16le');
    const output = await outputOf(
      kernel,
      [new File(['1'], 'ünï'), new File([text], 'MD5SUMS')],
      { algorithms: [], findLists: true },
      { chunkBytes: 7 },
    );
    expect(output.checks).toMatchObject([{ name: 'ünï', verdict: 'match' }]);
  });

  // The output of Python's hashlib, b3sum and OpenSSL for "hello\n".
  const HELLO = {
    sha256: '5891b5b522d5df086d0ff0b110fbd9d21bb4fc7163af34d08286a2e846f6be03',
    sha3: 'b314e28493eae9dab57ac4f0c6d887bddbbeb810e900d818395ace558e96516d',
    blake3: '8e4c7c1b99dbfd50e7a95185fead5ee1448fa904a2fdd778eaf5f2dbfd629a99',
    // b2sum --length=256
    blake2b256: '93becc6e9882211c3ec3708c95bcd69baab7bb59c7f4bc84ce637b88a534b783',
    // b2sum --length=160
    blake2b160: 'd2f799bb9610968a2efa8f7682d5f2f1d45163d7',
    sha512t224: createHash('sha512-224').update('hello\n').digest('hex'),
    sha512t256: '7f3f0c0d5219f51459578305ed2bbc198588758da85d08024c79c1195d1cd611',
    blake2s: createHash('blake2s256').update('hello\n').digest('hex'),
    sm3: createHash('sm3').update('hello\n').digest('hex'),
    ripemd160: createHash('ripemd160').update('hello\n').digest('hex'),
    sha3at512: createHash('sha3-512').update('hello\n').digest('hex'),
    blake2b: createHash('blake2b512').update('hello\n').digest('hex'),
  };
  const listed = async (
    lines: string,
    listName: string,
    texts: Readonly<Record<string, string>> = { 'a.iso': 'hello\n' },
  ) => {
    const names = [...Object.keys(texts), listName];
    const files = [...Object.entries(texts).map(([name, text]) => new File([text], name)), new File([lines], listName)];
    return outputOf(kernel, files, { algorithms: [], paths: names, findLists: true });
  };

  it.each([
    ['SHA3SUMS', 'sha3', 'sha3-256'],
    ['checksums.txt', 'sha3', 'sha3-256'],
    ['checksums.txt', 'blake3', 'blake3'],
    ['checksums.txt', 'sha256', 'sha256'],
    ['SHASUMS256.txt', 'sha256', 'sha256'],
    ['B3SUMS', 'blake3', 'blake3'],
    ['BLAKE2SUMS', 'blake2s', 'blake2s'],
    ['CHECKSUM', 'sm3', 'sm3'],
    ['RMD160SUMS', 'ripemd160', 'ripemd160'],
    ['hashes.txt', 'ripemd160', 'ripemd160'],
    ['sha3sum.txt', 'sha3at512', 'sha3-512'],
    ['hashes', 'blake2b', 'blake2b'],
    ['SHA512_256SUMS', 'sha512t256', 'sha512-256'],
    ['a.sha512t256', 'sha512t256', 'sha512-256'],
    ['checksums.txt', 'sha512t256', 'sha512-256'],
    ['SHA512-224SUMS', 'sha512t224', 'sha512-224'],
    ['B2SUMS', 'blake2b256', 'blake2b-256'],
    ['a.b2', 'blake2b256', 'blake2b-256'],
    ['checksums.txt', 'blake2b256', 'blake2b-256'],
    ['BLAKE2B-160SUMS', 'blake2b160', 'blake2b-160'],
    ['B2SUMS', 'blake2b160', 'blake2b-160'],
    ['checksums.txt', 'blake2b160', 'blake2b-160'],
    // A list named for another algorithm than its lines.
    ['SHA1SUMS', 'blake3', 'blake3'],
  ] as const)('named %s find the algorithm of %s', async (listName, key, algorithm) => {
    const { checks, hashed } = await listed(`${HELLO[key]}  a.iso\n`, listName);
    expect(checks).toMatchObject([{ verdict: 'match', algorithm }]);
    expect(digestsAt(hashed, 0)).toHaveProperty([algorithm], HELLO[key]);
  });

  it('may be a short checksum named for its file and algorithm', async () => {
    // CRC-32 of "hello\n" by Python's zlib.
    expect((await listed('363a3020\n', 'a.iso.crc32')).checks).toMatchObject([
      { verdict: 'match', algorithm: 'crc32' },
    ]);
    // It is no list, so there is an algorithm to choose.
    await expect(listed('20240115\n', 'a.iso.txt')).rejects.toThrow('Please choose at least one algorithm.');
  });

  it.each(['sha256:@  a.iso', '"a.iso","@"', '@,a.iso', '| a.iso | @ |', 'a.iso = @', '0x@ a.iso'])(
    'are found by their content: %s',
    async (line) => {
      const { checks } = await listed(line.replace('@', HELLO.sha256), 'notes.txt');
      expect(checks).toMatchObject([{ name: 'a.iso', verdict: 'match', algorithm: 'sha256' }]);
    },
  );

  it('name the algorithms that were tried where none matches', async () => {
    // Streebog-256 is unknown here; its digest of these bytes doesn't matter.
    const { checks, notes } = await listed(`${'0'.repeat(64)}  a.iso\n`, 'STREEBOG256SUMS');
    const tried = ['sha256', 'sha512-256', 'sha3-256', 'keccak-256', 'blake2b-256', 'blake2s', 'blake3', 'sm3'];
    expect(checks).toMatchObject([{ verdict: 'undecided', tried }]);
    expect(notes).toEqual(['STREEBOG256SUMS is named for Streebog, which isn’t available here.']);
  });

  it('are certain of a mismatch by their name, a tag or other lines', async () => {
    const wrong = '0'.repeat(64);
    expect((await listed(`${wrong}  a.iso\n`, 'SHA256SUMS')).checks).toMatchObject([{ verdict: 'mismatch' }]);
    expect((await listed(`SHA256 (a.iso) = ${wrong}\n`, 'list')).checks).toMatchObject([{ verdict: 'mismatch' }]);
    const two = { 'b.iso': 'other', 'a.iso': 'hello\n' };
    expect((await listed(`${wrong}  b.iso\n${HELLO.blake3}  a.iso\n`, 'list', two)).checks).toMatchObject([
      { verdict: 'mismatch', algorithm: 'blake3' },
      { verdict: 'match', algorithm: 'blake3' },
    ]);
  });

  it('may have several algorithms of one length for a file', async () => {
    const lines = `${HELLO.sha256}  a.iso\n${HELLO.blake3}  a.iso\n`;
    expect((await listed(lines, 'list')).checks.map(({ verdict }) => verdict)).toEqual(['match', 'match']);
  });

  it.each(['SHASUMS256.txt', '8.0.17-sha.txt', 'SHA256SUMS-linux.txt', 'hashes.txt', 'release', 'verify.log'])(
    'named %s are recognized',
    async (listName) => {
      const { checks, hashed } = await listed(`${HELLO.sha256}  a.iso\n`, listName);
      expect(checks).toMatchObject([{ name: 'a.iso', verdict: 'match', algorithm: 'sha256' }]);
      expect(hashed.names).toEqual(['a.iso']);
    },
  );

  it('may be longer than what is looked at first', async () => {
    const lines = Array.from({ length: 200 }, (_, at) => `${HELLO.sha256}  gone-${at}\n`).join('');
    const { checks } = await listed(`${lines}${HELLO.sha256}  a.iso\n`, 'hashes.txt');
    expect(checks.filter(({ verdict }) => verdict === 'match')).toMatchObject([{ name: 'a.iso' }]);
  });

  it('of other files are hashed like any file, and that is said', async () => {
    const { checks, hashed, notes } = await check({ one: '1', 'hashes.txt': `${md5('1')}  two\n` });
    expect(checks).toEqual([]);
    expect(hashed.names).toEqual(['one', 'hashes.txt']);
    expect(notes).toEqual([
      'hashes.txt looks like a checksum list but names none of the other files, so it was hashed like them. To compare, choose the files that it names.',
    ]);
  });

  it('alone are files to hash', async () => {
    const output = await check({ MD5SUMS: `${md5('1')}  SHA1SUMS\n`, SHA1SUMS: `${md5('1')}  MD5SUMS\n` });
    expect(output).toMatchObject({ checks: [], notes: [], hashed: { names: ['MD5SUMS', 'SHA1SUMS'] } });
  });

  it('are left to the first share of a split run', async () => {
    const files = [new File(['1'], 'one'), new File([`${md5('1')}  one\n${md5('')}  two\nthree\n`], 'MD5SUMS')];
    const options = { algorithms: DEFAULT_ALGORITHMS, findLists: true };
    const shares = hashGenerator.partition?.split(options, 1e9, 2) ?? [];
    expect(shares).toHaveLength(2);
    const joined = await joinedOutput(files, shares);
    expect(joined?.notes).toEqual(['Skipped line 3 of MD5SUMS, which is not a supported checksum.']);
    expect(joined).toEqual(await outputOf(kernel, files, options));
  });

  it('without any checksum refuse the run', async () => {
    await expect(check({ one: '1', MD5SUMS: 'none' })).rejects.toMatchObject({ code: 'invalid-input' });
  });
});

describe('progress', () => {
  it('never falls, and ends with all bytes of all inputs', async () => {
    const heard = await progressOf(kernel, [new Uint8Array(100), new Blob([new Uint8Array(200)])], {
      algorithms: ['md5'],
    });
    const done = heard.map((progress) => progress.done);
    expect(done).toEqual([...done].sort((a, b) => a - b));
    expect(heard.at(-1)).toMatchObject({ done: 300, total: 300 });
  });
});

describe('HMAC', () => {
  it('agrees with OpenSSL for keys shorter than, as long as and longer than a block', async () => {
    for (const keyLength of [1, 63, 64, 65, 127, 128, 129, 300]) {
      const hmacKey = bytesOf(keyLength);
      const ours = await digests('what do ya want for nothing?', { hmacKey });
      for (const [id, name] of Object.entries(OPENSSL)) {
        const expected = createHmac(name, hmacKey).update('what do ya want for nothing?').digest('hex');
        expect(ours[id as AlgorithmId], `${id}, key of ${keyLength}`).toBe(expected);
      }
    }
  });

  it('leaves out what has none, and refuses when nothing is left', async () => {
    const hmacKey = bytesOf(5);
    expect(Object.keys(await digests('x', { algorithms: ['crc32', 'sha256'], hmacKey }))).toEqual(['sha256']);
    const refused = outputOf(kernel, ['x'], { algorithms: ['crc32'], hmacKey });
    await expect(refused).rejects.toMatchObject({ code: 'invalid-input', message: messages.noHmacAlgorithm });
  });

  const wycheproof = suite('hmac');
  it.skipIf(!wycheproof)('passes the vectors of Project Wycheproof', async () => {
    interface Vectors {
      testGroups: {
        tagSize: number;
        tests: { key: string; msg: string; tag: string; result: string; tcId: number }[];
      }[];
    }
    let checked = 0;
    for (const file of wycheproof?.files(/^hmac_(sha1|sha224|sha256|sha384|sha512|sha3_\d+|sm3)_test\.json$/) ?? []) {
      const id = /hmac_(.+)_test/.exec(file)?.[1]?.replace('_', '-') as AlgorithmId;
      const { testGroups } = JSON.parse(readFileSync(file, 'utf8')) as Vectors;
      for (const { tagSize, tests } of testGroups) {
        for (const { key, msg, tag, result, tcId } of tests) {
          const options = { algorithms: [id], hmacKey: Buffer.from(key, 'hex') };
          const ours = (await digests(Buffer.from(msg, 'hex'), options))[id]?.slice(0, tagSize / 4);
          if (result === 'valid') expect(ours, `${file} ${tcId}`).toBe(tag);
          else expect(ours, `${file} ${tcId}`).not.toBe(tag);
          checked++;
        }
      }
    }
    expect(checked).toBeGreaterThan(500);
  });
});

describe('sharing out', () => {
  const split = (algorithms: readonly AlgorithmId[], bytes: number, workers: number) =>
    hashGenerator.partition?.split({ algorithms }, bytes, workers).map((options) => options.algorithms) ?? [];

  it('leaves small inputs, single algorithms and single workers whole', () => {
    expect(split(DEFAULT_ALGORITHMS, 1_000_000, 2)).toHaveLength(1);
    expect(split(['md5'], 1e9, 2)).toEqual([['md5']]);
    expect(split(DEFAULT_ALGORITHMS, 1e9, 1)).toHaveLength(1);
  });

  it('gives every algorithm to exactly one worker, none to an idle one', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.constantFrom(...ALGORITHM_IDS), { minLength: 1 }),
        fc.integer({ min: 1, max: 4 }),
        (ids, workers) => {
          const shares = split(ids, 1e9, workers);
          expect(shares.flat().sort()).toEqual([...ids].sort());
          for (const share of shares) expect(share.length).toBeGreaterThan(0);
        },
      ),
    );
  });

  it('with a key, joins to what one worker would have given', async () => {
    const hmacKey = new TextEncoder().encode('key');
    for (const algorithms of [
      ['sha256', 'crc32'],
      ['crc32', 'sha256', 'adler32', 'md5'],
      ['sha1', 'sha512'],
    ] as const) {
      const options = { algorithms, hmacKey };
      const shares = hashGenerator.partition?.split(options, 1e9, 2) ?? [];
      expect(await joinedOutput(['text'], shares)).toEqual(await outputOf(kernel, ['text'], options));
    }
  });

  it('joins to what one worker would have given', async () => {
    const sources = [new Uint8Array(1000), new File(['x'], 'x')];
    const whole = await outputOf(kernel, sources, { algorithms: DEFAULT_ALGORITHMS });
    const shares = split(DEFAULT_ALGORITHMS, 1e9, 2).map((algorithms) => ({ algorithms }));
    expect(shares).toHaveLength(2);
    expect(await joinedOutput(sources, shares)).toEqual(whole);
  });
});
