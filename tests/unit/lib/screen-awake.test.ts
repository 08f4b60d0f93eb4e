// The lock on the screen, with a browser's rules: it releases the lock of a hidden page.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepScreenOn } from '../../../src/lib/screen-awake';

class Screen {
  readonly page = Object.assign(new EventTarget(), { visibilityState: 'visible' });
  readonly locks: { released: boolean; release: () => Promise<void> }[] = [];
  isRefusing = false;

  get held() {
    return this.locks.filter(({ released }) => !released).length;
  }

  readonly request = () => {
    if (this.isRefusing || this.page.visibilityState === 'hidden')
      return Promise.reject(new DOMException('Refused', 'NotAllowedError'));
    const lock = {
      released: false,
      release() {
        lock.released = true;
        return Promise.resolve();
      },
    };
    this.locks.push(lock);
    return Promise.resolve(lock);
  };

  async show(visibilityState: 'visible' | 'hidden') {
    this.page.visibilityState = visibilityState;
    if (visibilityState === 'hidden') for (const lock of this.locks) lock.released = true;
    this.page.dispatchEvent(new Event('visibilitychange'));
    await settle();
  }
}

/** Lets promises that have settled call back. */
const settle = () => new Promise((resolve) => setImmediate(resolve));

let screen: Screen;
beforeEach(() => {
  screen = new Screen();
  vi.stubGlobal('document', screen.page);
  vi.stubGlobal('navigator', { wakeLock: { request: screen.request } });
});
afterEach(() => void vi.unstubAllGlobals());

test('is held until the end, and taken again on return', async () => {
  const end = keepScreenOn();
  await settle();
  expect(screen.held).toBe(1);
  await screen.show('hidden');
  expect(screen.held).toBe(0);
  await screen.show('visible');
  expect(screen.held).toBe(1);
  end();
  expect(screen.held).toBe(0);
  await screen.show('visible');
  expect(screen.held).toBe(0);
});

test('is released by an end that comes before the browser’s response', async () => {
  keepScreenOn()();
  await settle();
  expect(screen.locks).toHaveLength(1);
  expect(screen.held).toBe(0);
});

test('is one, also if the page becomes visible before the browser’s response', async () => {
  const end = keepScreenOn();
  await screen.show('visible');
  expect(screen.held).toBe(1);
  end();
  expect(screen.held).toBe(0);
});

test('is taken on return for a run that began while the page was hidden', async () => {
  screen.page.visibilityState = 'hidden';
  const end = keepScreenOn();
  await settle();
  expect(screen.locks).toHaveLength(0);
  await screen.show('visible');
  expect(screen.held).toBe(1);
  end();
});

test('does without, where the browser refuses or has none', async () => {
  screen.isRefusing = true;
  const end = keepScreenOn();
  await settle();
  end();
  expect(screen.locks).toHaveLength(0);
  vi.stubGlobal('navigator', {});
  keepScreenOn()();
  await settle();
});
