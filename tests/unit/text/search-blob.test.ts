import { expect, test } from 'vitest';
import { searchBlob, type Found } from '../../../src/tool-kit/text/search-blob';

async function search(text: string, query: string): Promise<Found | undefined> {
  let last: Found | undefined;
  await searchBlob(new Blob([text]), query, new AbortController().signal, (found) => (last = found));
  return last;
}

test('finds a text in any case, by bytes', async () => {
  expect(await search('é Ab\n😀aB ab', 'aB')).toEqual({ count: 3, offsets: [3, 10, 13], isComplete: true });
});

test('a search is for the text, not for a pattern', async () => {
  expect(await search('a.b a-b (a/b) a+b', '(a/b)')).toEqual({ count: 1, offsets: [8], isComplete: true });
  expect((await search('a.b a-b', 'a-b'))?.offsets).toEqual([4]);
});

test('finds what is cut by a piece of 64 KiB or a read of 1 MiB, and counts nothing twice', async () => {
  const text = 'abcabc'.repeat(400_000);
  expect((await search(text, 'cabc'))?.count).toBe(400_000);
  expect((await search(text, 'abcabc'))?.count).toBe(400_000);
  const found = await search(`${'é'.repeat(800_000)}needle`, 'NEEDLE');
  expect(found?.offsets).toEqual([1_600_000]);
});

test('stops when it is no longer wanted', async () => {
  const aborted = searchBlob(new Blob(['a']), 'a', AbortSignal.abort(), () => undefined);
  await expect(aborted).rejects.toThrow();
});
