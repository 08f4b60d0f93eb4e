// Words of the recipe page that depend on a number, for an action on the recipe.

export const notReversible = {
  one: 'Step {steps} can’t be turned around.',
  other: 'Steps {steps} can’t be turned around.',
} as const;
