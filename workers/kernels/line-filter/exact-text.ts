// Texts that are searched as they are.

/** A regular expression, for the flags u and v, that matches only this text. */
export const escaped = (text: string) => text.replace(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`);
