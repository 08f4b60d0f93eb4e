// File names that are valid on every system.

/** Characters that Windows forbids in a name, and control characters. */
const FORBIDDEN = /[\\/:*?"<>|\p{Cc}]/gu;

/** Names of devices, whatever follows the first dot. https://learn.microsoft.com/en-us/windows/win32/fileio/naming-a-file */
const DEVICE = /^(?:con|prn|aux|nul|conin\$|conout\$|(?:com|lpt)[0-9¹²³]) *(?:\.|$)/i;

/** Windows drops dots and spaces at the end, and spaces at the start are invisible. A device name gets a `_` prefix. */
export const safeName = (name: string): string =>
  name
    .replace(FORBIDDEN, '_')
    .replace(/^ +|[. ]+$/g, '')
    .replace(DEVICE, '_$&');

/** A path with `/` between its segments, none of which leads upward. */
export const safePath = (path: string): string =>
  path
    .split('/')
    .map((part) => safeName(part) || '_')
    .join('/');

/** `a.b` and `.txt` for `a.b.txt`. A dot at the start doesn't begin an extension. */
export function splitExtension(name: string): readonly [stem: string, extension: string] {
  const [extension = ''] = /(?<=[^/])\.[^./]+$/.exec(name) ?? [];
  return [name.slice(0, name.length - extension.length), extension];
}

/** Makes names unique, ignoring case: `a`, `a (2)`, and so on, before the extension. */
export function uniqueNames(): (stem: string, extension?: string) => string {
  const taken = new Set<string>();
  const copies = new Map<string, number>();
  const keyOf = (name: string) => name.normalize().toLowerCase();
  return (stem, extension = '') => {
    const wanted = stem + extension;
    let name = wanted;
    let copy = copies.get(keyOf(wanted)) ?? 1;
    while (taken.has(keyOf(name))) name = `${stem} (${String(++copy)})${extension}`;
    copies.set(keyOf(wanted), copy);
    taken.add(keyOf(name));
    return name;
  };
}
