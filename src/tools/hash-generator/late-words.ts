// The hash generator's plurals and tables. Objects in words.ts would be in every first visit, because the catalog has its texts.
export const hashes = { one: '{count} hash', other: '{count} hashes' } as const;
export const hashesOfFiles = {
  one: '{count} hash of {files} files',
  other: '{count} hashes of {files} files',
} as const;
export const groups = {
  same: 'Same',
  changed: 'Changed',
  missing: 'Missing',
  new: 'New',
  moved: 'Moved',
  ambiguous: 'Ambiguous',
} as const;
