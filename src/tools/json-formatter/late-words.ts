// The JSON formatter's plurals. Objects in words.ts would be in every first visit, because the catalog has its texts.
export const values = { one: '{count} value', other: '{count} values' } as const;
export const levels = { one: '{count} level deep', other: '{count} levels deep' } as const;
export const documents = { one: '{count} document', other: '{count} documents' } as const;
export const matches = { one: '{count} match', other: '{count} matches' } as const;
