// The JSON/XML converter's plurals. Objects in words.ts would be in every first visit, because the catalog has its texts.
export const lost = {
  one: 'One detail {format} can’t keep',
  other: '{count} details {format} can’t keep',
} as const;
