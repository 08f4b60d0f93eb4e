// Opens an input in any encoding as UTF-8.
import { Readable } from 'node:stream';
import { isPipe } from '../workers/contract/run/source';
import { utf8Of } from './encodings';
import { openStream, type Input } from './inputs';
import { message } from './message';

/** How a tool reads an input. */
export interface Reading {
  readonly encoding: string | undefined;
  readonly readsOnce: boolean;
  readonly signal: AbortSignal;
}

export async function openAsUtf8(
  { encoding, readsOnce, signal }: Reading,
  open: (readsOnce: boolean) => Promise<Input>,
): Promise<Input> {
  if (encoding === undefined) return open(readsOnce);
  const input = await open(false);
  const { source } = input;
  const chunks = isPipe(source) ? undefined : await utf8Of(source, encoding);
  if (!chunks) return input;
  const stream = Readable.from(chunks, { objectMode: false });
  const { close, ...opened } = await openStream(stream, { name: message('theInput'), readsOnce, signal });
  return { ...opened, isConverted: true, close: async () => void (await Promise.all([close(), input.close()])) };
}
