import { afterEach, describe, expect, it, vi } from 'vitest';
import type { LargeFile } from '../../../workers/run/sink';
import type { PrivateFileRequest } from '../../../workers/run/worker-api';

// Its types are of another thread than those of the tests: the compiler is kept from following it.
const path = ['../../../workers/runtime', 'private-file'].join('/');
const { openPrivateFile } = (await import(path)) as {
  openPrivateFile: (wanted: PrivateFileRequest) => Promise<LargeFile | undefined>;
};

const wanted = { folder: 'runs/visit', name: '1-0', bytes: 1000, canPickFile: false };

/** A private file system whose files take so many bytes each. */
function privateFiles(capacity = Infinity) {
  const log: string[] = [];
  const fileHandle = (name: string) => {
    let bytes = 0;
    return {
      createSyncAccessHandle: () =>
        Promise.resolve({
          write(chunk: Uint8Array) {
            const count = Math.min(chunk.length, capacity - bytes);
            bytes += count;
            return count;
          },
          getSize: () => bytes,
          close: () => log.push(`closed ${name}`),
        }),
      getFile: () => Promise.resolve(new Blob([new Uint8Array(bytes)])),
    };
  };
  const directory = {
    getDirectoryHandle: () => Promise.resolve(directory),
    getFileHandle: (name: string) => Promise.resolve(fileHandle(name)),
    removeEntry: (name: string) => Promise.resolve(void log.push(`removed ${name}`)),
  };
  return { log, getDirectory: () => Promise.resolve(directory) };
}

const stub = (storage: unknown) => vi.stubGlobal('navigator', { storage });

afterEach(() => void vi.unstubAllGlobals());

describe('a private file', () => {
  it.each([
    ['has no storage at all', undefined],
    ['has storage without private files', { estimate: () => Promise.resolve({ quota: 1e9, usage: 0 }) }],
    ['refuses them', { getDirectory: () => Promise.reject(new DOMException('no', 'SecurityError')) }],
  ])('is none where the browser %s', async (_, storage) => {
    stub(storage);
    expect(await openPrivateFile(wanted)).toBeUndefined();
  });

  it.each([
    ['there is no estimate', {}],
    ['the estimate fails', { estimate: () => Promise.reject(new TypeError('no')) }],
    ['the estimate names no quota', { estimate: () => Promise.resolve({}) }],
    ['there is room', { estimate: () => Promise.resolve({ quota: 1500, usage: 500 }) }],
  ])('is opened where %s', async (_, storage) => {
    stub({ ...privateFiles(), ...storage });
    const file = await openPrivateFile(wanted);
    await file?.write(new Uint8Array(10));
    expect(await file?.close('text/plain')).toMatchObject({ stored: 'blob', bytes: 10, privateFile: '1-0' });
  });

  it('is refused where there is no room, with a way that this browser has', async () => {
    stub({ ...privateFiles(), estimate: () => Promise.resolve({ quota: 60e6, usage: 10e6 }) });
    const large = { ...wanted, bytes: 300e6 };
    const text = 'The result needs at least 300 MB, but this browser has only 50 MB left for this site. ';
    await expect(openPrivateFile(large)).rejects.toMatchObject({
      code: 'no-space',
      message: `${text}Free some disk space and try again.`,
    });
    await expect(openPrivateFile({ ...large, canPickFile: true })).rejects.toMatchObject({
      message: `${text}Save it straight to a file, or free some disk space.`,
    });
  });

  it('says when the browser stops storing, and is removed', async () => {
    const files = privateFiles(5);
    stub(files);
    const file = await openPrivateFile(wanted);
    expect(() => file?.write(new Uint8Array(10))).toThrow('This browser stopped storing the result after 0 MB.');
    await file?.abort();
    expect(files.log).toEqual(['closed 1-0', 'removed 1-0']);
  });
});
