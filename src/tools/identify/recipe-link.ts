// The link to a recipe of some steps. Their options are words without special characters: docs/recipes.md has the format.
import type { LayerStep } from '../../../workers/kernels/identify/spec';

const stepText = ({ tool, options }: LayerStep) =>
  [tool, ...Object.entries(options).map(([name, value]) => `${name}=${String(value)}`)].join('+');

export const recipeLink = (steps: readonly LayerStep[]): string => `/recipe#1&${steps.map(stepText).join('&')}`;
