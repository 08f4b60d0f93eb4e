// `toolyard mcp` as a real process, used by the SDK's own client.
import { execFileSync } from 'node:child_process';
import { createHash, createHmac } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, symlinkSync, writeFileSync } from 'node:fs';
import { once } from 'node:events';
import { dirname, join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { describe, expect, onTestFinished, test } from 'vitest';
import { PLACES } from '../../cli/mcp/schema';
import type { ThreadRequest } from '../../cli/run';
import { commandNames, loadTool } from '../../cli/tools';
import { BIN, emptyFolder, toolyard } from './toolyard';

interface Answered {
  readonly isError?: boolean;
  readonly content: readonly { readonly text: string }[];
  readonly structuredContent: {
    readonly positive?: boolean;
    readonly notes?: readonly string[];
    readonly result?: { text?: string; path?: string; bytes?: number; sha256?: string; firstLines?: string };
    readonly error?: { readonly code: string; readonly message: string; readonly at?: object };
  };
}

async function connect(...roots: readonly string[]) {
  const client = new Client({ name: 'test', version: '1' });
  const args = [BIN, 'mcp', ...roots.flatMap((root) => ['--root', root])];
  await client.connect(new StdioClientTransport({ command: process.execPath, args, stderr: 'pipe' }));
  onTestFinished(() => client.close());
  return {
    client,
    call: async (name: string, given: Record<string, unknown>) =>
      (await client.callTool({ name, arguments: given })) as unknown as Answered,
  };
}

/** A root, and a folder beside it with a secret. */
function folders() {
  const folder = emptyFolder();
  const [root, other] = [join(folder, 'root'), join(folder, 'other')];
  mkdirSync(root);
  mkdirSync(other);
  writeFileSync(join(other, 'secret'), 'marked-secret');
  return { root, other, secret: join(other, 'secret') };
}

const digest = (bytes: string | Uint8Array) => createHash('sha256').update(bytes).digest('hex');

describe('tools', () => {
  test('each command is one, with its options as a schema', async () => {
    const { client } = await connect(folders().root);
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name)).toEqual(commandNames.filter((name) => name !== 'dupes'));
    expect(tools.find(({ name }) => name === 'json')?.inputSchema.properties).toMatchObject({
      path: { type: 'string' },
      indent: { enum: ['2', '4', 'tab'], default: '2' },
      sortKeys: { type: 'boolean', default: false },
    });
    const two = tools.find(({ name }) => name === 'diff')?.inputSchema.properties;
    expect(Object.keys(two ?? {})).toEqual(expect.arrayContaining(['path', 'otherPath']));
    const none = tools.find(({ name }) => name === 'password')?.inputSchema.properties;
    expect(Object.keys(none ?? {})).not.toContain('path');
  });

  test.each(commandNames)('%s: no option has the name of an input', async (name) => {
    const { shape } = await loadTool(name);
    expect(PLACES.filter((place) => place in shape)).toEqual([]);
  });

  test('text, files, and two inputs', async () => {
    const { root } = folders();
    const { call } = await connect(root);
    writeFileSync(join(root, 'old'), 'a\nb\n');
    const text = await call('base64', { text: 'hello', urlSafe: true });
    expect(text).toMatchObject({ content: [{ text: 'aGVsbG8=' }], structuredContent: { positive: true } });
    expect((await call('base64', { path: 'old' })).content[0]?.text).toBe('YQpiCg==');
    expect((await call('base64', { path: join(root, 'old') })).content[0]?.text).toBe('YQpiCg==');
    const diff = await call('diff', { path: 'old', otherText: 'a\nc\n' });
    expect(diff.structuredContent.positive).toBe(false);
    expect(diff.content[0]?.text).toContain('-b\n+c\n');
  });

  test('an error says where, and an argument that is wrong says what is allowed', async () => {
    const { call } = await connect(folders().root);
    const invalid = await call('json', { text: '{"a":}' });
    expect(invalid).toMatchObject({ isError: true, structuredContent: { error: { code: 'invalid-input' } } });
    expect(invalid.structuredContent.error?.at).toMatchObject({ line: 1, column: 6 });
    const says = async (given: Record<string, unknown>) => (await call('json', given)).content[0]?.text;
    expect(await says({ text: '1', indent: '3' })).toBe('This value of “indent” isn’t allowed. Use 2, 4, or tab.');
    expect(await says({ text: '1', color: 'red' })).toBe('“color” isn’t an argument of this tool.');
    expect(await says({ text: '1', path: 'a' })).toBe('Give either a path or text for an input, not both.');
    expect(await says({})).toBe('With these options, “json” needs path or text.');
    expect((await call('jpeg', {})).content[0]?.text).toMatch(/^There is no tool “jpeg”\. Use one of base64,/);
  });

  test('an option of the wrong type is named, with what it takes', async () => {
    const { call } = await connect(folders().root);
    const wrong: readonly (readonly [tool: string, given: Record<string, unknown>, says: RegExp])[] = [
      ['base64', { lineLength: '76' }, /^“lineLength” must be a number, not text\. Use 0, 76, or 64\.$/],
      ['base64', { mode: ['encode'] }, /^“mode” must be text, not a list\. Use encode or decode\.$/],
      ['base64', { urlSafe: 'yes' }, /^“urlSafe” must be true or false, not text\.$/],
      [
        'hash',
        { algorithms: 'md5' },
        /^“algorithms” must be a list, not text. Use a list of any of md5, sha1, .*, each at most once\.$/,
      ],
      ['hash', { algorithms: ['md5', 'md5'] }, /^This value of “algorithms” isn’t allowed. Use a list of any of md5, /],
      ['regex', { pattern: 5 }, /^“pattern” must be text, not a number\. Use at most 10000 characters\.$/],
      ['regex', { pattern: null }, /^“pattern” must be text, not null\. Use at most 10000 characters\.$/],
      ['uuid', { length: {} }, /^“length” must be a number, not an object\. Use a number from 1 to 255\.$/],
      ['uuid', { length: 1.5 }, /^This value of “length” isn’t allowed\. Use a number from 1 to 255/],
      ['unit', { from: 'nothing' }, /^This value of “from” isn’t allowed\. The tool’s schema lists its values\.$/],
      ['json', { path: 5 }, /^“path” must be text, not a number\.$/],
      ['json', { outputPath: true }, /^“outputPath” must be text, not true or false\.$/],
      ['json', { overwrite: 'yes' }, /^“overwrite” must be true or false, not text\.$/],
    ];
    for (const [tool, given, says] of wrong) {
      const { isError, content, structuredContent } = await call(tool, given);
      expect([isError, structuredContent.error]).toMatchObject([true, { option: Object.keys(given)[0] }]);
      expect(content[0]?.text).toMatch(says);
    }
  });

  test('each tool is said to write and to replace files, and to use no network', async () => {
    const { client } = await connect(folders().root);
    for (const { name, annotations, inputSchema } of (await client.listTools()).tools) {
      expect(inputSchema.properties, name).toMatchObject({
        outputPath: { type: 'string' },
        overwrite: { type: 'boolean', default: false },
      });
      expect(annotations, name).toEqual({
        readOnlyHint: false,
        destructiveHint: true,
        idempotentHint: false,
        openWorldHint: false,
      });
    }
  });
});

describe('results', () => {
  test('over 16 KB, a file with its size, digest and first lines', async () => {
    const { root } = folders();
    const { call } = await connect(root);
    const lines = Array.from({ length: 5000 }, (_, at) => `line ${at}\n`).join('');
    writeFileSync(join(root, 'lines'), lines);
    const { content, structuredContent } = await call('dedup', { path: 'lines' });
    const { path = '', ...rest } = structuredContent.result ?? {};
    const written = readFileSync(path);
    expect(dirname(path)).toBe(join(root, 'toolyard-results'));
    expect(rest).toEqual({
      bytes: written.length,
      sha256: digest(written),
      firstLines: lines.split('\n').slice(0, 10).join('\n'),
    });
    expect(String(written).trimEnd()).toBe(lines.trimEnd());
    expect(JSON.stringify(content).length).toBeLessThan(1000);
  });

  test.each([
    [16_384, 'text'],
    [16_388, 'path'],
  ])('%i bytes are %s', async (bytes, kind) => {
    const { call } = await connect(folders().root);
    const { structuredContent } = await call('base64', { text: 'x'.repeat((bytes / 4) * 3) });
    expect(Object.keys(structuredContent.result ?? {})).toContain(kind);
  });

  test('a binary one is a file, too, without lines', async () => {
    const { call } = await connect(folders().root);
    const { structuredContent } = await call('qr', { text: 'hello' });
    const { path = '', firstLines } = structuredContent.result ?? {};
    expect([readFileSync(path).subarray(1, 4).toString(), firstLines]).toEqual(['PNG', undefined]);
  });

  test('with outputPath, nothing of the content is in the answer', async () => {
    const { root } = folders();
    const { call } = await connect(root);
    writeFileSync(join(root, 'token'), 'bWFya2VkLXNlY3JldA==');
    const answer = await call('base64', { path: 'token', mode: 'decode', outputPath: 'plain' });
    expect(readFileSync(join(root, 'plain'), 'utf8')).toBe('marked-secret');
    expect(answer.structuredContent.result).toEqual({
      path: join(root, 'plain'),
      bytes: 13,
      sha256: digest('marked-secret'),
    });
    expect(JSON.stringify(answer)).not.toContain('marked-secret');
  });

  test('outputPath never replaces an input, and another file only with “overwrite”', async () => {
    const { root } = folders();
    const { call } = await connect(root);
    for (const name of ['input', 'other', 'key', 'kept']) writeFileSync(join(root, name), name);
    const says = async (name: string, given: Record<string, unknown>) => (await call(name, given)).content[0]?.text;
    const given = { path: 'input', otherPath: 'other' };
    for (const outputPath of ['input', 'other'])
      expect(await says('diff', { ...given, outputPath, overwrite: true })).toBe(
        `${outputPath}: This file is an input of the same call, and an input is never replaced. Use another name.`,
      );
    expect(await says('hash', { path: 'input', keyPath: 'key', outputPath: 'key', overwrite: true })).toMatch(
      /^key: This file is an input of the same call/,
    );
    expect(await says('diff', { ...given, outputPath: 'kept' })).toBe(
      'kept: This file already exists. Use another name, or replace it with "overwrite": true.',
    );
    for (const name of ['input', 'other', 'key', 'kept']) expect(readFileSync(join(root, name), 'utf8')).toBe(name);
    await call('base64', { path: 'input', outputPath: 'kept', overwrite: true });
    expect(readFileSync(join(root, 'kept'), 'utf8')).toBe(btoa('input'));
  });

  test('nothing is written to hidden files, and no part of a file stays', async () => {
    const { root } = folders();
    mkdirSync(join(root, '.git'));
    const { call } = await connect(root);
    for (const outputPath of ['.bashrc', '.git/config', 'x/../.git/hooks'])
      expect((await call('base64', { text: 'x', outputPath, overwrite: true })).content[0]?.text).toMatch(
        /: Nothing is written to hidden files and folders\. /,
      );
    expect([readdirSync(root), readdirSync(join(root, '.git'))]).toEqual([['.git'], []]);
  });

  test('a run that fails leaves no file', async () => {
    const { root } = folders();
    const { call } = await connect(root);
    const bad = `${'QUJD'.repeat(1_000_000)}*`;
    expect(await call('base64', { text: bad, mode: 'decode', outputPath: 'out' })).toMatchObject({ isError: true });
    expect(await call('base64', { text: bad, mode: 'decode' })).toMatchObject({ isError: true });
    expect([readdirSync(root), readdirSync(join(root, 'toolyard-results'))]).toEqual([['toolyard-results'], []]);
  });

  test('a key is read from a file and in no answer', async () => {
    const { root, secret } = folders();
    const { call } = await connect(root);
    writeFileSync(join(root, 'key'), 'marked-key\n');
    const answer = await call('hash', { text: 'hello', algorithms: ['sha256'], keyPath: 'key' });
    expect(answer.content[0]?.text).toContain(createHmac('sha256', 'marked-key').update('hello').digest('hex'));
    expect(JSON.stringify(answer)).not.toContain('marked-key');
    expect(await call('hash', { text: 'hello', keyPath: secret })).toMatchObject({ isError: true });
  });
});

describe('paths', () => {
  const OUTSIDE = /This path is not below the folders of --root/;

  test('nothing outside the roots is read, and its existence isn’t shown', async () => {
    const { root, other, secret } = folders();
    symlinkSync(secret, join(root, 'link'));
    symlinkSync(other, join(root, 'folder'));
    symlinkSync('../other/secret', join(root, 'relative'));
    mkdirSync(`${root}-more`);
    writeFileSync(`${root}-more/file`, 'marked-secret');
    const { call } = await connect(root);
    const hostile = [
      ...['../other/secret', '../other/missing', secret, 'a/../../other/secret', 'link', 'folder/secret', 'relative'],
      ...['/etc/passwd', '/proc/self/environ', '/dev/stdin', '/dev/zero', '', '..', 'a\0b', `${root}-more/file`],
    ];
    for (const path of hostile) {
      const answer = await call('base64', { path });
      expect(answer.isError, path).toBe(true);
      expect(answer.content[0]?.text, path).toMatch(OUTSIDE);
      expect(JSON.stringify(answer)).not.toContain(btoa('marked-secret'));
    }
  });

  test('folders and named pipes are refused', async () => {
    const { root } = folders();
    mkdirSync(join(root, 'folder'));
    execFileSync('mkfifo', [join(root, 'pipe')]);
    const { call } = await connect(root);
    for (const [path, kind] of [
      ['.', 'folder'],
      ['folder', 'folder'],
      ['pipe', 'named pipe'],
    ])
      expect((await call('base64', { path })).content[0]?.text).toBe(
        `${String(path)}: This is a ${String(kind)}. Name a file.`,
      );
    expect((await call('base64', { path: 'missing' })).content[0]?.text).toMatch(/There is no such file/);
  });

  test('a link that stays below the roots is followed', async () => {
    const { root, other } = folders();
    symlinkSync(join(other, 'secret'), join(root, 'link'));
    const { call } = await connect(root, other);
    expect((await call('base64', { path: 'link' })).content[0]?.text).toBe(btoa('marked-secret'));
  });

  test('nothing outside the roots is written, and no link is written through', async () => {
    const { root, other, secret } = folders();
    symlinkSync(secret, join(root, 'link'));
    symlinkSync(join(other, 'new'), join(root, 'dangling'));
    symlinkSync(other, join(root, 'folder'));
    symlinkSync(other, join(root, 'toolyard-results'));
    const { call } = await connect(root);
    for (const outputPath of ['../other/x', join(other, 'x'), 'folder/x', '.', '..', 'link', 'dangling', 'missing/x']) {
      const { isError } = await call('base64', { text: 'hello', outputPath, overwrite: true });
      expect(isError, outputPath).toBe(true);
    }
    expect((await call('base64', { text: 'x'.repeat(20_000) })).content[0]?.text).toMatch(OUTSIDE);
    expect(readdirSync(other)).toEqual(['secret']);
    expect(readFileSync(secret, 'utf8')).toBe('marked-secret');
    expect(readdirSync(root).toSorted()).toEqual(['dangling', 'folder', 'link', 'toolyard-results']);
  });

  test('a folder that becomes a link meanwhile leads nowhere else', async () => {
    const { root, other } = folders();
    mkdirSync(join(root, 'real'));
    writeFileSync(join(root, 'real/secret'), 'harmless');
    symlinkSync(other, join(root, 'trap'));
    renameSync(join(root, 'real'), join(root, 'now'));
    const { call } = await connect(root);
    const swaps = new AbortController();
    const swapping = (async () => {
      for (let turn = 0; !swaps.signal.aborted; turn++) {
        renameSync(join(root, 'now'), join(root, turn % 2 === 0 ? 'real' : 'trap'));
        renameSync(join(root, turn % 2 === 0 ? 'trap' : 'real'), join(root, 'now'));
        await new Promise(setImmediate);
      }
    })();
    const said = new Set<string>();
    for (let turn = 0; turn < 100; turn++) {
      const answers = Array.from({ length: 5 }, () => call('base64', { path: 'now/secret' }));
      for (const { content } of await Promise.all(answers)) said.add(content[0]?.text ?? '');
      await call('base64', { text: 'hello', outputPath: 'now/written', overwrite: true });
    }
    swaps.abort();
    await swapping;
    expect(said).toContain(btoa('harmless'));
    expect([...said].filter((text) => text !== btoa('harmless') && !text.startsWith('now/secret: '))).toEqual([]);
    expect(existsSync(join(other, 'written'))).toBe(false);
  });
});

/** Runs in a thread before its own script. When the kernel begins, it sends what the thread can still reach. */
const PROBE = `
import { parentPort } from 'node:worker_threads';
const send = parentPort.postMessage.bind(parentPort);
parentPort.postMessage = (message) => {
  const found = [];
  for (let owner = globalThis; owner; owner = Object.getPrototypeOf(owner)) found.push(...Object.getOwnPropertyNames(owner));
  if (message.kind === 'begun') send({ globals: found, ofProcess: Object.keys(process) });
  send(message);
};`;

test('a thread has no network when its kernel begins', async () => {
  const execArgv = ['--import', `data:text/javascript,${encodeURIComponent(PROBE)}`];
  const { options } = await loadTool('regex');
  const values = { ...options.defaults, pattern: 'a' };
  const workerData: ThreadRequest = {
    asked: { command: 'regex', values, context: { names: [] } },
    inputs: ['abc'],
    streams: false,
  };
  const thread = new Worker(join(dirname(BIN), 'thread.js'), { execArgv, workerData });
  onTestFinished(async () => void (await thread.terminate()));
  const messages: object[] = [];
  thread.on('message', (message: object) => messages.push(message));
  await once(thread, 'exit');
  const [probe] = messages as { globals: string[]; ofProcess: string[] }[];
  const network = /fetch|socket|eventsource|xmlhttp|transport|beacon/i;
  expect(Object.getOwnPropertyNames(globalThis)).toContain('fetch'); // this thread still has it
  expect(probe?.globals.filter((name) => network.test(name))).toEqual([]);
  expect(probe?.ofProcess.filter((name) => /builtin|binding/i.test(name))).toEqual([]);
  expect(messages.at(-1)).toMatchObject({ kind: 'reply', reply: { ok: true } });
});

test.each([
  ['without a root', [], 'Name at least one folder with --root.'],
  ['with a folder that isn’t there', ['--root', 'missing'], '--root missing: There is no such folder.'],
  ['with another flag', ['--port', '1'], '“mcp” takes only --root FOLDER'],
])('%s, it ends with a sentence', async (_, args, says) => {
  const { code, errors } = await toolyard(['mcp', ...args], { cwd: emptyFolder() });
  expect([code, errors]).toEqual([2, expect.stringContaining(says)]);
});
