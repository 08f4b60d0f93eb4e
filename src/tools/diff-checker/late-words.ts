// The diff checker's plurals and tables. Objects in words.ts would be in every first visit, because the catalog has its texts.
export const changes = { one: '{count} change', other: '{count} changes' } as const;
export const changedLines = {
  one: '{count} line removed, {added} added',
  other: '{count} lines removed, {added} added',
} as const;
export const unchangedLines = { one: '{count} unchanged line', other: '{count} unchanged lines' } as const;
export const folderGroups = {
  same: 'Same',
  different: 'Different',
  onlyInFirst: 'Only in A',
  onlyInSecond: 'Only in B',
  moved: 'Moved',
} as const;
export const unreadTitle = { one: '{count} file could not be read', other: '{count} files could not be read' } as const;
