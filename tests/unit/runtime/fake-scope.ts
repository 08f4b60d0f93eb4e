// A worker's global object with the site's storage, as browsers build it: getters and methods are on prototypes.
import { randomUUID } from 'node:crypto';
import { vi } from 'vitest';

/** Bytes of each private file by its path. */
export type Files = Map<string, number>;

interface Quirks {
  readonly name?: string;
  /** Bytes that a file takes before the disk is full. */
  readonly capacity?: number;
  /** Instead of the browser's StorageManager, or of its methods. */
  readonly storage?: unknown;
  readonly getDirectory?: () => Promise<unknown>;
  readonly estimate?: () => Promise<StorageEstimate>;
}

const notFound = () => Promise.reject(new DOMException('no', 'NotFoundError'));

export function fakeScope({ name = 'runs/visit', capacity = Infinity, ...quirks }: Quirks = {}) {
  const files: Files = new Map();
  const log: string[] = [];

  /** Like in a browser, no property has it. */
  const paths = new WeakMap<FileSystemHandle, string>();
  const pathOf = (handle: FileSystemHandle) => paths.get(handle) ?? '';

  class FileSystemHandle {
    constructor(path: string) {
      paths.set(this, path);
    }
    get name() {
      return pathOf(this).slice(pathOf(this).lastIndexOf('/') + 1);
    }
    move() {
      return Promise.resolve();
    }
  }

  class FileSystemFileHandle extends FileSystemHandle {
    readonly kind = 'file';

    createSyncAccessHandle() {
      const [path, name] = [pathOf(this), this.name];
      const getSize = () => files.get(path) ?? 0;
      return Promise.resolve({
        write(chunk: Uint8Array) {
          const count = Math.min(chunk.length, capacity - getSize());
          files.set(path, getSize() + count);
          return count;
        },
        getSize,
        close: () => log.push(`closed ${name}`),
      });
    }
    getFile() {
      return Promise.resolve(new Blob([new Uint8Array(files.get(pathOf(this)) ?? 0)]));
    }
  }

  class FileSystemDirectoryHandle extends FileSystemHandle {
    readonly kind = 'directory';

    getDirectoryHandle(name: string) {
      return Promise.resolve(new FileSystemDirectoryHandle(`${pathOf(this)}/${name}`));
    }
    getFileHandle(name: string, { create = false } = {}) {
      const path = `${pathOf(this)}/${name}`;
      if (!files.has(path) && !create) return notFound();
      files.set(path, files.get(path) ?? 0);
      return Promise.resolve(new FileSystemFileHandle(path));
    }
    removeEntry(name: string) {
      files.delete(`${pathOf(this)}/${name}`);
      return Promise.resolve(void log.push(`removed ${name}`));
    }
  }

  /** Like an event target, it shares a prototype with the worker itself. */
  class StorageManager extends EventTarget {
    getDirectory() {
      return quirks.getDirectory?.() ?? Promise.resolve(new FileSystemDirectoryHandle(''));
    }
    estimate() {
      return quirks.estimate?.() ?? Promise.resolve({ quota: 1e9, usage: 0 });
    }
    persist() {
      return Promise.resolve(true);
    }
  }

  class Cache {
    keys(address: string) {
      return Promise.resolve([address]);
    }
    put() {
      return Promise.resolve();
    }
  }

  class CacheStorage {
    open() {
      return Promise.resolve(new Cache());
    }
  }

  const caches = new CacheStorage();
  const storage = 'storage' in quirks ? quirks.storage : new StorageManager();

  class WorkerNavigator {
    readonly userAgent = 'test';

    get storage() {
      return storage;
    }
    get serviceWorker() {
      return {};
    }
    get locks() {
      return {};
    }
    get storageBuckets() {
      return {};
    }
  }

  const navigator = new WorkerNavigator();

  class WorkerGlobalScope extends EventTarget {
    get caches() {
      return caches;
    }
    get indexedDB() {
      return {};
    }
    get navigator() {
      return navigator;
    }
    crypto = { randomUUID: (): string => randomUUID() };
    cookieStore = {};
    BroadcastChannel = class extends EventTarget {};
    SharedWorker = class extends EventTarget {};
  }

  class DedicatedWorkerGlobalScope extends WorkerGlobalScope {
    name = name;
    interfaces = { WorkerGlobalScope, WorkerNavigator };
    Cache = Cache;
    CacheStorage = CacheStorage;
    StorageManager = StorageManager;
    FileSystemFileHandle = FileSystemFileHandle;
    FileSystemDirectoryHandle = FileSystemDirectoryHandle;
    webkitRequestFileSystem() {
      return undefined;
    }
  }

  return { scope: new DedicatedWorkerGlobalScope(), navigator, files, log };
}

/** Loads a file of workers/runtime as the first of a worker that has this global object. Undo it with `vi.unstubAllGlobals`. */
export async function loadInto<Module>(
  { scope, navigator }: ReturnType<typeof fakeScope>,
  file: string,
): Promise<Module> {
  vi.stubGlobal('self', scope);
  vi.stubGlobal('navigator', navigator);
  vi.resetModules();
  // Its types are of another thread than those of the tests: the compiler is kept from following it.
  const path = ['../../../workers/runtime', file].join('/');
  return (await import(path)) as Module;
}
