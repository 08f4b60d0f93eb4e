import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PortReader, PortWriter, WINDOW_BYTES } from '../../../workers/run/port-pipe';

function openPipe() {
  const { port1, port2 } = new MessageChannel();
  const controller = new AbortController();
  const { signal } = controller;
  return { writer: new PortWriter(port1, signal), reader: new PortReader(port2, signal), port1, port2, controller };
}

const MiB = 1024 * 1024;

/** Lets all messages in, so that any waiting end can continue. */
const turns = async () => {
  for (let turn = 0; turn < 50; turn++) await new Promise(setImmediate);
};

/** Whether the promise settles once all messages are in. */
async function settles(promise: Promise<unknown>): Promise<boolean> {
  let isSettled = false;
  void promise.then(
    () => (isSettled = true),
    () => (isSettled = true),
  );
  await turns();
  return isSettled;
}

describe('a pipe over a port', () => {
  it('carries what is written, whatever becomes of the writer’s buffer', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.uint8Array({ maxLength: 9 }), { maxLength: 20 }), async (chunks) => {
        const { writer, reader } = openPipe();
        const write = async () => {
          for (const chunk of chunks) {
            const given = chunk.slice();
            await writer.write(given);
            given.fill(0xff);
          }
          writer.end('end');
        };
        const written = write();
        const parts: Uint8Array[] = [];
        for await (const chunk of reader) {
          parts.push(chunk.slice());
          reader.giveBack(chunk);
        }
        await written;
        expect(Buffer.concat(parts).equals(Buffer.concat(chunks))).toBe(true);
        expect(Buffer.from(writer.written.head).equals(Buffer.concat(chunks))).toBe(true);
      }),
    );
  });

  it('has a window for the writer, which opens as the reader takes chunks', async () => {
    const { writer, reader, controller } = openPipe();
    for (let bytes = MiB; bytes < WINDOW_BYTES; bytes += MiB) await writer.write(new Uint8Array(MiB));
    const last = writer.write(new Uint8Array(MiB));
    expect(await settles(last)).toBe(false);
    await reader.next();
    expect(await settles(last)).toBe(true);
    controller.abort();
  });

  it('fills the buffers again that the reader gives back', async () => {
    const { writer, reader, controller } = openPipe();
    await writer.write(Uint8Array.of(1, 2, 3));
    const { value: first } = await reader.next();
    if (first) reader.giveBack(first);
    expect(first).toHaveLength(0); // it has moved
    await turns();
    await writer.write(Uint8Array.of(4, 5));
    const { value: second } = await reader.next();
    expect(second).toEqual(Uint8Array.of(4, 5));
    expect(second?.buffer.byteLength).toBe(3);
    controller.abort();
  });

  it('wakes a writer whose reader leaves, and drops the rest', async () => {
    const { writer, reader } = openPipe();
    const held = writer.write(new Uint8Array(WINDOW_BYTES));
    expect(await settles(held)).toBe(false);
    reader.leave();
    await held;
    await writer.write(new Uint8Array(2 * WINDOW_BYTES));
    expect(writer.written.bytes).toBe(3 * WINDOW_BYTES);
    writer.end('end');
    expect(await reader.next()).toEqual({ done: true, value: undefined });
  });

  it('wakes a reader whose writer fails, behind what came before', async () => {
    const { writer, reader } = openPipe();
    await writer.write(Uint8Array.of(1));
    expect((await reader.next()).value).toEqual(Uint8Array.of(1));
    const held = reader.next();
    expect(await settles(held.catch(() => undefined))).toBe(false);
    writer.end('failed');
    await expect(held).rejects.toMatchObject({ code: 'canceled' });
  });

  it('wakes both ends when the signal is aborted, and lets neither go on', async () => {
    const [{ writer, ...full }, { reader, ...empty }] = [openPipe(), openPipe()];
    const ends = [writer.write(new Uint8Array(WINDOW_BYTES)), reader.next()];
    for (const end of ends) expect(await settles(end.catch(() => undefined))).toBe(false);
    for (const { controller } of [full, empty]) controller.abort();
    for (const end of [...ends, writer.write(Uint8Array.of(1)), reader.next()]) {
      await expect(end).rejects.toMatchObject({ code: 'canceled' });
    }
  });

  it('takes a foreign message for a failure', async () => {
    const { reader, port1 } = openPipe();
    port1.postMessage({ type: 'APPLY', path: ['__proto__'] });
    await expect(reader.next()).rejects.toMatchObject({ code: 'canceled' });
  });
});
