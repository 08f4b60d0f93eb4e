// What the browser keeps for the site.
import type { Page } from '@playwright/test';

/** All that the browser keeps for the site, as text. The tab's own memory, its name, is no storage: reload.spec.ts looks at it. */
export async function storedTexts(page: Page): Promise<string[]> {
  const kept = await page.evaluate(async () => {
    const result = <Result>(request: IDBRequest<Result>) =>
      new Promise<Result>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(new Error('The database does not answer.'));
      });

    async function* databases() {
      for (const { name = '' } of await indexedDB.databases()) {
        const database = await result(indexedDB.open(name));
        yield name;
        for (const store of Array.from(database.objectStoreNames)) {
          const records = database.transaction(store).objectStore(store);
          yield JSON.stringify([store, await result(records.getAllKeys()), await result(records.getAll())]);
        }
        database.close();
      }
    }

    async function* cached() {
      for (const name of await caches.keys()) {
        const cache = await caches.open(name);
        for (const request of await cache.keys()) yield `${name} ${request.url}`;
        for (const answer of await cache.matchAll()) yield await answer.text();
      }
    }

    const isDirectory = (handle: FileSystemHandle): handle is FileSystemDirectoryHandle => handle.kind === 'directory';
    const isFile = (handle: FileSystemHandle): handle is FileSystemFileHandle => handle.kind === 'file';

    async function* files(directory: FileSystemDirectoryHandle): AsyncGenerator<string> {
      for await (const [name, handle] of directory.entries()) {
        yield name;
        if (isDirectory(handle)) yield* files(handle);
        if (isFile(handle)) yield await (await handle.getFile()).text();
      }
    }

    const found = [JSON.stringify(localStorage), JSON.stringify(sessionStorage), document.cookie];
    found.push(document.title, location.href, JSON.stringify(history.state));
    for (const rows of [databases(), cached(), files(await navigator.storage.getDirectory())]) {
      for await (const row of rows) found.push(row);
    }
    return found;
  });
  return [...kept, JSON.stringify(await page.context().cookies())];
}
