// Finds texts that a one-line field shows exactly as they are.

/**
 * Line breaks, which a one-line field drops, and characters that a field hides or shows differently: controls, halves of a
 * character, and marks that reverse the text after them. A tab shows as a gap.
 */
export const NOT_SHOWN = /(?!\t)[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/u;

/** Whether a field of one line, or of several, shows exactly this text. A link can't set any other text. */
export const fitsField = (value: unknown, hasLines = false): boolean =>
  typeof value !== 'string' || !NOT_SHOWN.test(hasLines ? value.replaceAll('\n', '') : value);
