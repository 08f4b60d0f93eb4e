// Storage as a way out: hostile code in a worker reaches none of it, and the service worker serves nothing else than the build.
import { pathsToStorage, storageReached } from '../tools/hostile';
import { expect, test, visit } from './offline/site';
import { process } from './text-tool-page';

test.use({
  // Workers and imports that the policy refuses.
  expectedFaults: [/violates|TrustedScript|policy/i],
});

test('hostile code in a compute worker reaches no storage and no other page', async ({ page }) => {
  await visit(page, '/tool/hex-encoder');
  // The test itself would notice: the page reaches all of them.
  expect(await page.evaluate(storageReached)).toEqual(
    expect.arrayContaining(['Cache Storage', 'IndexedDB', 'BroadcastChannel', 'private files', 'locks']),
  );
  expect(await process(page, 'Zürich', 'Encode')).toBe('5ac3bc72696368');
  const [worker] = page.workers();
  expect(worker?.url()).toMatch(/\/assets\/compute\/hex-encoder-/);
  expect(await worker?.evaluate(storageReached)).toEqual([]);
  expect(await worker?.evaluate(pathsToStorage, undefined)).toEqual([]);
});
