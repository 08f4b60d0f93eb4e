// Messages with parts: every part has its own bytes, whatever they are, and the limits on layers hold.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { reportOf } from '../../../src/tools/identify/report';
import { kernel } from '../../../workers/kernels/identify/kernel';
import { parametersOf } from '../../../workers/kernels/identify/readers/mime-parameters';
import { MOST_LAYERS_IN_ALL, stepsTo } from '../../../workers/kernels/identify/spec';
import { bytesOf } from '../recipe/run-in-thread';
import { outputOf } from '../run-in-node';

const latin1 = (text: string) => Buffer.from(text, 'latin1');

const head = (boundary: string) =>
  latin1(`MIME-Version: 1.0\r\nContent-Type: multipart/mixed; boundary="${boundary}"\r\n\r\n`);

function message(boundary: string, parts: readonly Uint8Array[]): Buffer {
  const middle = parts.flatMap((part) => [latin1(`--${boundary}\r\n`), part, latin1('\r\n')]);
  return Buffer.concat([head(boundary), ...middle, latin1(`--${boundary}--\r\n`)]);
}

const part = (content: Uint8Array, header = 'Content-Transfer-Encoding: binary') =>
  Buffer.concat([latin1(`${header}\r\n\r\n`), content]);

/** A message of so many messages of so many messages. */
const nested = (depth: number, width: number): Buffer =>
  message(
    `b${String(depth)}`,
    Array.from({ length: width }, (_, at) =>
      depth === 0 ? part(latin1(`Words of the part ${String(at)}.`)) : nested(depth - 1, width),
    ),
  );

describe('the parts of a message', () => {
  it('are the bytes between its delimiters', async () => {
    const boundary = fc.stringMatching(/^[A-Za-z0-9'()+_,./:=?-]{1,20}$/);
    const content = fc.oneof(
      fc.uint8Array({ minLength: 1, maxLength: 60 }),
      fc.constantFrom('\r\n', '\n--', '--', '\r\n--x', 'a --x\r\n').map(latin1),
    );
    await fc.assert(
      fc.asyncProperty(boundary, fc.array(content, { minLength: 1, maxLength: 5 }), async (line, contents) => {
        fc.pre(contents.every((bytes) => !Buffer.from(bytes).includes(`--${line}`)));
        const whole = message(
          line,
          contents.map((bytes) => part(bytes)),
        );
        const { layers } = await outputOf(kernel, whole, {});
        const parts = layers.filter(({ parent }) => parent === 0);
        const found = await Promise.all(parts.map(async (layer) => Buffer.from(await bytesOf(layer.content))));
        expect(found).toEqual(contents.map((bytes) => Buffer.from(bytes)));
      }),
      { numRuns: 200 },
    );
  });

  it('may end with a soft line break, whose line break is the delimiter’s', async () => {
    const soft = part(latin1('caf=C3=A9 =\r\nau lait='), 'Content-Transfer-Encoding: quoted-printable');
    const { layers } = await outputOf(kernel, message('b', [soft]), {});
    expect(Buffer.from(await bytesOf(layers[1]?.content)).toString()).toBe('café au lait');
  });

  it('name the layer that they were in, and lead to no recipe', async () => {
    const json = part(latin1(Buffer.from('{"a":[1,2,3]}').toString('base64')), 'Content-Transfer-Encoding: base64');
    const { layers } = await outputOf(kernel, message('b', [part(latin1('Some words here.')), json]), {});
    expect(
      reportOf(layers)
        .split('\n')
        .filter((line) => /^\d|From/.test(line)),
    ).toEqual([
      '1. MIME message, 2 parts',
      '2. Text',
      '   From layer 1: Part 1 (binary)',
      '3. JSON',
      '   From layer 1: Part 2 (base64)',
    ]);
    expect(layers.map((_, at) => stepsTo(layers, at))).toEqual([[], undefined, undefined]);
  });

  it('within parts within parts are opened up to a number in all, which is named', async () => {
    const { layers, notes } = await outputOf(kernel, nested(2, 8), {});
    expect(layers.length).toBeGreaterThanOrEqual(MOST_LAYERS_IN_ALL);
    expect(layers.length).toBeLessThan(MOST_LAYERS_IN_ALL + 12);
    expect(notes).toEqual(['There are more layers. At most 64 are opened in all; identify one of them to go on.']);
  });

  it('are counted, even if they are many', async () => {
    const many = Buffer.concat([head('b'), latin1('--b\r\n\r\nx\r\n'.repeat(300_000))]);
    const { layers } = await outputOf(kernel, many, {});
    expect(layers[0]?.readings[0]?.title).toBe('MIME message, 300,000 parts');
    expect(layers).toHaveLength(13);
  });
});

// RFC 2231, sections 3 and 4.1, and RFC 2045, section 5.1.
describe('parameters', () => {
  it.each([
    [`application/x-stuff; title*=us-ascii'en-us'This%20is%20%2A%2A%2Afun%2A%2A%2A`, 'title', 'This is ***fun***'],
    [
      `application/x-stuff; title*0*=us-ascii'en'This%20is%20even%20more%20; title*1*=%2A%2A%2Afun%2A%2A%2A%20; title*2="isn't it!"`,
      'title',
      `This is even more ***fun*** isn't it!`,
    ],
    [
      `message/external-body; URL*0="ftp://"; URL*1="cs.utk.edu/pub/moore/bulk-mailer/bulk-mailer.tar"`,
      'url',
      'ftp://cs.utk.edu/pub/moore/bulk-mailer/bulk-mailer.tar',
    ],
    [`attachment; filename="a \\"b\\" ; c.txt"`, 'filename', 'a "b" ; c.txt'],
    [`attachment; filename=EURO.txt; filename*=utf-8''%e2%82%ac.txt`, 'filename', '€.txt'],
    [`attachment; filename*1=b; filename*0=a`, 'filename', 'ab'],
    [`attachment; filename*=nowhere''%41`, 'filename', '%41'],
  ])('%s', (header, name, value) => {
    expect(parametersOf(header).get(name)).toBe(value);
  });
});
