import { afterEach, describe, expect, it, vi } from 'vitest';
import { openPrivateFolder } from '../../../src/artifacts/private-folder';

/** Locks as a browser keeps them: one is held until its callback has settled. */
function locks(query: () => Promise<LockManagerSnapshot>) {
  const held = new Set<string>();
  const request = async (name: string, work: () => Promise<unknown>) => {
    held.add(name);
    try {
      await work();
    } finally {
      held.delete(name);
    }
  };
  return { held, manager: { request, query } };
}

/** Once everything that was started has come to its end. */
const settled = () => new Promise(setImmediate);

afterEach(() => void vi.unstubAllGlobals());

describe("the lock of a visit's folder", () => {
  const broken = { getDirectory: () => Promise.resolve({ getDirectoryHandle: () => Promise.resolve(brokenFolder) }) };
  const brokenFolder = {
    keys: () => {
      throw new DOMException('gone', 'NotFoundError');
    },
  };

  it.each([
    ['the locks cannot be listed', () => Promise.reject(new Error('no list')), {}],
    ['the folders cannot be listed', () => Promise.resolve({ held: [] }), broken],
  ])('is held while %s', async (_, query, storage) => {
    const { held, manager } = locks(query);
    vi.stubGlobal('navigator', { locks: manager, storage });
    const { path } = openPrivateFolder();
    await settled();
    expect([...held]).toEqual([path.replace('runs/', 'toolyard-visit-')]);
  });
});

describe('a folder where nothing can be done', () => {
  it.each([
    [
      'locks are refused',
      { storage: {}, locks: { request: () => Promise.reject(new DOMException('no', 'SecurityError')) } },
    ],
    ['there is no storage', { locks: {} }],
    ['there are no locks', { storage: {} }],
  ])('is silent: %s', async (_, navigator) => {
    vi.stubGlobal('navigator', navigator);
    const rejected = vi.fn();
    process.on('unhandledRejection', rejected);
    const folder = openPrivateFolder();
    folder.remove('1-0');
    folder.removeRun('1');
    await settled();
    process.off('unhandledRejection', rejected);
    expect(rejected).not.toHaveBeenCalled();
  });
});
