// The code of an embedded tool, and the modules that embedded pages have in place of others.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createContext, runInContext } from 'node:vm';
import { describe, expect, test, vi } from 'vitest';
import { storedJson, storedTexts, storedValue } from '../../../src/app/embed/instead/stored-value';
import { embedCode } from '../../../src/pages/tool/embed/code';

const address = 'https://tools.example/embed/hex-encoder#mode=decode&separator=space';

describe('the code', () => {
  test('names the frame, and lets it copy and nothing else', () => {
    const code = embedCode({ address, title: 'Hex "Encoder" & <Decoder>', follows: false });
    expect(code).toContain('title="Hex &quot;Encoder&quot; &amp; &lt;Decoder>"');
    expect(code).toContain('src="https://tools.example/embed/hex-encoder#mode=decode&amp;separator=space"');
    expect(code).toContain('allow="clipboard-write"');
    expect(code).not.toContain('<script');
  });

  test('takes the height from the frame that sends it, and nothing from any other window', () => {
    const code = embedCode({ address, title: 'Hex', follows: true });
    const [, script = ''] = /<script>([^]*)<\/script>/.exec(code) ?? [];
    const frames = [
      { contentWindow: {}, height: '720' },
      { contentWindow: {}, height: '720' },
    ];
    const selectors: string[] = [];
    const listeners: ((event: { source: unknown; data: unknown }) => void)[] = [];
    const page = createContext({
      addEventListener: (_: string, listener: (event: { source: unknown; data: unknown }) => void) =>
        listeners.push(listener),
      document: {
        querySelectorAll: (selector: string) => {
          selectors.push(selector);
          return frames;
        },
      },
    });
    runInContext(script, page);
    const send = (source: unknown, data: unknown) => listeners.forEach((listener) => listener({ source, data }));
    send(frames[1]?.contentWindow, { toolyard: 'height', height: 431 });
    send({}, { toolyard: 'height', height: 1 });
    send(frames[0]?.contentWindow, { height: 1 });
    send(frames[0]?.contentWindow, null);
    expect(frames.map(({ height }) => height)).toEqual(['720', 431]);
    expect(new Set(selectors)).toEqual(new Set(['iframe[src^="https://tools.example/embed/"]']));
  });
});

describe('a choice on an embedded page', () => {
  test('lasts as long as the page, and its listeners are notified', () => {
    const value = storedValue('theme', ['light', 'dark'], 'light');
    const listener = vi.fn();
    const stop = value.subscribe(listener);
    expect(value.set('dark')).toBe(true);
    expect([value.get(), listener.mock.calls.length]).toEqual(['dark', 1]);
    stop();
    value.set('light');
    expect(listener).toHaveBeenCalledTimes(1);
  });

  test('begins as for a visitor who has chosen nothing', () => {
    expect(storedJson('list', () => ['stored'], ['none']).get()).toEqual(['none']);
    const width = {
      fallback: 50,
      read: ([text]: readonly unknown[]) => (text === undefined ? 40 : 1),
      write: () => [],
    };
    expect(storedTexts(['width'], width).get()).toBe(40);
  });
});

// The page around can send an embedded page anything.
test('an embedded page listens to no message', () => {
  const folder = join(import.meta.dirname, '../../../src/app/embed');
  for (const file of ['main.tsx', 'report-height.ts', 'message-line.tsx', 'instead/nothing.ts'])
    expect(readFileSync(join(folder, file), 'utf8'), file).not.toMatch(/['"]message['"]|onmessage/);
});
