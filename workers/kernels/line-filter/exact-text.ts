// A text as a regular expression that matches only this text.

/** For the flags u and v. */
export const escaped = (text: string) => text.replace(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`);
