// The tools that can be a recipe's steps: every folder with a `step.ts`. A late chunk, with the schemas of all their options.
import type { StepTool, StepTools } from '../../workers/contract/recipe/step-tool';

const found = import.meta.glob<StepTool>('./*/step.ts', { eager: true, import: 'step' });

export const stepTools: StepTools = Object.fromEntries(Object.values(found).map((step) => [step.id, step]));
