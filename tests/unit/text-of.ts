// The content of a result: text, a Blob, or a saved file.
import type { Stored } from '../../workers/contract/run/sink';

export async function bytesOf(result: Stored): Promise<Uint8Array> {
  if (result.stored === 'text') return new TextEncoder().encode(result.text);
  if (result.stored === 'blob') return new Uint8Array(await result.blob.arrayBuffer());
  throw new Error('The result was saved into a file');
}

export const textOf = async (result: Stored) =>
  new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(await bytesOf(result));
