import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { copyText } from '../../../src/lib/save';
import { copyRichText } from '../../../src/tool-kit/copy-formatted';

type Items = Readonly<Record<string, Blob | Promise<Blob>>>;

/** The clipboard's content, and whether it was written during the click. */
let clipboard: { text: string | undefined; inClick: boolean | undefined };
let inClick: boolean;

const writeText = (text: string) => {
  clipboard = { text, inClick };
  return Promise.resolve();
};
const write = async ([item]: readonly { items: Items }[]) => {
  clipboard = { text: undefined, inClick };
  clipboard.text = await (await item?.items['text/plain'])?.text();
};

class Item {
  constructor(readonly items: Items) {}
}

/** Copies in a click, as a visitor does. */
function click(text: string | Promise<string>): Promise<boolean> {
  inClick = true;
  const copied = copyText(text);
  inClick = false;
  return copied;
}

beforeEach(() => {
  clipboard = { text: undefined, inClick: undefined };
  vi.stubGlobal('navigator', { clipboard: { writeText, write } });
  vi.stubGlobal('ClipboardItem', Item);
});
afterEach(() => void vi.unstubAllGlobals());

const soon = (text: string) => new Promise<string>((resolve) => setImmediate(() => resolve(text)));

describe('copying', () => {
  it.each([
    ['a text', () => 'now'],
    ['a text that is still being read', () => soon('now')],
  ])('asks for the clipboard in the click itself: %s', async (_, text) => {
    expect(await click(text())).toBe(true);
    expect(clipboard).toEqual({ text: 'now', inClick: true });
  });

  it('writes formatted text and its plain text in the click', async () => {
    const written: Items[] = [];
    const keep = ([item]: readonly { items: Items }[]) => {
      if (item) written.push(item.items);
      return Promise.resolve();
    };
    vi.stubGlobal('navigator', { clipboard: { write: keep } });
    const copied = copyRichText(soon('<b>a</b>'), soon('**a**'));
    expect(written).toHaveLength(1);
    expect(await copied).toBe(true);
    const [items = {}] = written;
    const texts = Object.entries(items).map(async ([type, blob]) => [
      type,
      (await blob).type,
      await (await blob).text(),
    ]);
    expect(await Promise.all(texts)).toEqual([
      ['text/html', 'text/html', '<b>a</b>'],
      ['text/plain', 'text/plain', '**a**'],
    ]);
    vi.stubGlobal('ClipboardItem', undefined);
    expect(await copyRichText(soon('a'), soon('a'))).toBe(false);
  });

  it('waits for the text where there is no ClipboardItem', async () => {
    vi.stubGlobal('ClipboardItem', undefined);
    expect(await click(soon('later'))).toBe(true);
    expect(clipboard.text).toBe('later');
  });

  it('says so when the text cannot be read', async () => {
    expect(await click(Promise.reject(new Error('gone')))).toBe(false);
  });

  const refuse = () => Promise.reject(new DOMException('no', 'NotAllowedError'));

  it.each([
    ['refuses', { clipboard: { writeText: refuse, write: refuse } }],
    ['has no clipboard', {}],
  ])('says so when the browser %s', async (_, navigator) => {
    vi.stubGlobal('navigator', navigator);
    expect(await click('text')).toBe(false);
    expect(await click(soon('text'))).toBe(false);
    expect(await click(Promise.reject(new Error('gone')))).toBe(false);
  });
});
