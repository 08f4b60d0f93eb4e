// Takes the site's storage away from a worker. Every worker imports this file first, so it runs before any kernel or library. A
// worker shares Cache Storage, IndexedDB, private files and channels with the pages, and pages may connect: hostile code could
// leave a visitor's input there, or a forged page. Only the functions exported here can still reach two small parts of it.

/** The members of `navigator` that workers and their libraries use. */
const NAVIGATOR = ['deviceMemory', 'hardwareConcurrency', 'languages', 'storage', 'userAgent'];

const STORAGE = ['estimate'];

const FILE_HANDLE = ['kind', 'name', 'getFile', 'createWritable', 'createSyncAccessHandle'];

/** Types whose objects lose all methods. */
const INTERFACES = ['Cache', 'CacheStorage', 'IDBFactory', 'StorageBucket'];

/** Ways into storage and to other pages. The last four are Chromium's old file systems. */
const GLOBALS = [
  'caches',
  'indexedDB',
  'cookieStore',
  'BroadcastChannel',
  'SharedWorker',
  'Notification',
  'webkitRequestFileSystem',
  'webkitRequestFileSystemSync',
  'webkitResolveLocalFileSystemURL',
  'webkitResolveLocalFileSystemSyncURL',
];

/** Browsers have these only on a secure connection. */
type Scope = Partial<
  Pick<typeof globalThis, 'caches' | 'Cache' | 'CacheStorage' | 'FileSystemDirectoryHandle' | 'FileSystemFileHandle'>
> & {
  readonly crypto: Crypto;
  readonly name: string;
  readonly navigator: { readonly storage?: Partial<StorageManager> };
};

const scope: Scope = self;
const { storage } = scope.navigator;
const { apply, deleteProperty } = Reflect;

/** Keeps a method that its prototype will lose. A call uses nothing that other code could replace. */
function keep<Name extends string, On extends Record<Name, (...given: never[]) => unknown>>(prototype: On, name: Name) {
  const method = prototype[name];
  return (on: On, ...given: Parameters<On[Name]>) => apply(method, on, given) as ReturnType<On[Name]>;
}

/** This visit's folder in the private file system. */
export interface VisitFolder {
  /** Adds a random suffix to the name: hostile code in a run must not open the file of another run. */
  createFile(name: string): Promise<FileSystemFileHandle>;
  removeFile(name: string): Promise<void>;
}

/** The page names the worker after its visit's folder. A kernel may change the name later, so it is read now. */
const [parent = '', visit = ''] = scope.name.split('/');

function keepVisitFolder(): () => Promise<VisitFolder | undefined> {
  const directory = scope.FileSystemDirectoryHandle?.prototype;
  if (!directory || !storage?.getDirectory || visit === '') return () => Promise.resolve(undefined);
  const openRoot = keep(storage as StorageManager, 'getDirectory');
  const openFolder = keep(directory, 'getDirectoryHandle');
  const openFile = keep(directory, 'getFileHandle');
  const removeEntry = keep(directory, 'removeEntry');
  const { crypto } = scope;
  const randomUUID = keep(crypto, 'randomUUID');
  return async () => {
    let root: FileSystemDirectoryHandle;
    try {
      root = await openRoot(storage as StorageManager);
    } catch {
      return undefined; // missing in some browsers' private windows
    }
    const folder = await openFolder(await openFolder(root, parent, { create: true }), visit, { create: true });
    return {
      createFile: (name) => openFile(folder, `${name}-${randomUUID(crypto)}`, { create: true }),
      removeFile: (name) => removeEntry(folder, name),
    };
  };
}

/** Undefined if the browser has no private files, and in a worker without a visit. */
export const openVisitFolder = keepVisitFolder();

function keepCacheKeys() {
  const { caches, Cache, CacheStorage } = scope;
  if (!caches || !Cache || !CacheStorage) return () => Promise.resolve([]);
  const openCache = keep(CacheStorage.prototype, 'open');
  const keys = keep(Cache.prototype, 'keys');
  return async (name: string, address: string) => keys(await openCache(caches, name), address);
}

/** A cache's requests for an address, without the stored responses. */
export const cacheKeys: (name: string, address: string) => Promise<readonly Request[]> = keepCacheKeys();

function remove(holder: object, name: string | symbol) {
  if (!deleteProperty(holder, name)) throw new Error(`This browser does not let a worker give up ${String(name)}.`);
}

/** Yields the object and its prototypes, except those that other types need. */
function* chainOf(object: object | undefined): Generator<object> {
  if (!object || object === Object.prototype || object === EventTarget.prototype) return;
  yield object;
  yield* chainOf(Object.getPrototypeOf(object) as object | undefined);
}

/** Removes every member that isn't listed, including inherited ones. */
function strip(object: object | undefined, kept: readonly string[]) {
  for (const holder of chainOf(object)) {
    for (const name of Reflect.ownKeys(holder)) {
      if (typeof name === 'symbol' || !kept.includes(name)) remove(holder, name);
    }
  }
}

// Promises return objects of these types, where other code can intercept them.
strip(scope.FileSystemFileHandle?.prototype, FILE_HANDLE);
strip(scope.FileSystemDirectoryHandle?.prototype, FILE_HANDLE);
for (const name of INTERFACES) strip((Reflect.get(scope, name) as typeof Object | undefined)?.prototype, []);
strip(storage, STORAGE);
strip(scope.navigator, NAVIGATOR);

for (const name of GLOBALS) {
  for (const holder of chainOf(scope)) remove(holder, name);
  Object.defineProperty(scope, name, { value: undefined }); // permanent: it can't be changed or defined again
}
