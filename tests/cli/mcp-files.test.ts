// The folders of `toolyard mcp`, with the descriptors' paths of Linux and without them, as on other systems.
import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { linkSync, mkdirSync, readdirSync, readFileSync, renameSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { basename, dirname, join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { openRoots, type OpenedOutput } from '../../cli/mcp/files';
import { BytePipe } from '../../workers/lib/pipe';
import { readChunks } from '../../workers/lib/read-chunks';
import { errorInEnglish } from '../unit/in-english';
import { emptyFolder } from './toolyard';

/** The sentence of the error that a promise ends with. */
const saidBy = async (work: Promise<unknown>) => (await errorInEnglish(work)).message;

const { signal } = new AbortController();

const REPLACING = { overwrite: true, inputs: [] };

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
      await expect(saidBy(read(name)), name).resolves.toContain('not below the folders of --root');
    // Another folder on a file system that distinguishes case, as this one does.
    await expect(saidBy(read(upper))).resolves.toContain('not below the folders of --root');
    await expect(saidBy(read('FILE'))).resolves.toContain('There is no such file');
  });

  test('nothing outside is written', async () => {
    const { root, other, roots } = await opened();
    symlinkSync(other, join(root, 'folder'));
    symlinkSync(join(other, 'secret'), join(root, 'link'));
    for (const name of ['../x', join(other, 'x'), 'folder/x'])
      await expect(saidBy(roots.write(name, REPLACING)), name).resolves.toContain('not below the folders of --root');
    await expect(saidBy(roots.write('link', REPLACING))).resolves.toContain(
      'link: This is a symbolic link. Name a file.',
    );
    expect(readFileSync(join(other, 'secret'), 'utf8')).toBe('secret');
  });

  // All that leave the root, in pairs: what the path or its link names is there in the first, and missing in the second.
  test('an existing file outside and a missing one give the same error', async () => {
    const { root, other, read, roots } = await opened();
    mkdirSync(join(other, 'folder'));
    mkdirSync(join(root, 'deep/er'), { recursive: true });
    const links = {
      absolute: [join(other, 'secret'), join(other, 'missing')],
      relative: ['../other/secret', '../other/missing'],
      broken: ['../other/secret/x', '../other/missing/x'],
      back: ['../other/folder/../../root/file', '../other/missing/../../root/file'],
      // The kernel takes the “..” after the link, so it leads to other/.
      over: ['out/../secret', 'out/../missing'],
      loop: ['absolute0', 'absolute1'],
    };
    symlinkSync(join(other, 'folder'), join(root, 'out'));
    for (const [name, targets] of Object.entries(links))
      targets.forEach((target, at) => symlinkSync(target, join(root, `${name}${at}`)));
    symlinkSync(other, join(root, 'folder'));
    const names = Object.keys(links).flatMap((name) => [`${name}0`, `${name}1`]);
    for (const name of [
      ...names,
      'folder/secret',
      'folder/missing',
      'folder/missing/x',
      '../other/secret',
      '../other/x',
    ]) {
      const said = `${name}: This path is not below the folders of --root. Use one of their files.`;
      await expect(saidBy(read(name)), name).resolves.toContain(said);
      const output = `${name}/new`;
      await expect(saidBy(roots.write(output, REPLACING)), output).resolves.toContain(said.replace(name, output));
    }
  });

  test.each(['secret', 'missing'])('results go to no folder outside, whether it exists or not: %s', async (target) => {
    const { root, other, roots } = await opened();
    symlinkSync(join(other, target), join(root, 'toolyard-results'));
    await expect(saidBy(roots.writeNew('hash', 'txt'))).resolves.toContain(
      'This path is not below the folders of --root.',
    );
    expect(readdirSync(other)).toEqual(['secret']);
  });

  test('links are followed as the system follows them', async () => {
    const { root, read } = await opened();
    mkdirSync(join(root, 'a/b'), { recursive: true });
    writeFileSync(join(root, 'a/near'), 'near');
    symlinkSync('a/b', join(root, 'b'));
    symlinkSync('b/../near', join(root, 'near'));
    symlinkSync(join(root, 'near'), join(root, 'absolute'));
    symlinkSync('nowhere', join(root, 'dangling'));
    symlinkSync('loop', join(root, 'loop'));
    expect(await Promise.all(['near', 'absolute', 'b/../near'].map((name) => read(name)))).toEqual([
      'near',
      'near',
      'near',
    ]);
    await expect(saidBy(read('dangling'))).resolves.toContain(
      'dangling: This symbolic link leads to a file that doesn’t exist.',
    );
    await expect(saidBy(read('missing'))).resolves.toContain('There is no such file');
    await expect(saidBy(read('loop'))).resolves.toContain('loop: This symbolic link leads to itself. Check the link.');
  });

  test('a folder, a named pipe and a socket are called what they are', async () => {
    const { root, read, roots } = await opened();
    mkdirSync(join(root, 'folder'));
    execFileSync('mkfifo', [join(root, 'pipe')]);
    const server = createServer().listen(join(root, 'socket'));
    await once(server, 'listening');
    onTestFinished(() => void server.close());
    for (const [name, kind] of [
      ['folder', 'folder'],
      ['pipe', 'named pipe'],
      ['socket', 'socket'],
    ] as const) {
      await expect(saidBy(read(name))).resolves.toContain(`${name}: This is a ${kind}. Name a file.`);
      await expect(saidBy(roots.write(name, REPLACING))).resolves.toContain(`${name}: This is a ${kind}. Name a file.`);
    }
    const devices = await openRoots(['/dev'], hasDescriptorPaths);
    await expect(saidBy(devices.read('null', false, signal))).resolves.toContain(
      'null: This is a device. Name a file.',
    );
  });

  const writeAll = async ({ openFile, close }: OpenedOutput, text: string) => {
    const file = await openFile();
    try {
      await file.write(Buffer.from(text));
      await file.close('text/plain');
    } catch (error) {
      await file.abort();
      throw error;
    } finally {
      await close();
    }
  };

  test('an existing file is replaced only if the caller says so, and an input never', async () => {
    const { root, roots } = await opened();
    writeFileSync(join(root, 'input'), 'input');
    linkSync(join(root, 'input'), join(root, 'hard-link'));
    symlinkSync('input', join(root, 'link'));
    const kept = { overwrite: false, inputs: [] };
    await expect(saidBy(roots.write('file', kept))).resolves.toContain(
      'file: This file already exists. Use another name, or replace it with "overwrite": true.',
    );
    for (const [name, input] of [
      ['input', 'input'],
      ['input', './link'],
      ['hard-link', 'input'],
    ] as const)
      await expect(saidBy(roots.write(name, { overwrite: true, inputs: ['file', input] }))).resolves.toContain(
        `${name}: This file is an input of the same call, and an input is never replaced. Use another name.`,
      );
    await writeAll(await roots.write('file', REPLACING), 'replaced');
    await writeAll(await roots.write('new', kept), 'new');
    expect(readFileSync(join(root, 'file'), 'utf8')).toBe('replaced');
    expect(readFileSync(join(root, 'new'), 'utf8')).toBe('new');
  });

  test('a file that appears while the result is made is kept, and so is a link', async () => {
    const { root, other, roots } = await opened();
    for (const [name, appear] of [
      ['file-2', () => writeFileSync(join(root, 'file-2'), 'first')],
      ['link-2', () => symlinkSync(join(other, 'secret'), join(root, 'link-2'))],
    ] as const) {
      const output = await roots.write(name, { overwrite: false, inputs: [] });
      appear();
      await expect(saidBy(writeAll(output, 'second'))).resolves.toContain(`${name}: This file already exists.`);
    }
    expect(readFileSync(join(root, 'file-2'), 'utf8')).toBe('first');
    expect(readFileSync(join(other, 'secret'), 'utf8')).toBe('secret');
    expect(readdirSync(root).toSorted()).toEqual(['file', 'file-2', 'link-2']);
  });

  test('hidden files, and those in hidden folders, are never written, whether they exist or not', async () => {
    const { root, roots } = await opened();
    mkdirSync(join(root, '.git/hooks'), { recursive: true });
    writeFileSync(join(root, '.env'), 'secret');
    symlinkSync('.git', join(root, 'git'));
    mkdirSync(join(root, 'visible'));
    symlinkSync('visible', join(root, '.link'));
    for (const name of [
      '.env',
      '.new',
      '.git/config',
      '.git/hooks/x',
      'git/config',
      'git/hooks/x',
      '.link/x',
      './.new',
      '...',
    ])
      await expect(saidBy(roots.write(name, REPLACING)), name).resolves.toContain(
        `${name}: Nothing is written to hidden files`,
      );
    const hidden = await openRoots([root, join(root, '.git')], hasDescriptorPaths);
    await writeAll(await hidden.write(join(root, '.git/config'), REPLACING), 'x');
    await expect(saidBy(hidden.write('.env', REPLACING))).resolves.toContain('Nothing is written to hidden files');
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
