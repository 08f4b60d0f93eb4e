// A hostile worker sends forged, malformed and out-of-order messages. The page throws no error that nothing catches, and the run ends.
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Lane } from '../../../workers/client/lane';
import { KernelClient } from '../../../workers/client/kernel-client';
import { answerWith } from '../../../workers/client/page-decoder';
import type { WorkerLike } from '../../../workers/client/worker-slot';
import type { KernelSpec } from '../../../workers/contract/run/kernel';
import { wantsDecoder } from '../../../workers/contract/media/page-decoder';
import { isReport } from '../../../workers/contract/site/reported';
import type { RunReply } from '../../../workers/contract/run/wire';
import { exposeFunction } from '../../../workers/run/callbacks';

/** Errors that reached the thread's own handlers, as on a page they would reach window.onerror. */
const uncaught: unknown[] = [];
const note = (error: unknown) => void uncaught.push(error);

beforeEach(() => {
  uncaught.length = 0;
  vi.spyOn(console, 'error').mockReturnValue(undefined);
  process.on('uncaughtException', note).on('unhandledRejection', note);
});

afterEach(() => {
  vi.restoreAllMocks();
  process.off('uncaughtException', note).off('unhandledRejection', note);
});

/** Both kinds are raised after the microtasks, and a port's messages are tasks of their own. */
const settled = async () => {
  for (let turn = 0; turn < 3; turn++) await new Promise((resolve) => setImmediate(resolve));
};

interface Forged {
  readonly id?: unknown;
}

/** A worker that answers each message with the attacker's, and keeps the ports that the page has sent. */
class HostileWorker extends EventTarget implements WorkerLike {
  readonly ports: MessagePort[] = [];
  readonly #answer: (id: unknown) => Forged;

  constructor(answer: (id: unknown) => Forged) {
    super();
    this.#answer = answer;
  }

  postMessage(message: { readonly id?: unknown }, transfer: Transferable[] | StructuredSerializeOptions = []) {
    if (Array.isArray(transfer)) this.ports.push(...transfer.filter((item) => item instanceof MessagePort));
    const forged = structuredClone(this.#answer(message.id));
    setImmediate(() => this.dispatchEvent(new MessageEvent('message', { data: forged })));
  }

  terminate() {
    for (const port of this.ports) port.close();
  }
}

const spec: KernelSpec<string, object, { readonly text: string }> = { id: 'any', rights: 'compute' };

/** The reply of a run whose workers answer like this. */
async function runWith(answer: (id: unknown) => Forged, onProgress: (progress: unknown) => void = () => undefined) {
  const made: HostileWorker[] = [];
  const spawn = () => {
    const worker = new HostileWorker(answer);
    made.push(worker);
    return worker;
  };
  const lane = () => new Lane({ scriptOf: () => 'hostile.js', spawn, idleMs: 0, workers: 1 });
  const client = new KernelClient({ lanes: { quick: lane, bulk: lane(), media: lane() } });
  const reply = client.run(spec, { runId: '1', input: 'text', options: {}, onProgress });
  return { made, reply };
}

const raw = (value: unknown) => ({ type: 'RAW', value });

/** Data that structured cloning carries, half of it with the names that the page reads. */
const anyData = fc.oneof(
  fc.anything({ withDate: true, withMap: true, withTypedArray: true, withNullPrototype: true }),
  fc.record(
    {
      ok: fc.oneof(fc.boolean(), fc.anything()),
      output: fc.anything(),
      ms: fc.oneof(fc.integer(), fc.anything()),
      error: fc.oneof(
        fc.record(
          { code: fc.oneof(fc.constant('invalid-input'), fc.anything()), message: fc.anything(), at: fc.anything() },
          { requiredKeys: [] },
        ),
        fc.anything(),
      ),
      written: fc.anything(),
    },
    { requiredKeys: [] },
  ),
);

const wireValue = fc.oneof(
  anyData.map(raw),
  anyData,
  fc.record({ type: fc.constant('HANDLER'), name: fc.constantFrom('proxy', 'throw', 'nothing', 7), value: anyData }),
);

/** Messages as Comlink's, with every part forged. */
const anyCall = fc.oneof(
  fc.anything(),
  fc.record(
    {
      id: fc.oneof(fc.string(), fc.anything()),
      type: fc.oneof(fc.constantFrom('APPLY', 'RELEASE', 'GET', 'SET', 'CONSTRUCT', 'ENDPOINT'), fc.anything()),
      path: fc.oneof(fc.constant([]), fc.array(fc.string()), fc.anything()),
      argumentList: fc.oneof(fc.array(wireValue), fc.anything()),
      value: wireValue,
    },
    { requiredKeys: [] },
  ),
);

const isCloneable = (value: unknown) => {
  try {
    structuredClone(value);
    return true;
  } catch {
    return false;
  }
};

describe('a forged reply', () => {
  it('ends the run with the words for a bug of ours', async () => {
    const bad = [
      null,
      7,
      'reply',
      [],
      {},
      { ok: true },
      { ok: true, output: 1, ms: 'x' },
      { ok: 'yes', output: 1, ms: 1 },
      { ok: false },
      { ok: false, error: null },
      { ok: false, error: { code: 'nonsense', message: 'x' } },
      { ok: false, error: { code: 'internal', message: { html: 'x' } } },
      { ok: false, error: { code: 'internal', message: 'x', at: 'there' } },
      { ok: false, error: { code: 'internal', message: 'x', title: [] } },
      { ok: true, output: 1, ms: 1, written: { bytes: 1, head: 'text' } },
    ];
    for (const value of bad) {
      const { reply } = await runWith((id) => ({ id, ...raw(value) }));
      expect(await reply, JSON.stringify(value)).toEqual({
        ok: false,
        error: { code: 'internal', message: { messageKey: 'common/internal' } },
      });
    }
    await settled();
    expect(uncaught).toEqual([]);
  });

  it('of any form ends the run, and what the page gets is a reply', async () => {
    await fc.assert(
      fc.asyncProperty(wireValue.filter(isCloneable), async (value) => {
        const { reply } = await runWith((id) => ({ id, ...(value as object) }));
        const got: RunReply<unknown> = await reply;
        if (got.ok) expect(got.ms).toBeTypeOf('number');
        else expect(['string', 'object']).toContain(typeof got.error.message);
      }),
      { numRuns: 1000 },
    );
    await settled();
    expect(uncaught).toEqual([]);
  });

  it('with an id that no call has is ignored', async () => {
    const answer = (id: unknown) => ({ id, ...raw({ ok: true, output: 'own', ms: 1 }) });
    const { made, reply } = await runWith(answer);
    for (const id of [undefined, null, 0, {}, [], 'x'])
      made[0]?.dispatchEvent(
        new MessageEvent('message', { data: { id, ...raw({ ok: true, output: 'other', ms: 1 }) } }),
      );
    expect(await reply).toMatchObject({ ok: true, output: 'own' });
  });
});

describe('a forged call', () => {
  it('of a callback throws nothing that nobody catches', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(anyCall.filter(isCloneable), { maxLength: 20 }), async (calls) => {
        const { port1, port2 } = new MessageChannel();
        exposeFunction(() => undefined, port1);
        for (const call of calls) port2.postMessage(call);
        await settled();
        port1.close();
        port2.close();
      }),
      { numRuns: 300 },
    );
    expect(uncaught).toEqual([]);
  });

  it('with a port that can’t be sent back throws nothing either', async () => {
    const { port1, port2 } = new MessageChannel();
    exposeFunction(() => undefined, port1);
    const { port1: moved } = new MessageChannel();
    port2.postMessage({ id: moved, type: 'APPLY', path: [], argumentList: [] }, [moved]);
    await settled();
    await settled();
    expect(uncaught).toEqual([]);
    port2.close();
  });

  it('of the page’s decoder throws nothing that nobody catches', async () => {
    const { port1, port2 } = new MessageChannel();
    answerWith(() => Promise.reject(new DOMException('Unable to decode', 'EncodingError')), port1);
    for (const call of fc.sample(anyCall.filter(isCloneable), 200)) port2.postMessage(call);
    await settled();
    expect(uncaught).toEqual([]);
    port2.close();
  });

  it('of the progress reaches the page only as progress', async () => {
    const heard: unknown[] = [];
    const good = { done: 1, total: 2, step: { label: 'Reading', unit: 'bytes' } };
    const { made, reply } = await runWith(
      () => ({}),
      (progress) => heard.push(progress),
    );
    await settled();
    const [port] = made[0]?.ports ?? [];
    const forged = [null, 7, {}, { ...good, done: 'x' }, { ...good, total: {} }, { ...good, step: null }];
    const labels = [
      { ...good, step: { label: {}, unit: 'bytes' } },
      { ...good, step: { label: 'x', unit: 1 } },
    ];
    for (const progress of [...forged, ...labels, { ...good, done: Number.NaN }, good])
      port?.postMessage({ id: 'x', type: 'APPLY', path: [], argumentList: [raw(progress)] });
    await settled();
    expect(heard).toEqual([good]);
    made[0]?.dispatchEvent(new Event('messageerror'));
    expect(await reply).toMatchObject({ ok: false, error: { code: 'crashed' } });
    expect(uncaught).toEqual([]);
  });
});

describe('a forged report', () => {
  const request = { address: 'https://a.example/', at: 1, received: 0, hasSizes: true, isRelayed: false };
  const own = { toolyardReport: { requests: [request], refusals: [{ address: 'inline', directive: 'script-src' }] } };

  it('is refused, and a worker’s own is not', () => {
    expect(isReport(own)).toBe(true);
    const bad = [
      null,
      undefined,
      {},
      { requests: [], refusals: null },
      { requests: {}, refusals: [] },
      { requests: [null], refusals: [] },
      { requests: [{ ...request, address: 'javascript:1' }], refusals: [] },
      { requests: [{ ...request, address: 'not an address' }], refusals: [] },
      { requests: [{ ...request, at: '1' }], refusals: [] },
      { requests: [{ ...request, received: {} }], refusals: [] },
      { requests: [{ ...request, sent: [] }], refusals: [] },
      { requests: [], refusals: [{ address: {}, directive: 'script-src' }] },
      { requests: [], refusals: [{ address: 'eval' }] },
    ];
    for (const toolyardReport of bad) expect(isReport({ toolyardReport }), JSON.stringify(toolyardReport)).toBe(false);
    fc.assert(fc.property(fc.anything(), (data) => !isReport(data) && !wantsDecoder(data)));
  });

  it('needs a port to ask for the decoder', () => {
    const { port1 } = new MessageChannel();
    expect(wantsDecoder({ toolyardDecoder: port1 })).toBe(true);
    for (const toolyardDecoder of [null, {}, 'port', { addEventListener: 1 }])
      expect(wantsDecoder({ toolyardDecoder })).toBe(false);
    port1.close();
  });
});
