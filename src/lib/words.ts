// Words of formatted numbers.

export const bytes = { one: '{count} byte', other: '{count} bytes' } as const;
