// Which gates run, and in which order.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { choose } from '../../run/choose';
import { gates, type Gate, type Outcome } from '../../run/gates';
import { runSideBySide } from '../../run/side-by-side';

const outcome = (...failed: string[]): Outcome => ({ passed: 1, failed, flaky: [], skipped: [], counted: false });
const gate = (name: string, more: Partial<Gate> = {}): Gate => ({
  name,
  title: name.toUpperCase(),
  set: 'quick',
  run: () => Promise.resolve(outcome()),
  ...more,
});

/** Gates that end when told to, with a record of what happened. */
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

test('a gate whose needs have failed does not run, and neither does one that needs it', async () => {
  const chosen = [
    gate('wasm'),
    gate('build', { needs: ['wasm'] }),
    gate('built', { needs: ['other', 'build'] }),
    gate('a'),
  ];
  const { results, expectRunning, end } = controlled(chosen, 3);
  await expectRunning('wasm', 'a');
  end('wasm', 'an error');
  end('a');
  const told = (await results).map(({ outcome, missing }) => missing ?? outcome?.failed.length);
  expect(told).toEqual([1, 'WASM', 'BUILD', 0]);
});

test('gates are chosen by name or set, with all that they need, in their order', () => {
  const all = [
    gate('wasm'),
    gate('build', { needs: ['wasm'] }),
    gate('a'),
    gate('big', { set: 'nightly', needs: ['build'] }),
  ];
  const names = (...words: string[]) => choose(all, words).map(({ name }) => name);
  expect(names('quick')).toEqual(['wasm', 'build', 'a']);
  expect(names('nightly')).toEqual(['wasm', 'build', 'big']);
  expect(names('a', 'build')).toEqual(['wasm', 'build', 'a']);
  expect(() => choose(all, ['biuld'])).toThrow('There is no gate or set named biuld.');
});

test('a gate needs only gates that come before it and are in its set or a smaller one', () => {
  for (const { name, set } of gates) {
    const sets = { quick: ['quick'], all: ['quick', 'all'], nightly: ['nightly'] }[set];
    const chosen = choose(gates, sets);
    const before = chosen
      .slice(
        0,
        chosen.findIndex((other) => other.name === name),
      )
      .map((other) => other.name);
    const needs = gates.find((other) => other.name === name)?.needs ?? [];
    expect(
      needs.filter((need) => !before.includes(need)),
      name,
    ).toEqual([]);
  }
});
