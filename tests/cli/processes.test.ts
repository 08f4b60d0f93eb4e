// The command line as a process: pipes that close, signals, files that change, names of any kind, exit codes.
import { execFileSync, spawnSync } from 'node:child_process';
import { createHmac } from 'node:crypto';
import {
  existsSync,
  linkSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { once } from 'node:events';
import { open } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { decodeQR } from 'qr/decode.js';
import { describe, expect, it } from 'vitest';
import { BIN, emptyFolder, ended, start, toolyard } from './toolyard';

const MB = 1_000_000;

/** Processor time of the busiest thread but the first, in hundredths of a second: field 14 of proc_pid_stat(5). */
const busiestThread = (pid = 0) =>
  Math.max(
    ...readdirSync(`/proc/${pid}/task`)
      .filter((thread) => thread !== String(pid))
      .map((thread) =>
        Number(
          readFileSync(`/proc/${pid}/task/${thread}/stat`, 'utf8')
            .replace(/^.*\) /s, '')
            .split(' ')[11],
        ),
      ),
  );

/** Whether a thread waits in a function of the kernel: field `wchan` of proc(5). */
const waitsIn = (pid = 0, place = '') =>
  readdirSync(`/proc/${pid}/task`).some((thread) =>
    readFileSync(`/proc/${pid}/task/${thread}/wchan`, 'utf8').includes(place),
  );

describe('pipes and signals', () => {
  it('ends without a word when the reader of its output has enough', async () => {
    const child = start(['base64', '/dev/zero']);
    let errors = '';
    child.stderr?.on('data', (chunk: Buffer) => (errors += String(chunk)));
    child.stdout?.once('data', () => child.stdout?.destroy());
    expect(await ended(child)).toBe(0);
    expect(errors).toBe('');
  });

  it('removes its unfinished file when it is interrupted, and keeps the old one', async () => {
    const cwd = emptyFolder();
    writeFileSync(join(cwd, 'out.txt'), 'old');
    const child = start(['base64', '/dev/zero', '-o', 'out.txt'], { cwd });
    await expect.poll(() => readdirSync(cwd).length).toBe(2);
    child.kill('SIGINT');
    expect(await ended(child)).toBe(130);
    expect(readdirSync(cwd)).toEqual(['out.txt']);
    expect(readFileSync(join(cwd, 'out.txt'), 'utf8')).toBe('old');
  });

  it.each(['SIGINT', 'SIGTERM'] as const)(
    'ends by %s while it waits for the other end of a named pipe',
    async (name) => {
      const cwd = emptyFolder();
      execFileSync('mkfifo', ['pipe'], { cwd });
      writeFileSync(join(cwd, 'recipe'), 'toolyard recipe 1\nbase64\n');
      for (const args of [
        ['base64', '-t', 'abc', '-o', 'pipe'],
        ['hash', 'pipe', '-o', 'pipe'],
        ['run', 'recipe', '-o', 'pipe', 'recipe'],
        ['base64', 'pipe'],
        ['json', '--sort-keys', 'pipe'],
      ]) {
        const child = start(args, { cwd });
        // It has been started once it waits: the kernel names the call in which a thread waits for the other end.
        await expect.poll(() => waitsIn(child.pid, 'wait_for_partner')).toBe(true);
        child.kill(name);
        expect(await ended(child), args.join(' ')).toBe(name === 'SIGINT' ? 130 : 143);
      }
    },
  );

  it('ends by SIGTERM while the writer of a named pipe has nothing to say', async () => {
    const cwd = emptyFolder();
    execFileSync('mkfifo', ['pipe'], { cwd });
    const child = start(['base64', 'pipe'], { cwd });
    const writer = await open(join(cwd, 'pipe'), 'w');
    await expect.poll(() => waitsIn(child.pid, 'pipe_read')).toBe(true);
    child.kill('SIGTERM');
    expect(await ended(child)).toBe(143);
    await writer.close();
  });

  it('is ended by SIGTERM while the reader of a named pipe reads nothing', async () => {
    const cwd = emptyFolder();
    execFileSync('mkfifo', ['pipe'], { cwd });
    const child = start(['base64', '/dev/zero', '-o', 'pipe'], { cwd });
    const reader = await open(join(cwd, 'pipe'), 'r');
    await expect.poll(() => waitsIn(child.pid, 'pipe_write')).toBe(true);
    child.kill('SIGTERM');
    expect(await once(child, 'close')).toEqual([null, 'SIGTERM']);
    await reader.close();
  });

  it.each([
    [['regex', '--pattern', '(a+)+$', '--budget-ms', '60000', '--text', `${'a'.repeat(60)}b`, '-o', 'out']],
    [['schema', 'data.json', 'schema.json']],
  ])('can be interrupted in the middle of a pattern that backtracks without end: %s', async (args) => {
    const cwd = emptyFolder();
    writeFileSync(join(cwd, 'data.json'), JSON.stringify('a'.repeat(60)));
    writeFileSync(join(cwd, 'schema.json'), JSON.stringify({ pattern: '^(?:(a+)+)+\\1b$' }));
    const child = start(args, { cwd });
    await expect.poll(() => busiestThread(child.pid)).toBeGreaterThan(30);
    child.kill('SIGINT');
    expect(await ended(child)).toBe(130);
  });

  it('ends such a pattern by itself when its time is up', async () => {
    const pattern = ['regex', '--pattern', '(a+)+$', '--budget-ms', '250'];
    const { code, errors } = await toolyard(pattern, { input: `${'a'.repeat(60)}b` });
    expect(code).toBe(2);
    expect(errors).toMatch(/Stopped after 0\.25 s\./);
  });

  it.each([
    ['SIGINT', 130, ['base64']],
    ['SIGTERM', 143, ['base64']],
    ['SIGINT', 130, ['json', '--sort-keys']],
    ['SIGINT', 130, ['regex', '--pattern', 'x']],
    ['SIGINT', 130, ['hash', '--check']],
  ] as const)('ends by %s with %i while it waits for more input: %j', async (signal, code, args) => {
    const child = start([...args], { env: { TOOLYARD_DEBUG: '1' } });
    let said = '';
    child.stdout?.resume();
    child.stderr?.on('data', (chunk: Buffer) => (said += String(chunk)));
    // More than a pipe holds, so the program has begun to read once all of it is written.
    await new Promise((resolve) => child.stdin?.write(`[${'1,'.repeat(MB)}`, resolve));
    child.kill(signal);
    expect(await ended(child)).toBe(code);
    expect(said).toBe('');
  });

  it.each([
    ['gets shorter', (path: string) => truncateSync(path, 10)],
    ['is written in place', (path: string) => writeFileSync(path, 'x', { flag: 'r+' })],
  ])('reports a file that %s while it is read', async (_, change) => {
    const cwd = emptyFolder();
    writeFileSync(join(cwd, 'log'), Buffer.alloc(64 * MB));
    const child = start(['hex', 'log'], { cwd });
    let errors = '';
    child.stderr?.on('data', (chunk: Buffer) => (errors += String(chunk)));
    // The program waits for its reader after the first bytes.
    await once(child.stdout ?? child, 'readable');
    change(join(cwd, 'log'));
    child.stdout?.resume();
    expect(await ended(child)).toBe(2);
    expect(errors).toMatch(
      /^toolyard hex: log: The file could not be read\. It may have been moved, changed or deleted/,
    );
  });
});

describe('a full disk', () => {
  const args = ['base64', '--text', 'abc'];
  const full = /The disk is full\. Free some space/;

  it('at standard output ends with 2 and a sentence', () => {
    const { status, stderr } = spawnSync(process.execPath, [BIN, ...args], {
      stdio: ['ignore', openSync('/dev/full', 'w'), 'pipe'],
      encoding: 'utf8',
    });
    expect([status, stderr]).toEqual([2, expect.stringMatching(full)]);
  });

  it('at --output, too', async () => {
    const { code, errors } = await toolyard([...args, '-o', '/dev/full']);
    expect([code, errors]).toEqual([2, expect.stringMatching(full)]);
  });
});

describe('names', () => {
  it('that aren’t UTF-8 are reported as missing, since Node can’t take them, and their content comes by redirection', () => {
    const cwd = emptyFolder();
    const shell = (command: string) => spawnSync('bash', ['-c', command], { cwd, encoding: 'utf8' });
    const program = `"${process.execPath}" "${BIN}" base64`;
    writeFileSync(Buffer.concat([Buffer.from(`${cwd}/`), Buffer.from([0xff])]), 'abc');
    const named = shell(`${program} $'\\xff'`);
    expect([named.status, named.stdout]).toEqual([2, '']);
    expect(named.stderr).toContain('There is no such file. Check the path.');
    expect(shell(`${program} < $'\\xff'`).stdout).toBe('YWJj');
  });

  it.each(['-dash', 'line\nbreak', ' blank ', 'quote"\\', 'ünï 世界'])('%j', async (name) => {
    const cwd = emptyFolder();
    writeFileSync(join(cwd, name), 'content');
    const { text, code } = await toolyard(['hash', '--algorithms', 'sha256', '--', name], { cwd });
    expect([text, code]).toEqual([execFileSync('sha256sum', ['--', name], { cwd, encoding: 'utf8' }), 0]);
  });

  it('shows control characters of a name as escapes', async () => {
    const { errors } = await toolyard(['base64', 'no\n\x1b[31mfile']);
    expect(errors).toBe('toolyard base64: no\\n\\x1b[31mfile: There is no such file. Check the path.\n');
  });

  it('hashes 10,000 files, like sha256sum', async () => {
    const cwd = emptyFolder();
    const names = Array.from({ length: 10_000 }, (_, index) => `file-${index}`);
    for (const name of names) writeFileSync(join(cwd, name), name);
    const { text, code } = await toolyard(['hash', '--algorithms', 'sha256', ...names], { cwd });
    expect(code).toBe(0);
    expect(text).toBe(execFileSync('sha256sum', names, { cwd, encoding: 'utf8', maxBuffer: 10 * MB }));
  });
});

describe('exit codes', () => {
  const json = ['json', '--validate'];
  it.each([
    [0, json, '{}', /^$/],
    [1, json, '{', /^toolyard json: /],
    [2, ['json'], '{', /^toolyard json: /],
    [1, ['regex', '--pattern', 'x'], 'abc', /^$/],
    [1, ['hash', '--expected', 'd41d8cd98f00b204e9800998ecf8427e'], 'abc', /^toolyard hash: Mismatch\. /],
    [0, ['hash', '--expected', '900150983cd24fb0d6963f7d28e17f72'], 'abc', /^toolyard hash: Match\. /],
    [2, ['nothing'], '', /There is no tool “nothing”\./],
    [2, ['base64', '--nothing'], '', /--nothing isn’t an option of this tool\.\nRun “toolyard help base64” for help\./],
    [2, ['base64', '--line-length', '70'], '', /--line-length 70 isn’t allowed\. Use 0, 76, or 64\./],
    [2, ['base64', '--line-length'], '', /--line-length needs a value\./],
    [2, ['base64', '--url-safe=yes'], '', /--url-safe takes no value\./],
    [2, ['password', '--length', '3'], '', /--length 3 isn’t allowed\. Use a number from 4 to 50\./],
    [2, ['regex', '--pattern', 'a', '--flags', 'u,v'], '', /--flags doesn’t go with the other options\./],
    [2, ['base64', '/'], '', /\/: This is a folder\. Add --recursive to take the files in it\./],
    [2, ['diff', 'one'], '', /This tool takes two files\./],
    [2, ['base64', 'a', 'b'], '', /Several results need a folder\. Name one with --output FOLDER\./],
    [2, ['base64', '-o', '/no/such/folder/x'], 'abc', /The folder of this file does not exist\. Create it first\./],
    [0, ['base64', '--url-safe', '--decode'], 'YQ==', /--url-safe has no effect with --mode decode\./],
  ] as const)('%i for %j of %j', async (code, args, input, errors) => {
    const got = await toolyard(args, { input });
    expect(got.errors).toMatch(errors);
    expect(got.code).toBe(code);
  });

  it('goes on after a missing file, and says so at the end', async () => {
    const cwd = emptyFolder();
    writeFileSync(join(cwd, 'a'), 'a');
    const { code, text, errors } = await toolyard(['hash', '--algorithms', 'md5', 'missing', 'a'], { cwd });
    expect([code, text]).toEqual([2, '0cc175b9c0f1b6a831c399e269772661  a\n']);
    expect(errors).toBe('toolyard hash: missing: There is no such file. Check the path.\n');
  });

  it('prints notes, unless it should be quiet', async () => {
    const input = Buffer.from('\ufeff{}');
    expect((await toolyard(['json'], { input })).errors).toMatch(/^toolyard json: The byte order mark/);
    expect((await toolyard(['json', '--quiet'], { input })).errors).toBe('');
  });
});

describe('output files', () => {
  it('replaces its own input, through a link, and keeps permissions', async () => {
    const cwd = emptyFolder();
    writeFileSync(join(cwd, 'real.json'), '{"a":1}', { mode: 0o600 });
    symlinkSync('real.json', join(cwd, 'link.json'));
    expect((await toolyard(['json', '--minify', 'link.json', '-o', 'link.json'], { cwd })).code).toBe(0);
    expect(execFileSync('stat', ['-c', '%F %a', 'link.json', 'real.json'], { cwd, encoding: 'utf8' })).toBe(
      'symbolic link 777\nregular file 600\n',
    );
    expect(readFileSync(join(cwd, 'real.json'), 'utf8')).toBe('{"a":1}');
  });

  it('leaves nothing behind when the input is wrong', async () => {
    const cwd = emptyFolder();
    const input = `${'QUJD'.repeat(5 * MB)}*`;
    expect((await toolyard(['base64', '--decode', '-o', 'out'], { cwd, input })).code).toBe(2);
    expect(readdirSync(cwd)).toEqual([]);
  });

  it('writes to a device without replacing it', async () => {
    const { code } = await toolyard(['base64', '-o', '/dev/null'], { input: 'abc' });
    expect([code, spawnSync('test', ['-c', '/dev/null']).status]).toEqual([0, 0]);
  });

  it('puts several results into a folder, and back', async () => {
    const cwd = emptyFolder();
    for (const name of ['a.bin', 'b.bin']) writeFileSync(join(cwd, name), `${name}\0`);
    for (const name of ['coded', 'back']) mkdirSync(join(cwd, name));
    await toolyard(['base64', 'a.bin', 'b.bin', '-o', 'coded'], { cwd });
    expect(readdirSync(join(cwd, 'coded'))).toEqual(['a.bin.base64', 'b.bin.base64']);
    await toolyard(['base64', '--decode', 'coded/a.bin.base64', 'coded/b.bin.base64', '-o', 'back'], { cwd });
    expect(readFileSync(join(cwd, 'back/b.bin'), 'utf8')).toBe('b.bin\0');
  });

  it('creates the folder of a name with a slash, for one file as well', async () => {
    const cwd = emptyFolder();
    writeFileSync(join(cwd, 'a.bin'), 'a');
    expect((await toolyard(['base64', 'a.bin', '-o', 'new/deep/'], { cwd })).code).toBe(0);
    expect((await toolyard(['base64', '-o', 'new/'], { cwd, input: 'b' })).code).toBe(0);
    expect(readFileSync(join(cwd, 'new/deep/a.bin.base64'), 'utf8')).toBe('YQ==');
    expect(readFileSync(join(cwd, 'new/stdin.base64'), 'utf8')).toBe('Yg==');
  });

  const differing = async (args: readonly string[], inputs: Readonly<Record<string, string>>) => {
    const cwd = emptyFolder();
    for (const [name, text] of Object.entries(inputs)) {
      mkdirSync(join(cwd, dirname(name)), { recursive: true });
      writeFileSync(join(cwd, name), text);
    }
    const { code, errors } = await toolyard([...args, ...Object.keys(inputs), '-o', 'out'], { cwd });
    const names = existsSync(join(cwd, 'out')) ? readdirSync(join(cwd, 'out')) : [];
    const results = Object.fromEntries(names.map((name) => [name, readFileSync(join(cwd, 'out', name), 'utf8')]));
    return { code, errors, results };
  };

  it.each([
    [
      'the same name in two folders',
      ['base64'],
      { 'x/a.txt': '1', 'y/a.txt': '2', 'z/a.txt': '3' },
      { 'a.txt.base64': 'MQ==', 'a (2).txt.base64': 'Mg==', 'a (3).txt.base64': 'Mw==' },
    ],
    [
      'names that differ only in case, as Windows and macOS see them',
      ['hex'],
      { 'x/A.txt': '1', 'y/a.TXT': '2' },
      { 'A.txt.hex': '31', 'a (2).TXT.hex': '32' },
    ],
    [
      'names that differ only in how an accent is written',
      ['hex'],
      { 'x/\u00e9': '1', 'y/e\u0301': '2' },
      { '\u00e9.hex': '31', 'e\u0301 (2).hex': '32' },
    ],
    [
      'endings that decoding removes',
      ['base64', '--decode'],
      { 'a.b64': 'MQ==', 'a.base64': 'Mg==' },
      { a: '1', 'a (2)': '2' },
    ],
    [
      'a numbered name that a later file has',
      ['hex'],
      { 'x/a': '1', 'y/a': '2', 'a (2)': '3' },
      { 'a.hex': '31', 'a (2).hex': '32', 'a (2) (2).hex': '33' },
    ],
  ])('numbers results of the same name and says so: %s', async (_, args, inputs, expected) => {
    const { code, errors, results } = await differing(args, inputs);
    expect(code).toBe(0);
    expect(results).toEqual(expected);
    const numbered = Object.keys(expected).filter((name) => /\(\d\)(?:\.\w+)*$/.test(name) && !(name in inputs));
    expect(errors.trim().split('\n').length).toBe(numbered.length);
    for (const name of numbered) expect(errors).toContain(`This one is out/${name}.`);
  });

  it('never replaces a file in the folder unless it is told to, and begins no work before', async () => {
    const cwd = emptyFolder();
    for (const name of ['a', 'b']) writeFileSync(join(cwd, name), name);
    const args = ['hex', 'a', 'b', '-o', 'out'];
    mkdirSync(join(cwd, 'out'));
    writeFileSync(join(cwd, 'out/b.hex'), 'old');
    const { code, errors } = await toolyard(args, { cwd });
    expect([code, readdirSync(join(cwd, 'out')), readFileSync(join(cwd, 'out/b.hex'), 'utf8')]).toEqual([
      2,
      ['b.hex'],
      'old',
    ]);
    expect(errors).toMatch(/out\/b\.hex: This file already exists\. Replace it with --force/);
    expect((await toolyard([...args, '--force'], { cwd })).code).toBe(0);
    expect(readFileSync(join(cwd, 'out/b.hex'), 'utf8')).toBe('62');
  });

  it.each([
    ['a folder', ['json', 'a', '-o', 'folder'], /folder: This is a folder\. Name a file\./],
    ['a name with a slash', ['json', 'a', '-o', 'new/'], /new\/: This is a folder\. Name a file\./],
    ['a name with a slash for a list', ['hash', 'a', 'a', '-o', 'new/'], /new\/: This is a folder\. Name a file\./],
    ['a name in a missing folder', ['json', 'a', '-o', 'new/b'], /new\/b: The folder of this file does not exist\./],
    ['an empty name', ['json', 'a', '-o', ''], /-o needs a value\./],
    ['a recipe’s folder', ['run', 'recipe', 'a', '-o', 'new/'], /new\/: This is a folder\. Name a file\./],
    ['a recipe’s empty name', ['run', 'recipe', 'a', '-o', ''], /Name a recipe and at most two files\./],
    [
      'a file as a folder',
      ['hex', 'a', 'a', '-o', 'recipe'],
      /recipe: This is a file, and several results need a folder/,
    ],
    ['a name that is too long', ['hex', 'a', 'n'.repeat(255), '-o', 'new'], /n\.hex: The name is too long\./],
    ['a link to nowhere', ['hex', 'b', '-o', 'folder'], /folder\/b\.hex: This file already exists\./],
    [
      'one file by two names',
      ['hex', 'a', 'c', '-f', '-o', 'folder'],
      /folder\/c\.hex: Another result would replace this/,
    ],
  ])('refuses %s before it reads anything', async (_, args, message) => {
    const cwd = emptyFolder();
    mkdirSync(join(cwd, 'folder'));
    for (const name of ['a', 'b', 'c', 'folder/a.hex']) writeFileSync(join(cwd, name), 'not JSON');
    writeFileSync(join(cwd, 'recipe'), 'toolyard recipe 1\njson\n');
    symlinkSync('nowhere', join(cwd, 'folder/b.hex'));
    symlinkSync('a.hex', join(cwd, 'folder/c.hex'));
    const { code, errors } = await toolyard(args, { cwd });
    expect([code, errors]).toEqual([2, expect.stringMatching(message)]);
    expect(errors).not.toContain('not JSON');
    expect(readFileSync(join(cwd, 'folder/a.hex'), 'utf8')).toBe('not JSON');
  });

  it('never replaces standard input, if it is a file', () => {
    const cwd = emptyFolder();
    writeFileSync(join(cwd, 'stdin.hex'), '31');
    const { status, stderr } = spawnSync(process.execPath, [BIN, 'hex', '-f', '-o', './'], {
      cwd,
      stdio: [openSync(join(cwd, 'stdin.hex'), 'r'), 'pipe', 'pipe'],
      encoding: 'utf8',
    });
    expect([status, stderr]).toEqual([2, expect.stringContaining('A result would replace this input.')]);
  });

  it('never replaces an input, by any of its names', async () => {
    const cwd = emptyFolder();
    writeFileSync(join(cwd, 'a.hex'), '31');
    writeFileSync(join(cwd, 'a'), '32');
    writeFileSync(join(cwd, 'b.hex'), '33');
    linkSync(join(cwd, 'b.hex'), join(cwd, 'b'));
    for (const files of [
      ['a.hex', 'a'],
      ['b.hex', 'a.hex'],
    ]) {
      const { code, errors } = await toolyard(['hex', '--decode', ...files, '-o', '.', '--force'], { cwd });
      expect([code, readFileSync(join(cwd, 'a'), 'utf8'), readFileSync(join(cwd, 'b'), 'utf8')]).toEqual([
        2,
        '32',
        '33',
      ]);
      expect(errors).toContain('A result would replace this input.');
    }
  });

  it('keeps a file that appears while the run is on', async () => {
    const cwd = emptyFolder();
    writeFileSync(join(cwd, 'a'), 'a');
    execFileSync('mkfifo', ['pipe'], { cwd });
    const child = start(['hex', 'a', 'pipe', '-o', 'out'], { cwd });
    await expect.poll(() => existsSync(join(cwd, 'out/a.hex'))).toBe(true);
    writeFileSync(join(cwd, 'out/pipe.hex'), 'mine');
    writeFileSync(join(cwd, 'pipe'), 'b');
    expect(await ended(child)).toBe(2);
    expect(readFileSync(join(cwd, 'out/pipe.hex'), 'utf8')).toBe('mine');
    expect(readdirSync(join(cwd, 'out')).toSorted()).toEqual(['a.hex', 'pipe.hex']);
  });
});

describe('help', () => {
  it.each([
    [['--help'], /^Usage: toolyard TOOL/],
    [['--help', 'hash'], /^Hash Generator\./],
    [['help'], /^Usage: toolyard TOOL/],
    [['help', '--help'], /^Usage: toolyard TOOL/],
    [['help', 'run'], /^Usage: toolyard run RECIPE \[--output FILE\] \[--encoding NAME\] \[--json\] \[--quiet\]/],
    [['run', '--help'], /^Usage: toolyard run /],
    [['mcp', '-h'], /^Usage: toolyard mcp --root FOLDER/],
    [['list', '--help'], /^Usage: toolyard list \[--json\]/],
    [['completion', '--help'], /^Usage: toolyard completion SHELL/],
    [['hash', '-qh', 'missing'], /^Hash Generator\./],
    [['--', 'hash', '--help'], /^Hash Generator\./],
  ])('%j', async (args, expected) => {
    const { code, text, errors } = await toolyard(args);
    expect([code, errors]).toEqual([0, '']);
    expect(text).toMatch(expected);
  });

  it('is a word like any other after -- and as a value', async () => {
    const cwd = emptyFolder();
    const missing = await toolyard(['hash', '--', '--help'], { cwd });
    expect([missing.code, missing.errors]).toEqual([2, expect.stringMatching(/--help: There is no such file\./)]);
    writeFileSync(join(cwd, '-h'), 'abc');
    expect((await toolyard(['hex', '--', '-h'], { cwd })).text).toBe('616263');
    expect((await toolyard(['hex', '--text', '-h'], { cwd })).text).toBe('2d68');
    expect((await toolyard(['run', '--', '--help'], { cwd })).errors).toMatch(/--help: There is no such file\./);
    expect((await toolyard(['--', '--help'])).errors).toMatch(/There is no tool “--help”\./);
  });
});

describe('keys', () => {
  const expected = `HMAC-SHA256 (-) = ${createHmac('sha256', 'se cret').update('abc').digest('hex')}\n`;
  const args = ['hash', '--algorithms', 'sha256'];

  it('come from a file or the environment', async () => {
    const cwd = emptyFolder();
    writeFileSync(join(cwd, 'key'), 'se cret\n');
    expect((await toolyard([...args, '--key-file', 'key'], { cwd, input: 'abc' })).text).toBe(expected);
    expect((await toolyard(args, { env: { TOOLYARD_KEY: 'se cret' }, input: 'abc' })).text).toBe(expected);
  });

  it('come from a file descriptor', () => {
    const cwd = emptyFolder();
    writeFileSync(join(cwd, 'key'), 'se cret\n');
    const { stdout } = spawnSync(process.execPath, [BIN, ...args, '--key-fd', '3'], {
      stdio: ['pipe', 'pipe', 'pipe', openSync(join(cwd, 'key'), 'r')],
      input: 'abc',
    });
    expect(String(stdout)).toBe(expected);
  });

  it('are never arguments', async () => {
    expect((await toolyard([...args, '--key', 'secret'])).errors).toMatch(/--key isn’t an option of this tool\./);
  });
});

describe.runIf(existsSync('/usr/bin/script'))('on a terminal', () => {
  /** A terminal's view: both outputs in one. */
  const onTerminal = (words: string, env: NodeJS.ProcessEnv = {}) => {
    const { stdout, status } = spawnSync(
      '/usr/bin/script',
      ['-qec', `"${process.execPath}" "${BIN}" ${words}`, '/dev/null'],
      {
        encoding: 'utf8',
        env: { ...process.env, NO_COLOR: '', ...env },
      },
    );
    return { text: stdout, status };
  };

  it('refuses to show binary', () => {
    const { text, status } = onTerminal('base64 --decode -t AAECAw==');
    expect(text).toContain('The result is binary, which a terminal can’t show.');
    expect([text.includes('\0'), status]).toEqual([false, 2]);
  });

  it('shows what would control it, in results, notes and errors', () => {
    const hostile = '\u001b[31mred\u009b2J\rover\u202eback\u2066in\u007f';
    const folder = emptyFolder();
    const file = join(folder, 'in');
    writeFileSync(file, hostile);
    for (const words of [
      `case --file-case uppercase "${file}"`,
      `base64 --decode -t ${Buffer.from(hostile).toString('base64')}`,
      `base64 --decode "${file}"`,
      `hex --decode "${file}"`,
      `json "${file}"`,
      `json --query '${hostile}' -t {}`,
      `xml "${file}"`,
      `"${file}${hostile}"`,
      `base64 "${file}${hostile}"`,
      `base64 --mode '${hostile}'`,
      `base64 '--${hostile}'`,
    ]) {
      // The red of the program's own name is ours.
      const { text } = onTerminal(words, { NO_COLOR: '1' });
      // oxlint-disable-next-line no-control-regex -- they are what is looked for
      expect(text.replaceAll('\r\n', '\n'), words).not.toMatch(/[\0-\x08\x0b-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069]/);
    }
    expect(onTerminal(`case --file-case uppercase "${file}"`).text).toContain('\\x1b[31MRED\\x9b2J\\x0dOVER');
  });

  it('shows a QR code that another library reads', () => {
    const lines = onTerminal('qr -t https://example.com').text.trimEnd().split('\r\n');
    const width = lines[0]?.length ?? 0;
    // Each character is two modules, one above the other; a module gets four pixels a side.
    const isLight = (row: number, column: number) => {
      const character = lines[Math.floor(row / 2)]?.[column] ?? '█';
      return row % 2 === 0 ? '▀█'.includes(character) : '▄█'.includes(character);
    };
    const side = width * 4;
    const data = Uint8Array.from({ length: side * side * 3 }, (_, at) => {
      const pixel = Math.floor(at / 3);
      return isLight(Math.floor(pixel / side / 4), Math.floor((pixel % side) / 4)) ? 255 : 0;
    });
    expect(decodeQR({ data, width: side, height: side })).toBe('https://example.com');
  });

  it('ends a result with a line break', () => {
    expect(onTerminal('base64 -t abc').text).toBe('YWJj\r\n');
  });

  it('shows errors in red, but not with NO_COLOR', () => {
    expect(onTerminal('json -t x').text).toContain('\x1b[31mtoolyard json:\x1b[39m');
    expect(onTerminal('json -t x', { NO_COLOR: '1' }).text).not.toContain('\x1b[');
  });
});
