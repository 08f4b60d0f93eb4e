// A text as one argument of a command that a visitor pastes into a terminal. The command never contains control characters,
// because a terminal acts on them before the shell reads any quotes: Ctrl+C drops the line, a line break runs it, and a tab
// completes a name. Nor does it contain characters that reorder the displayed text (https://trojansource.codes).

export type Shell = 'sh' | 'fish' | 'powershell' | 'cmd';

/** NUL, which no program can receive in an argument, and halves of a surrogate pair, which UTF-8 doesn't have. */
const NOWHERE = String.raw`\0\p{Cs}`;
const ACTIVE = String.raw`\p{Cc}\p{Bidi_Control}\p{Zl}\p{Zp}`;

const REFUSED: Readonly<Record<Shell, RegExp>> = {
  // $(…) drops line breaks at the end.
  sh: new RegExp(String.raw`[${NOWHERE}]|\n$`, 'u'),
  // fish uses these code points itself: ENCODE_DIRECT_BASE and the noncharacters in its src/common.h and src/expand.h.
  fish: new RegExp(String.raw`[${NOWHERE}\u{f600}-\u{f6ff}\u{fdd0}-\u{fdef}]`, 'u'),
  // A backslash at the end would escape the quote that PowerShell 5 puts around an argument with whitespace.
  powershell: new RegExp(String.raw`[${NOWHERE}"]|(?<=[\s\x85][^]*)\\$`, 'u'),
  cmd: new RegExp(String.raw`[${NOWHERE}${ACTIVE}"%!]`, 'u'),
};

const PLAIN: Readonly<Record<Shell, RegExp>> = {
  // zsh replaces =ls with the path of ls.
  sh: /^[\w.,:/@%+-]+$/,
  fish: /^[\w.,:/@+=-]+$/,
  // Without numbers, because PowerShell passes 010 as 10 and 5kb as 5120 to a script, which is what npm installs.
  powershell: /^(?:--)?[A-Za-z][\w-]*$/,
  cmd: /^[\w.:/@+-]+$/,
};

const escapes = new RegExp(`([${ACTIVE}])`, 'u');

const hex = (character: string) => (character.codePointAt(0) ?? 0).toString(16);

/** Ordinary parts, of which the first may be empty, and the special characters between them. */
const parts = (text: string, ordinary: (part: string) => string, active: (character: string) => string) =>
  text
    .split(escapes)
    .flatMap((part, at) => (part === '' && at > 0 ? [] : [at % 2 === 0 ? ordinary(part) : active(part)]));

const octal = (text: string) =>
  Array.from(new TextEncoder().encode(text), (byte) => `\\${byte.toString(8).padStart(3, '0')}`).join('');

/**
 * POSIX.1-2017, XCU: single quotes (2.2.2), $(…) in double quotes (2.6.3), and printf's octal escapes. dash has no $'…'. “!” is octal
 * as well, because bash replaces it in double quotes on a terminal.
 */
function quotedForSh(text: string): string {
  if (!escapes.test(text)) return `'${text.replaceAll("'", `'\\''`)}'`;
  const escaped = text.replace(new RegExp(`[${ACTIVE}%\\\\'!-]`, 'gu'), octal);
  return `"$(printf '${escaped}')"`;
}

/** https://fishshell.com/docs/current/language.html#quotes and #escaping-characters: \x is a byte below 0x80, \u a code point. */
const quotedForFish = (text: string) =>
  parts(
    text,
    (part) => `'${part.replaceAll(/[\\']/g, String.raw`\$&`)}'`,
    (character) =>
      character < '\x80' ? `\\x${hex(character).padStart(2, '0')}` : `\\u${hex(character).padStart(4, '0')}`,
  ).join('');

/**
 * about_Quoting_Rules: a single-quoted text doubles its quotes. PowerShell reads ‘ ’ ‚ ‛ as such quotes as well (IsSingleQuote in its
 * CharTraits.cs). Version 5 has no escape for a code point, but both have [char].
 *
 * The command must work in every version since 5, because the page can't know which one the visitor has. Until 7.3, an
 * argument's double quotes reach a program without backslashes, so they could begin other arguments (about_Parsing,
 * $PSNativeCommandArgumentPassing). No form works in all versions, so double quotes are refused.
 */
function quotedForPowerShell(text: string): string {
  const literal = (part: string) => `'${part.replaceAll(/['\u2018-\u201b]/g, '$&$&')}'`;
  const all = parts(text, literal, (character) => `[char]0x${hex(character)}`);
  // The first part is a text, since [char] + text would be a sum.
  return all.length === 1 ? all.join('') : `(${all.join('+')})`;
}

/**
 * Between double quotes, cmd only changes % and !, even when npm's toolyard.cmd passes the argument on. The program then reads it
 * by the rules of “Parsing C command-line arguments” (Microsoft): backslashes before a quote are doubled.
 *
 * Three kinds of characters are refused: % and !, which can name variables even between quotes; double quotes, because cmd
 * ignores a backslash before them; and control characters.
 */
const quotedForCmd = (text: string) => `"${text.replace(/\\+$/, '$&$&')}"`;

const QUOTED: Readonly<Record<Shell, (text: string) => string>> = {
  sh: quotedForSh,
  fish: quotedForFish,
  powershell: quotedForPowerShell,
  cmd: quotedForCmd,
};

/** The first character that the shell can't pass in this text. Undefined if it can pass the text. */
export const unwritable = (text: string, shell: Shell): string | undefined => REFUSED[shell].exec(text)?.[0];

/** The text as one argument. Undefined if `unwritable` names a character. */
export function quoted(text: string, shell: Shell): string | undefined {
  if (unwritable(text, shell) !== undefined) return undefined;
  return PLAIN[shell].test(text) ? text : QUOTED[shell](text);
}
