import { afterEach, describe, expect, it, vi } from 'vitest';
import type { LargeFile } from '../../../workers/run/sink';
import type { PrivateFileRequest } from '../../../workers/run/worker-api';
import { errorInEnglish } from '../in-english';
import { fakeScope, loadInto } from './fake-scope';

const wanted = { name: '1-0', canPickFile: false };

interface PrivateFile {
  readonly openPrivateFile: (wanted: PrivateFileRequest) => Promise<LargeFile | undefined>;
}

const load = async (fake: ReturnType<typeof fakeScope>) =>
  (await loadInto<PrivateFile>(fake, 'private-file')).openPrivateFile;

afterEach(() => void vi.unstubAllGlobals());

describe('a private file', () => {
  it.each([
    ['has no storage at all', { storage: undefined }],
    ['has storage without private files', { storage: { estimate: () => Promise.resolve({ quota: 1e9, usage: 0 }) } }],
    ['refuses them', { getDirectory: () => Promise.reject(new DOMException('no', 'SecurityError')) }],
  ])('is none where the browser %s', async (_, quirks) => {
    const openPrivateFile = await load(fakeScope(quirks));
    expect(await openPrivateFile(wanted)).toBeUndefined();
  });

  it('takes the result, whatever the browser estimates', async () => {
    const openPrivateFile = await load(fakeScope({ estimate: () => Promise.resolve({ quota: 5, usage: 0 }) }));
    const file = await openPrivateFile(wanted);
    await file?.write(new Uint8Array(10));
    expect(await file?.close('text/plain')).toMatchObject({
      stored: 'blob',
      bytes: 10,
      privateFile: expect.stringMatching(/^1-0-/) as string,
    });
  });

  it('says when the browser stops storing, and is removed', async () => {
    const fake = fakeScope({ capacity: 5 });
    const openPrivateFile = await load(fake);
    const file = await openPrivateFile(wanted);
    const { message } = await errorInEnglish(() => file?.write(new Uint8Array(10)));
    expect(message).toMatch(/^This browser stopped storing the result after 0 MB\./);
    await file?.abort();
    expect(fake.log).toEqual([expect.stringMatching(/^closed 1-0-/), expect.stringMatching(/^removed 1-0-/)]);
  });
});
