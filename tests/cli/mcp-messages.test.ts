// Malformed messages to `toolyard mcp`: which error each gets (https://www.jsonrpc.org/specification), and that serving goes on.
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { PassThrough } from 'node:stream';
import { expect, onTestFinished, test } from 'vitest';
import { LineTransport, linesOf } from '../../cli/mcp/transport';
import { emptyFolder, start } from './toolyard';

const [PARSE_ERROR, INVALID_REQUEST, METHOD_NOT_FOUND, INVALID_PARAMS] = [-32700, -32600, -32601, -32602];

const MiB = 1024 * 1024;

type Case = readonly [what: string, line: string | Buffer, code: number, id: unknown];

const request = (fields: object) => JSON.stringify({ jsonrpc: '2.0', id: 7, method: 'tools/list', ...fields });

const nested = (levels: number) => '['.repeat(levels) + ']'.repeat(levels);

const malformed: readonly Case[] = [
  ['no JSON', 'hello', PARSE_ERROR, null],
  ['truncated JSON', request({}).slice(0, -1), PARSE_ERROR, null],
  ['two values', `${request({})}${request({})}`, PARSE_ERROR, null],
  ['no UTF-8', Buffer.from('{"jsonrpc":"2.0","id":7,"method":"\xff"}', 'latin1'), PARSE_ERROR, null],
  ['a byte order mark', `\ufeff${request({})}`, PARSE_ERROR, null],
  ['a number', '5', INVALID_REQUEST, null],
  ['text', '"ping"', INVALID_REQUEST, null],
  ['null', 'null', INVALID_REQUEST, null],
  ['true', 'true', INVALID_REQUEST, null],
  ['an empty list', '[]', INVALID_REQUEST, null],
  ['a batch', `[${request({})},${request({})}]`, INVALID_REQUEST, null],
  ['an empty object', '{}', INVALID_REQUEST, null],
  ['no version', request({ jsonrpc: undefined }), INVALID_REQUEST, 7],
  ['another version', request({ jsonrpc: '1.0' }), INVALID_REQUEST, 7],
  ['a number as version', request({ jsonrpc: 2 }), INVALID_REQUEST, 7],
  ['no method', request({ method: undefined }), INVALID_REQUEST, 7],
  ['a number as method', request({ method: 5 }), INVALID_REQUEST, 7],
  ['null as method', request({ method: null, id: 'seven' }), INVALID_REQUEST, 'seven'],
  ['neither method nor id', '{"jsonrpc":"2.0"}', INVALID_REQUEST, null],
  ['a number as method, without an id', '{"jsonrpc":"2.0","method":1,"params":"bar"}', INVALID_REQUEST, null],
  ...[5, 'text', null, false].map((params): Case => [
    `${JSON.stringify(params)} as parameters`,
    request({ params }),
    INVALID_REQUEST,
    7,
  ]),
  ...[{}, [], 1.5, null, true].map((id): Case => [
    `${JSON.stringify(id)} as id`,
    request({ id }),
    INVALID_REQUEST,
    null,
  ]),
  ['an id beyond 2^53', request({}).replace('7', '9007199254740993'), INVALID_REQUEST, null],
  ['another member', request({ more: 1 }), INVALID_REQUEST, 7],
  ['a list of parameters', request({ params: [1] }), INVALID_PARAMS, 7],
  ['deep nesting', request({ params: { deep: 0 } }).replace(':0}', `:${nested(100_000)}}`), INVALID_REQUEST, null],
  ['11 MiB', request({ params: { long: 'x'.repeat(11 * MiB) } }), INVALID_REQUEST, null],
  ['an unknown method', request({ method: 'nothing' }), METHOD_NOT_FOUND, 7],
  ['no name of a tool', request({ method: 'tools/call', params: {} }), INVALID_PARAMS, 7],
  ['no parameters', request({ method: 'tools/call' }), INVALID_PARAMS, 7],
  ['text as arguments', request({ method: 'tools/call', params: { name: 'hash', arguments: 'x' } }), INVALID_PARAMS, 7],
  ['a number as cursor', request({ params: { cursor: 5 } }), INVALID_PARAMS, 7],
  ['no version of the protocol', request({ method: 'initialize', params: {} }), INVALID_PARAMS, 7],
];

const unanswered = [
  '{"jsonrpc":"2.0","method":"notifications/initialized"}',
  '{"jsonrpc":"2.0","method":"nothing"}',
  '{"jsonrpc":"2.0","method":"notifications/initialized","params":5}',
  '{"jsonrpc":"2.0","method":"notifications/progress","params":{"progressToken":{}}}',
  '{"jsonrpc":"2.0","method":"tools/call","params":{"name":"hash","arguments":{"text":"x"}}}',
  '{"jsonrpc":"2.0","id":7,"result":{}}',
  '{"jsonrpc":"2.0","id":7,"result":5}',
  '{"jsonrpc":"2.0","id":7,"error":{"code":1,"message":"no"}}',
  '',
  ' \r',
];

interface Response {
  readonly jsonrpc: string;
  readonly id: unknown;
  readonly result?: object;
  readonly error?: { readonly code: number; readonly message: string };
}

function serve() {
  const child = start(['mcp', '--root', emptyFolder()]);
  onTestFinished(() => void child.kill());
  if (!child.stdin || !child.stdout) throw new Error('The process has no pipes.');
  const { stdin } = child;
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  const next = async (): Promise<Response> => JSON.parse(String((await lines.next()).value)) as Response;
  let pings = 0;
  return {
    child,
    send: (line: string | Buffer) => void stdin.write(Buffer.concat([Buffer.from(line), Buffer.from('\n')])),
    next,
    /** The responses that came before this ping's. */
    settled: async (): Promise<readonly Response[]> => {
      const id = `ping ${String(pings++)}`;
      stdin.write(`${JSON.stringify({ jsonrpc: '2.0', id, method: 'ping' })}\n`);
      const before: Response[] = [];
      for (let response = await next(); response.id !== id; response = await next()) before.push(response);
      return before;
    },
  };
}

test('each malformed message gets the error of JSON-RPC, and the server goes on', async () => {
  const { send, settled } = serve();
  for (const [what, line, code, id] of malformed) {
    send(line);
    const responses = await settled();
    const { message = '' } = responses[0]?.error ?? {};
    expect(responses, what).toEqual([{ jsonrpc: '2.0', id, error: { code, message } }]);
    // A sentence, and no data of a validator.
    if (code !== METHOD_NOT_FOUND) expect(message, what).toMatch(/^[A-Z“][^{}[\]\n]*\.$/);
  }
});

test('neither a notification nor a response is answered, whatever it holds', async () => {
  const { send, settled } = serve();
  for (const line of unanswered) {
    send(line);
    expect(await settled(), line).toEqual([]);
  }
});

test('messages may arrive in any pieces, and several at once', async () => {
  const { child, send, next } = serve();
  const [first, second] = [1, 2].map((id) => `{"jsonrpc":"2.0","id":${String(id)},"method":"ping"}`);
  for (const byte of Buffer.from(`${first ?? ''}\r\n`)) child.stdin?.write(Buffer.of(byte));
  send(`oops\n${second ?? ''}\nnull`);
  const ids = [await next(), await next(), await next(), await next()].map(({ id, error }) => error?.code ?? id);
  expect(ids.toSorted()).toEqual([1, 2, PARSE_ERROR, INVALID_REQUEST].toSorted());
});

test('a message cut off by the end of the input is answered, and the server ends', async () => {
  const { child, next } = serve();
  child.stdin?.end('{"jsonrpc":"2.0","id":1,"meth');
  expect((await next()).error?.code).toBe(PARSE_ERROR);
  expect(await once(child, 'close')).toEqual([0, null]);
});

test('a line without an end takes no more memory than the longest allowed one', async () => {
  const chunk = new Uint8Array(MiB).fill(0x78);
  const before = process.memoryUsage().arrayBuffers;
  let most = 0;
  async function* input() {
    for (let count = 0; count < 200; count++) {
      yield chunk;
      most = Math.max(most, process.memoryUsage().arrayBuffers - before);
    }
    yield Buffer.from('\nnext\n');
  }
  const lines: (string | undefined)[] = [];
  for await (const line of linesOf(input())) lines.push(line && Buffer.from(line).toString());
  expect(lines).toEqual([undefined, 'next']);
  expect(most).toBeLessThan(40 * MiB); // 10 MiB, and the shorter ones that it has replaced
});

test('errors wait for a client that doesn’t read', async () => {
  const [input, output] = [new PassThrough(), new PassThrough({ highWaterMark: 100 })];
  const transport = new LineTransport(input, output);
  await transport.start();
  for (let count = 0; count < 1000; count++) input.write('oops\n');
  await new Promise(setImmediate);
  expect(output.writableLength + output.readableLength).toBeLessThan(1000);
  input.end();
  let errors = 0;
  output.on('data', (chunk: Buffer) => (errors += chunk.toString().split('\n').length - 1));
  await new Promise<void>((resolve) => (transport.onclose = resolve));
  expect(errors).toBe(1000);
});
