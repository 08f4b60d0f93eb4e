// Lists between this tool and the programs that people check them with, both ways. A program that is not installed is skipped.
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checksumFile, checksumFileName } from '../../../src/tools/hash-generator/checksum-file';
import { kernel } from '../../../workers/kernels/hash-generator/kernel';
import type { AlgorithmId, HashOutput } from '../../../workers/kernels/hash-generator/spec';
import { outputOf } from '../run-in-node';

const PLAIN_NAMES = ['a/LICENSE', 'b/LICENSE', 'two words', 'b/ünï 世界', '-dash', 'a/brackets (1)', ' leading space'];
const ODD_NAMES = ['line\nfeed', 'a/back\\slash', 'return\r', 'a/\\n'];
const NAMES = [...PLAIN_NAMES, ...ODD_NAMES];
const contentOf = (name: string) => `This is ${name}.`;

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'toolyard-lists-'));
  for (const name of NAMES) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), contentOf(name));
  }
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const run = (command: readonly string[], names: readonly string[] = []) => {
  const [program = '', ...options] = command;
  return spawnSync(program, [...options, ...names.map((name) => `./${name}`)], { cwd: folder, encoding: 'utf8' });
};
const isThere = (command: readonly string[]) => {
  const probe = spawnSync(command[0] ?? '', [...command.slice(1), '/dev/null']);
  return !probe.error && probe.status === 0;
};

/** The page's input for a dropped folder: files without folders in their names, and a list of their paths. */
async function hash(algorithms: readonly AlgorithmId[], names: readonly string[], list?: string, listName = 'list') {
  const files = names.map((name) => new File([readFileSync(join(folder, name))], name.replace(/^.*\//s, '')));
  const paths = names.map((name) => `dist/${name}`);
  if (list === undefined) return outputOf(kernel, files, { algorithms, paths });
  return outputOf(kernel, [...files, new File([list], listName)], {
    algorithms,
    paths: [...paths, `dist/${listName}`],
    findLists: true,
  });
}

const verdicts = ({ checks }: Pick<HashOutput, 'checks'>) =>
  Object.fromEntries(checks.map(({ name, verdict }) => [name, verdict]));
const allMatch = (names: readonly string[]) => Object.fromEntries(names.map((name) => [`./${name}`, 'match']));

describe('lists that others write are read', () => {
  it.each([
    { command: ['md5sum'], names: NAMES },
    { command: ['sha1sum', '--binary'], names: NAMES },
    { command: ['sha256sum'], names: NAMES },
    { command: ['sha512sum', '--tag'], names: NAMES },
    { command: ['b2sum'], names: NAMES, listName: 'b2sums' },
    { command: ['b2sum', '--length=256'], names: NAMES, listName: 'b2sums' },
    { command: ['b2sum', '--length=256', '--tag'], names: NAMES },
    { command: ['shasum', '--algorithm', '512256', '--tag'], names: PLAIN_NAMES },
    { command: ['openssl', 'dgst', '-sha512-256'], names: PLAIN_NAMES },
    { command: ['gpg', '--no-autostart', '--print-md', 'SHA512'], names: ['a/LICENSE', 'two words', 'a/brackets (1)'] },
    { command: ['gpg', '--no-autostart', '--print-mds'], names: ['a/LICENSE', 'two words', 'a/brackets (1)'] },
    { command: ['cksum', '--algorithm=sha384'], names: NAMES },
    { command: ['cksum', '--algorithm=sha224', '--untagged'], names: NAMES },
    { command: ['cksum', '--algorithm=blake2b'], names: NAMES },
    { command: ['cksum', '--algorithm=sm3'], names: NAMES },
    // shasum leaves a carriage return as it is.
    { command: ['shasum', '--algorithm', '256'], names: NAMES.filter((name) => !name.includes('\r')) },
    { command: ['shasum', '--algorithm', '512', '--tag'], names: PLAIN_NAMES },
    // OpenSSL escapes nothing, so a list with a line feed in a name is unreadable.
    { command: ['openssl', 'dgst', '-md5'], names: PLAIN_NAMES },
    { command: ['openssl', 'dgst', '-sha256'], names: PLAIN_NAMES },
    { command: ['openssl', 'dgst', '-sha3-512'], names: PLAIN_NAMES },
    { command: ['openssl', 'dgst', '-blake2b512'], names: PLAIN_NAMES },
    { command: ['openssl', 'dgst', '-ripemd160'], names: PLAIN_NAMES },
    { command: ['openssl', 'dgst', '-r', '-sha256'], names: PLAIN_NAMES },
  ])('$command', async ({ command, names, listName }) => {
    if (!isThere(command)) return;
    const list = run(command, names).stdout;
    const output = await hash(['crc32'], names, list, listName);
    expect(output.notes).toEqual([]);
    expect(verdicts(output)).toEqual(allMatch(names));
    expect(output.unlisted).toEqual([]);
    // The same list in Windows' line ends.
    const names1 = names.filter((name) => !/[\r\n\\]/.test(name));
    const crlf = run(command, names1).stdout.replaceAll('\n', '\r\n');
    expect(verdicts(await hash([], names1, crlf, listName))).toEqual(allMatch(names1));
  });
});

describe('lists that we write are checked by others', () => {
  it.each([
    ['md5', ['md5sum', '--strict', '--check']],
    ['sha1', ['sha1sum', '--strict', '--check']],
    ['sha224', ['sha224sum', '--strict', '--check']],
    ['sha256', ['sha256sum', '--strict', '--check']],
    ['sha384', ['cksum', '--algorithm=sha384', '--strict', '--check']],
    ['sha512', ['sha512sum', '--strict', '--check']],
    ['blake2b', ['b2sum', '--strict', '--check']],
    ['sm3', ['cksum', '--algorithm=sm3', '--strict', '--check']],
    ['sha256', ['shasum', '--algorithm', '256', '--check']],
  ] as const)('%s by %j', async (id, command) => {
    if (spawnSync(command[0], ['--version']).error) return;
    // A carriage return is not among what shasum unescapes.
    const names = command[0] === 'shasum' ? NAMES.filter((name) => !name.includes('\r')) : NAMES;
    const output = await hash([id], names);
    // Beside the folder: a list in it would be one more file to find for a run after this one.
    const list = join(tmpdir(), `${checksumFileName(id, output)}-${process.pid}`);
    writeFileSync(list, checksumFile(id, output));
    const { status, stdout, stderr } = spawnSync(command[0], [...command.slice(1), list], {
      cwd: folder,
      encoding: 'utf8',
    });
    rmSync(list);
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    expect(stdout.match(/: OK$/gm)).toHaveLength(names.length);
  });

  it('and by ourselves', async () => {
    const output = await hash(['sha256'], NAMES);
    const read = await hash([], NAMES, checksumFile('sha256', output), checksumFileName('sha256', output));
    expect(read.checks.map(({ name, verdict }) => [name, verdict])).toEqual(NAMES.map((name) => [name, 'match']));
  });

  it('but HMACs are no checksums', async () => {
    const output = await outputOf(kernel, [new File(['x'], 'x')], {
      algorithms: ['sha256'],
      hmacKey: Uint8Array.of(1),
    });
    expect(checksumFileName('sha256', output)).toBe('HMAC-SHA256.txt');
    expect(checksumFile('sha256', output)).toMatch(/^HMAC-SHA256 \(x\) = [0-9a-f]{64}\n$/);
  });
});
