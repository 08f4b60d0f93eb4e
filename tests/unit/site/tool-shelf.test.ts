// The recent and pinned tools are ids and nothing else, for any content of the storage.
import { beforeEach, describe, expect, it, vi } from 'vitest';

const storage = new Map<string, string>();

vi.stubGlobal('localStorage', {
  getItem: (key: string) => storage.get(key) ?? null,
  setItem: (key: string, value: string) => void storage.set(key, value),
});

const { pinnedTools, recentTools, rememberTool, togglePin } = await import('../../../src/visitor/tool-shelf');
const { noteUse } = await import('../../../src/state/note-use');

beforeEach(() => storage.clear());

describe('recent tools', () => {
  it('have the latest first, each once, eight at most', () => {
    for (const id of ['a', 'b', 'a', 'c', 'd', 'e', 'f', 'g', 'h', 'i']) rememberTool(id);
    expect(recentTools.get()).toEqual(['i', 'h', 'g', 'f', 'e', 'd', 'c', 'a']);
  });

  it('have the tool of a part that has runs of its own, and no recipe', async () => {
    for (const id of ['diff-checker/folders', 'recipe', 'qr-generator/read']) noteUse(id);
    await vi.waitFor(() => expect(recentTools.get()).toEqual(['qr-generator', 'diff-checker']));
  });

  it.each(['{', '"a"', '[1]', '["<script>"]', '["A B"]', `["${'a'.repeat(61)}"]`])('take %s for nothing', (text) => {
    storage.set('recentTools', text);
    expect(recentTools.get()).toEqual([]);
  });
});

it('a pin is set and taken back', () => {
  togglePin('a');
  togglePin('b');
  expect(pinnedTools.get()).toEqual(['a', 'b']);
  togglePin('a');
  expect(pinnedTools.get()).toEqual(['b']);
});
