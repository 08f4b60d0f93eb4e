// The names of what a two-way tool makes of files. There and back gives the first name again.

/** `photo.png` becomes `photo.png.base64.txt`. */
export const encodedName = (name: string, coding: string): string => `${name}.${coding}.txt`;

/**
 * `photo.png.base64.txt` and `photo.png.b64` become `photo.png` again; other names get the extension of what was decoded.
 * `codings` are the extensions that say how the file is encoded.
 */
export function decodedName(name: string, codings: readonly string[], extension: string): string {
  const bare = name.replace(/\.txt$/i, '');
  const stem = bare.replace(new RegExp(`\\.(?:${codings.join('|')})$`, 'i'), '');
  const hasOwn = stem !== bare && /[^.]\.[^.]+$/.test(stem);
  return hasOwn ? stem : `${stem}.${extension}`;
}
