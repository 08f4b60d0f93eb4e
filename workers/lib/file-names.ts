// File names that are valid on every system.

/** Characters that Windows forbids in a name, controls, line separators, halves of a character, and marks that reverse text. */
const FORBIDDEN = /[\\/:*?"<>|\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/gu;

/** Names of devices, whatever follows the first dot. https://learn.microsoft.com/en-us/windows/win32/fileio/naming-a-file */
const DEVICE = /^(?:con|prn|aux|nul|conin\$|conout\$|(?:com|lpt)[0-9¹²³]) *(?:\.|$)/i;

/** Windows drops dots and spaces at the end, and spaces at the start are invisible. A device name gets a `_` prefix. */
export const safeName = (name: string): string =>
  name
    .replace(FORBIDDEN, '_')
    .replace(/^ +|[. ]+$/g, '')
    .replace(DEVICE, '_$&');

/** Linux allows 255 bytes of UTF-8. The others are for a number that makes the name unique. */
const NAME_BYTES = 240;
/** UTF-16 units. */
const LONGEST_EXTENSION = 20;

/** Cuts the end of a long name, before its extension. A name of 255 UTF-16 units, which Windows and macOS allow, is up to 765 bytes. */
function shortName(name: string): string {
  const [stem, extension] = splitExtension(name);
  const kept = extension.length <= LONGEST_EXTENSION ? extension : '';
  const room = new Uint8Array(NAME_BYTES - new TextEncoder().encode(kept).length);
  const whole = kept === '' ? name : stem;
  return whole.slice(0, new TextEncoder().encodeInto(whole, room).read) + kept;
}

/** A path with `/` between its segments, none of which leads upward. */
export const safePath = (path: string): string =>
  path
    .split('/')
    .map((part) => safeName(shortName(part)) || '_')
    .join('/');

/** `a.b` and `.txt` for `a.b.txt`. A dot at the start doesn't begin an extension. */
export function splitExtension(name: string): readonly [stem: string, extension: string] {
  const [extension = ''] = /(?<=[^/])\.[^./]+$/.exec(name) ?? [];
  return [name.slice(0, name.length - extension.length), extension];
}

/** The folders on the way to a path: `a` and `a/b` for `a/b/c`. */
export const foldersOf = (path: string): readonly string[] =>
  [...path.matchAll(/(?<=.)\//gs)].map(({ index }) => path.slice(0, index));

/** Equal for names of the same file on macOS, where ß is also ss, or on Windows. */
export const nameKey = (name: string) => name.normalize().toUpperCase().toLowerCase().normalize();

/**
 * Makes names unique, also without regard to case: `a`, `a (2)`, and so on, before the extension. `reserved` aren't given to any.
 * `keyOf` is equal for names that may not both be given.
 */
export function uniqueNames(
  reserved: Iterable<string> = [],
  keyOf = nameKey,
): (stem: string, extension?: string) => string {
  const taken = new Set(Array.from(reserved, keyOf));
  const copies = new Map<string, number>();
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
