// Texts of Identify's result that depend on a number.
export const layerCount = { one: '{count} layer', other: '{count} layers' } as const;
export const otherReadings = { one: '{count} other reading', other: '{count} other readings' } as const;
