// In which order the gates of `npm test` run.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Gate, Outcome } from '../run/gates';
import { runSideBySide } from '../run/side-by-side';

const outcome = (...failed: string[]): Outcome => ({ passed: 1, failed, flaky: [], skipped: [], counted: false });
const gate = (name: string, more: Partial<Gate> = {}): Gate => ({
  name,
  title: name.toUpperCase(),
  run: () => Promise.resolve(outcome()),
  ...more,
});

/** Gates that end when they are told to, and what was seen of them. */
function controlled(chosen: readonly Gate[], width: number) {
  const running = new Map<string, (end: Outcome) => void>();
  const results = runSideBySide(chosen, width, async ({ name }, print) => {
    const ended = await new Promise<Outcome>((resolve) => running.set(name, resolve));
    running.delete(name);
    print?.(Buffer.from(`all of ${name}\n`));
    return ended;
  });
  const expectRunning = (...names: string[]) =>
    vi.waitFor(() => expect([...running.keys()].toSorted()).toEqual(names.toSorted()), { timeout: 20_000 });
  return {
    results,
    expectRunning,
    end: (name: string, ...failed: string[]) => running.get(name)?.(outcome(...failed)),
  };
}

let shown = '';
beforeEach(() => {
  shown = '';
  vi.spyOn(process.stdout, 'write').mockImplementation((part) => {
    shown += String(part);
    return true;
  });
});
afterEach(() => vi.restoreAllMocks());

test('as many as there are cores, in order, each output whole under its title', async () => {
  const { results, expectRunning, end } = controlled([gate('a'), gate('b'), gate('c')], 2);
  await expectRunning('a', 'b');
  end('b');
  await expectRunning('a', 'c');
  end('a');
  await expectRunning('c');
  end('c');
  expect((await results).map((result) => result.gate.name)).toEqual(['a', 'b', 'c']);
  expect(shown).toBe('\n── B ──\nall of b\n\n── A ──\nall of a\n\n── C ──\nall of c\n');
});

test('one that must be alone waits for those before it, and those after it wait', async () => {
  const { results, expectRunning, end } = controlled([gate('a'), gate('only', { alone: true }), gate('b')], 3);
  await expectRunning('a');
  end('a', 'a test');
  await expectRunning('only');
  end('only');
  await expectRunning('b');
  end('b');
  expect((await results).map((result) => result.outcome?.failed.length)).toEqual([1, 0, 0]);
});

test('what it needs has passed; otherwise it does not run', async () => {
  const { results, expectRunning, end } = controlled([gate('build'), gate('built', { needs: 'build' }), gate('a')], 3);
  await expectRunning('build', 'a');
  end('build', 'a test');
  end('a');
  expect((await results).map((result) => result.outcome?.failed.length)).toEqual([1, undefined, 0]);
});
