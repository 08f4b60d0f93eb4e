import { afterEach, describe, expect, test, vi } from 'vitest';
import { pathsToStorage } from '../../tools/hostile';
import { fakeScope, loadInto } from './fake-scope';

interface Lockdown {
  readonly openVisitFolder: () => Promise<
    { createFile(name: string): Promise<unknown>; removeFile(name: string): Promise<void> } | undefined
  >;
  readonly cacheKeys: (name: string, address: string) => Promise<readonly unknown[]>;
}

const lockDown = (fake: ReturnType<typeof fakeScope>) => loadInto<Lockdown>(fake, 'lockdown');

const openFolder = async ({ openVisitFolder }: Lockdown) => {
  const folder = await openVisitFolder();
  if (!folder) throw new Error('There is no folder.');
  return folder;
};

afterEach(() => void vi.unstubAllGlobals());

describe('a worker after the lockdown', () => {
  test('reaches no storage by any property, getter or prototype', async () => {
    const fake = fakeScope();
    const names = pathsToStorage(fake.scope).map((path) => path.slice(path.lastIndexOf('.') + 1));
    expect(names).toEqual(expect.arrayContaining(['caches', 'indexedDB', 'getDirectory', 'locks', 'removeEntry']));
    await lockDown(fake);
    expect(pathsToStorage(fake.scope)).toEqual([]);
    expect(Reflect.ownKeys(fake.scope.CacheStorage.prototype)).toEqual([]);
    expect(Reflect.ownKeys(fake.scope.Cache.prototype)).toEqual([]);
  });

  test('cannot have the names back', async () => {
    const { scope, ...fake } = fakeScope();
    await lockDown({ scope, ...fake });
    expect(() => Object.defineProperty(scope, 'caches', { value: {} })).toThrow(TypeError);
    expect(Reflect.set(scope, 'indexedDB', {})).toBe(false);
    expect(Reflect.deleteProperty(scope, 'BroadcastChannel')).toBe(false);
  });

  test('still hears events, and knows its browser and its free space', async () => {
    const { scope, ...fake } = fakeScope();
    await lockDown({ scope, ...fake });
    expect('addEventListener' in scope).toBe(true);
    expect(scope.navigator.userAgent).toBe('test');
    expect(await (scope.navigator.storage as StorageManager).estimate()).toEqual({ quota: 1e9, usage: 0 });
  });

  test('does not start where the browser keeps something back', async () => {
    const fake = fakeScope();
    Object.defineProperty(Object.getPrototypeOf(fake.scope) as object, 'indexedDB', { value: {} });
    await expect(lockDown(fake)).rejects.toThrow('does not let a worker give up indexedDB');
  });

  test('starts without storage, as on a page without a secure connection', async () => {
    const fake = fakeScope({ storage: undefined });
    for (const name of ['Cache', 'CacheStorage', 'FileSystemFileHandle', 'FileSystemDirectoryHandle']) {
      Reflect.deleteProperty(fake.scope, name);
    }
    const { openVisitFolder, cacheKeys } = await lockDown(fake);
    expect(await openVisitFolder()).toBeUndefined();
    expect(await cacheKeys('any', '/')).toEqual([]);
  });
});

describe('the folder of the visit', () => {
  test('stays that of the page, whatever hostile code changes', async () => {
    const fake = fakeScope();
    const lockdown = await lockDown(fake);
    fake.scope.name = 'runs/other';
    const { prototype } = fake.scope.FileSystemDirectoryHandle;
    Object.assign(prototype, { getDirectoryHandle: () => Promise.reject(new Error('hostile')) });
    await (await openFolder(lockdown)).createFile('1-0');
    expect([...fake.files.keys()]).toEqual([expect.stringMatching(/^\/runs\/visit\/1-0-/)]);
  });

  test('opens no file twice, even for hostile code that knows its name', async () => {
    const fake = fakeScope();
    const folder = await openFolder(await lockDown(fake));
    await folder.createFile('1-0');
    const [first = ''] = fake.files.keys();
    fake.scope.crypto.randomUUID = () => first.slice(-36);
    await folder.createFile('1-0');
    expect(fake.files.size).toBe(2);
  });

  test('is none in a worker that has no name', async () => {
    const { openVisitFolder } = await lockDown(fakeScope({ name: '' }));
    expect(await openVisitFolder()).toBeUndefined();
  });

  test('is useless to code that intercepts its handles', async () => {
    const lockdown = await lockDown(fakeScope());
    const intercepted: object[] = [];
    // A promise that resolves to an object looks for its `then`.
    Object.defineProperty(Object.prototype, 'then', {
      configurable: true,
      get(this: { readonly kind?: unknown }) {
        if (this.kind === 'directory') intercepted.push(this);
        return undefined;
      },
    });
    try {
      await lockdown.openVisitFolder();
    } finally {
      Reflect.deleteProperty(Object.prototype, 'then');
    }
    expect(intercepted).toHaveLength(3);
    for (const handle of intercepted) expect(pathsToStorage(handle)).toEqual([]);
  });
});

test('the keys of a cache are all that is left of it', async () => {
  const { cacheKeys } = await lockDown(fakeScope());
  expect(await cacheKeys('any', '/engine')).toEqual(['/engine']);
});
