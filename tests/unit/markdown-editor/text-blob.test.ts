import { expect, it } from 'vitest';
import { textBlob } from '../../../src/tools/markdown-editor/text-blob';

it('a long text is cut at no character', async () => {
  const text = `${'x'.repeat(64 * 1024 - 1)}\ud83d😀`;
  expect(await (await textBlob(text)).text()).toBe(await new Blob([text]).text());
});
