// UUID generator: its plural.

/** How hard a Nano ID of the chosen length and alphabet is to guess. */
export const nanoIdBits = {
  one: '{count} random bit. A version 4 UUID has 122.',
  other: '{count} random bits. A version 4 UUID has 122.',
} as const;
