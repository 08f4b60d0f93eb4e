// Texts that are searched as they are.

/** A regular expression, for the flags u and v, that matches only this text. */
export const escaped = (text: string) => text.replace(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`);

/**
 * Whether the text has characters that aren't ASCII, or may be equal to one that isn't if case is ignored: of all characters beyond
 * ASCII, only ſ and the Kelvin sign K fold to letters of ASCII (CaseFolding.txt, statuses C and S).
 */
export const mayFoldBeyondAscii = (text: string) => /[SKsk]|[^\0-\x7f]/.test(text);
