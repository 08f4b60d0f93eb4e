// Functions that another thread may call. Comlink also lets the other thread read, set and call any path from an exposed object,
// `__proto__` and `constructor` included, so hostile code in a worker could change every object of the page. Only plain calls pass here.
import { expose, proxy, transferHandlers, type TransferHandler } from 'comlink';

type AnyFunction = (...args: never[]) => unknown;

/**
 * The part of Comlink's messages that this check needs. See `expose` in its src/comlink.ts, which reads the arguments of any message
 * before it can catch an error, and throws for an id that it can't send back.
 */
interface Message {
  readonly id?: unknown;
  readonly type?: unknown;
  readonly path?: unknown;
  readonly argumentList?: unknown;
}

const isRaw = (value: unknown) =>
  typeof value === 'object' && value !== null && 'type' in value && value.type === 'RAW' && 'value' in value;

const isCall = ({ type, path, argumentList }: Message) =>
  type === 'APPLY' &&
  Array.isArray(path) &&
  path.length === 0 &&
  Array.isArray(argumentList) &&
  argumentList.every(isRaw);

const isRelease = ({ type, path, argumentList }: Message) =>
  type === 'RELEASE' && path === undefined && argumentList === undefined;

function onMessage(event: MessageEvent<Message | null>) {
  const message = event.data ?? {};
  const isHonest = typeof message.id === 'string' && (isCall(message) || isRelease(message));
  if (!isHonest) event.stopImmediatePropagation();
}

/** Serves calls of the function until the other end releases the port. Ignores every other message. */
export function exposeFunction(call: AnyFunction, port: MessagePort): void {
  port.addEventListener('message', onMessage); // must precede Comlink's listener
  expose(call, port);
}

const byComlink = transferHandlers.get('proxy') as TransferHandler<AnyFunction, MessagePort>;

transferHandlers.set('proxy', {
  ...byComlink,
  serialize(value) {
    const { port1, port2 } = new MessageChannel();
    exposeFunction(value, port1);
    return [port2, [port2]];
  },
} satisfies TransferHandler<AnyFunction, MessagePort>);

/** Marks a function that runs here when the other thread calls it. Without the mark it can't be cloned. */
export const callback = <Call extends AnyFunction>(call: Call) => proxy(call);
