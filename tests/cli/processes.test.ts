// The command line as a process: pipes that close, signals, files that change, names of any kind, exit codes.
import { execFileSync, spawnSync } from 'node:child_process';
import { createHmac } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { once } from 'node:events';
import { join } from 'node:path';
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

  it('can be interrupted in the middle of a pattern that backtracks without end', async () => {
    const cwd = emptyFolder();
    const child = start(
      ['regex', '--pattern', '(a+)+$', '--budget-ms', '60000', '--text', `${'a'.repeat(60)}b`, '-o', 'out'],
      { cwd },
    );
    await expect.poll(() => busiestThread(child.pid)).toBeGreaterThan(30);
    child.kill('SIGINT');
    expect(await ended(child)).toBe(130);
  });

  it('ends such a pattern by itself when its time is up', async () => {
    const pattern = ['regex', '--pattern', '(a+)+$', '--budget-ms', '250'];
    const { code, errors } = await toolyard(pattern, { input: `${'a'.repeat(60)}b` });
    expect(code).toBe(2);
    expect(errors).toMatch(/The run was stopped after 0\.25 s\./);
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
    [1, ['hash', '--expected', 'd41d8cd98f00b204e9800998ecf8427e'], 'abc', /^$/],
    [0, ['hash', '--expected', '900150983cd24fb0d6963f7d28e17f72'], 'abc', /^$/],
    [2, ['nothing'], '', /There is no tool “nothing”\./],
    [2, ['base64', '--nothing'], '', /--nothing isn’t an option of this tool\.\nRun “toolyard help base64” for help\./],
    [2, ['base64', '--line-length', '70'], '', /--line-length 70 isn’t allowed\. Use 0, 76, or 64\./],
    [2, ['base64', '--line-length'], '', /--line-length needs a value\./],
    [2, ['base64', '--url-safe=yes'], '', /--url-safe takes no value\./],
    [2, ['password', '--length', '3'], '', /--length 3 isn’t allowed\. Use a number from 4 to 50\./],
    [2, ['regex', '--pattern', 'a', '--flags', 'u,v'], '', /--flags doesn’t go with the other options\./],
    [2, ['base64', '/'], '', /\/: This is a folder\. Name the files in it\./],
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
