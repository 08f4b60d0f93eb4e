// Text case converter: the plurals of its results, which load late.

export const results = { one: '{count} result', other: '{count} results' } as const;

export const more = {
  one: '{count} more character: copy or download it to have all.',
  other: '{count} more characters: copy or download it to have all.',
} as const;
