// Words of the home page that depend on a number, for what was entered.

export const recipesFit = { one: '1 recipe fits this', other: '{count} recipes fit this' } as const;
export const toolsFound = { one: '{count} tool found', other: '{count} tools found' } as const;
