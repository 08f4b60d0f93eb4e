// Ways to read a file in chunks, for comparison.
import { readChunks } from '../../workers/lib/read-chunks';
import type { ReadingWay } from './api';

type Reading = (file: Blob, chunkBytes: number) => AsyncGenerator<Uint8Array> | Generator<Uint8Array>;

/** A second buffer, which is filled while the first one is processed. */
async function* readAhead(file: Blob, chunkBytes: number): AsyncGenerator<Uint8Array> {
  const reader = file.stream().getReader({ mode: 'byob' });
  let next = reader.read(new Uint8Array(new ArrayBuffer(chunkBytes)));
  let spare = new ArrayBuffer(chunkBytes);
  for (;;) {
    const { done, value } = await next;
    if (done) return;
    next = reader.read(new Uint8Array(spare));
    yield value;
    spare = value.buffer;
  }
}

async function* defaultReader(file: Blob): AsyncGenerator<Uint8Array> {
  const reader = file.stream().getReader();
  for (let next = await reader.read(); !next.done; next = await reader.read()) yield next.value;
}

async function* slices(file: Blob, chunkBytes: number): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < file.size; at += chunkBytes) {
    yield new Uint8Array(await file.slice(at, at + chunkBytes).arrayBuffer());
  }
}

export const READINGS: Readonly<Record<ReadingWay, Reading>> = {
  ours: readChunks,
  'read-ahead': readAhead,
  'default-reader': defaultReader,
  slices,
};
