import { afterEach, describe, expect, it, vi } from 'vitest';
import { findShortage } from '../../../src/artifacts/find-shortage';

const MB = 1_000_000;

interface Browser {
  /** The longest private file; undefined if only workers write to private files. */
  readonly longest?: number;
  readonly error?: string;
  readonly estimate?: () => Promise<StorageEstimate>;
  readonly deviceMemory?: number;
}

/** Returns the names in the visit's folder. */
function open({ longest, error = 'QuotaExceededError', estimate, deviceMemory }: Browser): Set<string> {
  const names = new Set<string>();
  const stream = {
    truncate: (bytes: number) =>
      bytes > (longest ?? 0) ? Promise.reject(new DOMException('no', error)) : Promise.resolve(),
    abort: () => Promise.resolve(),
  };
  const file = longest === undefined ? {} : { createWritable: () => Promise.resolve(stream) };
  const folder = {
    getDirectoryHandle: () => Promise.resolve(folder),
    getFileHandle: (name: string) => {
      names.add(name);
      return Promise.resolve(file);
    },
    removeEntry: (name: string) => Promise.resolve(names.delete(name)),
  };
  vi.stubGlobal('navigator', {
    deviceMemory,
    storage: { getDirectory: () => Promise.resolve(folder), ...(estimate && { estimate }) },
  });
  return names;
}

const estimated = (quota: number, usage = 0) => ({ estimate: () => Promise.resolve({ quota, usage }) });
const find = (bytes: number) => findShortage(bytes, 'runs/visit');

afterEach(() => void vi.unstubAllGlobals());

describe('the room for a result', () => {
  it('is enough where the browser takes so long a file, whatever it estimates', async () => {
    const names = open({ longest: 20_000 * MB, ...estimated(10_737 * MB) });
    expect(await find(15_000 * MB)).toBeUndefined();
    expect([...names]).toEqual([]);
  });

  it('is too small where the browser refuses the file: without a figure where the estimate is larger', async () => {
    const names = open({ longest: 1300 * MB, ...estimated(10_737 * MB) });
    expect(await find(1333 * MB)).toEqual({});
    expect([...names]).toEqual([]);
  });

  it('is what the browser estimates, less a margin for the site’s other data', async () => {
    open({ longest: 400 * MB, ...estimated(500 * MB, 100 * MB) });
    expect(await find(1333 * MB)).toEqual({ free: 400 * MB - 32 * 1024 * 1024 });
    // It would fit exactly, and leave nothing.
    expect(await find(399 * MB)).toMatchObject({ free: expect.any(Number) as number });
  });

  it.each([
    ['that writes to private files only in workers', {}],
    ['that fails for another reason', { longest: 0, error: 'UnknownError' }],
  ])('is the estimate of a browser %s', async (_, browser) => {
    open({ ...browser, ...estimated(1000 * MB) });
    expect(await find(900 * MB)).toBeUndefined();
    expect(await find(1100 * MB)).toMatchObject({ free: expect.any(Number) as number });
  });

  it('is taken for enough where nothing is known', async () => {
    open({});
    expect(await find(5000 * MB)).toBeUndefined();
  });

  it.each([
    ['that reports its memory', 4, 128 * 1024 * 1024],
    ['that does not', undefined, 64 * 1024 * 1024],
  ])('is memory without private files, in a browser %s', async (_, deviceMemory, free) => {
    vi.stubGlobal('navigator', {
      deviceMemory,
      storage: { getDirectory: () => Promise.reject(new DOMException('no', 'SecurityError')) },
    });
    expect(await find(1000 * MB)).toEqual({ free, isInMemory: true });
    expect(await find(60 * MB)).toBeUndefined();
  });
});
