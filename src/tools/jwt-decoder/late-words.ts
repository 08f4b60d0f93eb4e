// The JWT decoder's plurals. Objects in words.ts would be in every first visit, because the catalog has its texts.
export const characters = { one: '{count} character', other: '{count} characters' } as const;
