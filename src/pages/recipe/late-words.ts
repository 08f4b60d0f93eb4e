// Words of the recipe page that depend on a number, for an action on the recipe.

export const notReversible = {
  one: 'Step {steps} can’t be turned around.',
  other: 'Steps {steps} can’t be turned around.',
} as const;

export const includeInReceipt = 'Include “{option}” of step {step} in the receipt';
