// The folders of `toolyard mcp`, with the descriptors' paths of Linux and without them, as on other systems.
import { mkdirSync, readFileSync, renameSync, symlinkSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { openRoots } from '../../cli/mcp-files';
import { BytePipe } from '../../workers/lib/pipe';
import { readChunks } from '../../workers/lib/read-chunks';
import { emptyFolder } from './toolyard';

const { signal } = new AbortController();

describe.each([
  ['with paths of descriptors', true],
  ['without them', false],
])('%s', (_, hasDescriptorPaths) => {
  async function opened() {
    const folder = emptyFolder();
    const [root, other] = [join(folder, 'root'), join(folder, 'other')];
    for (const path of [root, other]) mkdirSync(path);
    writeFileSync(join(root, 'file'), 'harmless');
    writeFileSync(join(other, 'secret'), 'secret');
    const roots = await openRoots([root], hasDescriptorPaths);
    const read = async (name: string) => {
      const { source, close } = await roots.read(name, false, signal);
      if (source instanceof BytePipe) throw new Error('A file that is read twice is no pipe.');
      const chunks: Uint8Array[] = [];
      for await (const chunk of readChunks(source)) chunks.push(chunk.slice()); // the buffer is used again
      await close();
      return Buffer.concat(chunks).toString();
    };
    return { root, other, roots, read };
  }

  test('a file is read by relative and absolute paths, and through a link that stays inside', async () => {
    const { root, read } = await opened();
    symlinkSync('file', join(root, 'link'));
    for (const name of ['file', './file', join(root, 'file'), 'a/../file', 'link'])
      expect(await read(name), name).toBe('harmless');
  });

  test('nothing outside is read', async () => {
    const { root, other, read } = await opened();
    symlinkSync(join(other, 'secret'), join(root, 'link'));
    symlinkSync(other, join(root, 'folder'));
    const upper = join(dirname(root), basename(root).toUpperCase(), 'file');
    for (const name of ['../other/secret', join(other, 'secret'), 'link', 'folder/secret', `${root}/../other/secret`])
      await expect(read(name), name).rejects.toThrow('not below the folders of --root');
    // Another folder on a file system that distinguishes case, as this one does.
    await expect(read(upper)).rejects.toThrow('not below the folders of --root');
    await expect(read('FILE')).rejects.toThrow('There is no such file');
  });

  test('nothing outside is written', async () => {
    const { root, other, roots } = await opened();
    symlinkSync(other, join(root, 'folder'));
    symlinkSync(join(other, 'secret'), join(root, 'link'));
    for (const name of ['../x', join(other, 'x'), 'folder/x'])
      await expect(roots.write(name), name).rejects.toThrow('not below the folders of --root');
    const { destination, close } = await roots.write('link');
    await expect(destination.write('overwritten')).rejects.toThrow('This is a folder. Name a file.');
    await close();
    expect(readFileSync(join(other, 'secret'), 'utf8')).toBe('secret');
  });

  test('a folder that becomes a link meanwhile is never followed', async () => {
    const { root, other, read } = await opened();
    mkdirSync(join(root, 'now'));
    writeFileSync(join(root, 'now/secret'), 'harmless');
    symlinkSync(other, join(root, 'trap'));
    const ended = new AbortController();
    const swapping = (async () => {
      for (const [kept, taken] of alternating(ended.signal)) {
        renameSync(join(root, 'now'), join(root, kept));
        renameSync(join(root, taken), join(root, 'now'));
        // The folder is there long enough to be read, and the link in the middle of other reads.
        for (let wait = kept === 'real' ? 3 : 40; wait > 0; wait--) await new Promise(setImmediate);
      }
    })();
    const said = new Set<string>();
    for (let turn = 0; turn < 1000; turn++)
      said.add(await read('now/secret').catch((error: unknown) => (error instanceof Error ? 'refused' : 'no error')));
    ended.abort();
    await swapping;
    expect([...said].toSorted()).toEqual(['harmless', 'refused']);
  });
});

/** The name for the present folder, and the name of the one that takes its place. */
function* alternating(signal: AbortSignal): Generator<readonly [string, string]> {
  while (!signal.aborted) {
    yield ['real', 'trap'];
    yield ['trap', 'real'];
  }
}
