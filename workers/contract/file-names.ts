// Names for files on any system.

/** What Windows does not take in a name, and control characters. */
const FORBIDDEN = /[\\/:*?"<>|\p{Cc}]/gu;

/** Names of devices, whatever follows the first dot. https://learn.microsoft.com/en-us/windows/win32/fileio/naming-a-file */
const DEVICE = /^(?:con|prn|aux|nul|conin\$|conout\$|(?:com|lpt)[0-9¹²³]) *(?:\.|$)/i;

/** Windows drops dots and spaces at the end; of spaces at the start, people see nothing. Names of its devices get a `_` before them. */
export const safeName = (name: string): string =>
  name
    .replace(FORBIDDEN, '_')
    .replace(/^ +|[. ]+$/g, '')
    .replace(DEVICE, '_$&');

/** A path with `/` between its parts, none of which leads upward. */
export const safePath = (path: string): string =>
  path
    .split('/')
    .map((part) => safeName(part) || '_')
    .join('/');

/** `a.b` and `.txt` of `a.b.txt`; a dot at the start begins no extension. */
export function splitExtension(name: string): readonly [stem: string, extension: string] {
  const [extension = ''] = /(?<=[^/])\.[^./]+$/.exec(name) ?? [];
  return [name.slice(0, name.length - extension.length), extension];
}

/** Gives names that differ from all it gave before, whatever their case: `a`, `a (2)`, and so on before the extension. */
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
