import { describe, expect, it } from 'vitest';
import { ReadAhead } from '../../../workers/run/read-ahead';

/** Counts how many of its kind are being read, and how many were read in all. */
class WatchedFile extends Blob {
  static reading = 0;
  static most = 0;
  static read = 0;

  override async arrayBuffer(): Promise<ArrayBuffer> {
    WatchedFile.most = Math.max(WatchedFile.most, ++WatchedFile.reading);
    WatchedFile.read++;
    const bytes = await super.arrayBuffer();
    WatchedFile.reading--;
    return bytes;
  }
}

class Unreadable extends Blob {
  override arrayBuffer(): Promise<ArrayBuffer> {
    return Promise.reject(new DOMException('gone', 'NotReadableError'));
  }
}

class Shrunk extends Blob {
  override arrayBuffer(): Promise<ArrayBuffer> {
    return Promise.resolve(new ArrayBuffer(1));
  }
}

describe('small files', () => {
  it('are read once, several at the same time, and never far ahead', async () => {
    const files = Array.from({ length: 100 }, (_, index) => new WatchedFile([String(index)]));
    const ahead = new ReadAhead(files);
    for (const [index, file] of files.entries()) {
      expect(new TextDecoder().decode(await ahead.take(file))).toBe(String(index));
      expect(WatchedFile.read).toBeLessThanOrEqual(index + 8);
    }
    expect(WatchedFile.read).toBe(files.length);
    expect(WatchedFile.most).toBe(8);
  });

  it('give their own error, also if they were opened ahead', async () => {
    const files = [new Blob(['a']), new Unreadable(['b']), new Shrunk(['cd']), new Blob(['e'])];
    const ahead = new ReadAhead(files);
    const [a, b, c, e] = files.map((file) => ahead.take(file));
    await expect(a).resolves.toEqual(new Uint8Array([97]));
    await expect(b).rejects.toMatchObject({ code: 'unreadable', text: { messageKey: 'common/unreadable' } });
    await expect(c).rejects.toMatchObject({ code: 'unreadable', text: { values: { read: 1, size: 2 } } });
    await expect(e).resolves.toEqual(new Uint8Array([101]));
  });

  it('are not held if they are alone, and neither are large files, texts and files in memory', () => {
    const file = new Blob(['a']);
    const large = new Blob([new Uint8Array(1_000_000)]);
    const bytes = new Uint8Array(3);
    expect(new ReadAhead([file]).take(file)).toBeUndefined();
    const ahead = new ReadAhead([large, 'text', bytes, file]);
    for (const source of [large, 'text', bytes, new Blob(['of another run'])])
      expect(ahead.take(source)).toBeUndefined();
  });
});
