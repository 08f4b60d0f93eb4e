// Texts as the code of several languages quotes them.

export const hex = (code: number, digits: number) => code.toString(16).padStart(digits, '0');

/** Line breaks can't be in a literal (ECMA-262, section 12.9.5). */
export const visible = (pattern: string) =>
  pattern.replace(/[\n\r\u2028\u2029]/g, (character) => `\\u${hex(character.charCodeAt(0), 4)}`);

/** Slashes with a backslash before them. */
export const withSlashes = (pattern: string) => pattern.replace(/\\[^]|\//g, (text) => (text === '/' ? '\\/' : text));

/** A raw text can't contain its quotation mark, or end with an odd number of backslashes. */
export function pythonText(pattern: string): string {
  const quote = pattern.includes('"') ? "'" : '"';
  if (pattern.includes(quote) || /(?<!\\)(?:\\\\)*\\$/.test(pattern)) return doubleQuoted(pattern);
  return `r${quote}${pattern}${quote}`;
}

export const doubleQuoted = (pattern: string) => `"${pattern.replace(/[\\"]/g, '\\$&')}"`;

export const goText = (pattern: string) => (pattern.includes('`') ? doubleQuoted(pattern) : `\`${pattern}\``);

/** Within single quotation marks, a backslash is itself unless another one or a quotation mark follows. */
export const phpText = (pattern: string) =>
  pattern.replace(/\\(?=[\\'])|'/g, (text) => (text === "'" ? "\\'" : '\\\\'));

export function rustText(pattern: string): string {
  const longest = Math.max(-1, ...Array.from(pattern.matchAll(/"(#*)/g), ([, marks = '']) => marks.length));
  const marks = '#'.repeat(longest + 1);
  return `r${marks}"${pattern}"${marks}`;
}
