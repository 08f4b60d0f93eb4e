import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ArtifactStore } from '../../../src/artifacts/artifact-store';

let removed: string[];
let revoked: string[];
let store: ArtifactStore;

beforeEach(() => {
  removed = [];
  revoked = [];
  store = new ArtifactStore((name) => removed.push(name));
  vi.spyOn(URL, 'revokeObjectURL').mockImplementation((url) => revoked.push(url));
});
afterEach(() => void vi.restoreAllMocks());

const put = () => store.put({ blob: new Blob(['kept']), privateFile: '1-0' });

describe('an artifact', () => {
  it('is found by its id until it is released', async () => {
    const id = put();
    expect(await store.find(id)?.text()).toBe('kept');
    expect(store.blob(id)).toBe(store.find(id));
    store.release(id);
    expect(store.find(id)).toBeUndefined();
    expect(() => store.blob(id)).toThrow(id);
    expect(store.size).toBe(0);
  });

  it('takes its URL and its private file with it', () => {
    const id = put();
    const url = store.url(id);
    expect(store.url(id)).toBe(url);
    store.release(id);
    expect(revoked).toEqual([url]);
    expect(removed).toEqual(['1-0']);
  });

  it('that is handed to a download leaves URL and private file to the browser when it is released', () => {
    const id = put();
    const shown = store.url(id);
    expect(store.downloadUrl(id)).toBe(shown);
    store.release(id);
    store.release(id);
    expect(store.find(id)).toBeUndefined();
    expect(store.size).toBe(0);
    expect(revoked).toEqual([]);
    expect(removed).toEqual([]);
  });

  it('has nothing to do with the download of another', () => {
    const [first, second] = [put(), store.put({ blob: new Blob(), privateFile: '2-0' })];
    store.downloadUrl(first);
    store.release(second);
    expect(removed).toEqual(['2-0']);
  });
});
