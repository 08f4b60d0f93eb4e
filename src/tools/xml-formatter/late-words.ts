// XML formatter: the plurals of its result, which loads late.

export const elements = { one: '{count} element', other: '{count} elements' } as const;
export const levels = { one: '{count} level deep', other: '{count} levels deep' } as const;
