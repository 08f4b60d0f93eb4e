// The diff checker's plurals. Objects in words.ts would be in every first visit, because the catalog has its texts.
export const changes = { one: '{count} change', other: '{count} changes' } as const;
export const changedLines = {
  one: '{count} line removed, {added} added',
  other: '{count} lines removed, {added} added',
} as const;
export const unchangedLines = { one: '{count} unchanged line', other: '{count} unchanged lines' } as const;
