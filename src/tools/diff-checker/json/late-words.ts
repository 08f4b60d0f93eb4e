// The plurals and tables of the differences of two JSON documents.
export const differences = { one: '{count} difference', other: '{count} differences' } as const;
export const kinds = {
  all: 'All {count}',
  changed: 'Changed {count}',
  added: 'Added {count}',
  removed: 'Removed {count}',
} as const;
export const kindLabels = { changed: 'Changed', added: 'Added', removed: 'Removed' } as const;
