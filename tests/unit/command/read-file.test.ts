// Reading without promises, of files and of what can take a file's place.
import { execFileSync } from 'node:child_process';
import { appendFileSync, mkdirSync, mkdtempSync, rmSync, truncateSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { openComparer } from '../../../cli/equal-files';
import { newRoom, OpenedFile, readSmall, SMALL_BYTES, statsNow } from '../../../cli/read-file';

const unreadable = expect.objectContaining({ code: 'unreadable' }) as Error;

function emptyFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'toolyard-read-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

describe('a small file', () => {
  it.each([0, 1, SMALL_BYTES])('is read whole: %i bytes', (size) => {
    const path = join(emptyFolder(), 'f');
    const bytes = new Uint8Array(size).fill(7);
    writeFileSync(path, bytes);
    expect(readSmall(path, newRoom)?.bytes).toEqual(bytes);
  });

  it('has no room if it is larger, and a folder or a named pipe is none', () => {
    const folder = emptyFolder();
    writeFileSync(join(folder, 'f'), new Uint8Array(SMALL_BYTES + 1));
    mkdirSync(join(folder, 'd'));
    execFileSync('mkfifo', [join(folder, 'p')]);
    for (const name of ['f', 'd', 'p']) expect(readSmall(join(folder, name), newRoom), name).toBeUndefined();
  });

  it.runIf(process.platform === 'linux')('is refused if its size isn’t known', () => {
    expect(() => readSmall('/proc/self/status', newRoom)).toThrow(unreadable);
  });

  it('is named if it isn’t there', () => {
    expect(() => readSmall(join(emptyFolder(), 'gone'), newRoom)).toThrow(unreadable);
  });
});

describe('an opened file that changes', () => {
  it.each([
    ['grows', (path: string) => appendFileSync(path, 'x')],
    ['shrinks', (path: string) => truncateSync(path, 10)],
    ['is written', (path: string) => utimesSync(path, 1, 1)],
  ])('is refused at the latest at its end: it %s', (_, change) => {
    const path = join(emptyFolder(), 'f');
    writeFileSync(path, new Uint8Array(100));
    const file = new OpenedFile(path, statsNow);
    onTestFinished(() => file.close());
    change(path);
    expect(() => {
      file.read(new Uint8Array(101), 0);
      file.requireUnchanged();
    }).toThrow('changed');
  });
});

describe('two files', () => {
  const MB = 1024 ** 2;

  it.each([
    ['', '', true],
    ['a', 'a', true],
    ['a', 'b', false],
    ['a', 'aa', false],
    ['x'.repeat(3 * MB + 5), 'x'.repeat(3 * MB + 5), true],
    ['x'.repeat(3 * MB + 5), `${'x'.repeat(3 * MB + 4)}y`, false],
    ['x'.repeat(MB), `y${'x'.repeat(MB - 1)}`, false],
  ])('are compared to their ends: %#', async (one, other, equal) => {
    const folder = emptyFolder();
    writeFileSync(join(folder, 'a'), one);
    writeFileSync(join(folder, 'b'), other);
    expect(await openComparer(() => undefined)(join(folder, 'a'), join(folder, 'b'))).toBe(equal);
  });

  it('are compared in vain if one changes between two chunks', async () => {
    const folder = emptyFolder();
    const [a, b] = [join(folder, 'a'), join(folder, 'b')];
    writeFileSync(a, new Uint8Array(2 * MB));
    writeFileSync(b, new Uint8Array(2 * MB));
    await expect(openComparer(() => truncateSync(b, MB))(a, b)).rejects.toMatchObject({ code: 'unreadable' });
  });
});
