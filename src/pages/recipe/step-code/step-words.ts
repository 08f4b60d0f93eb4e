// The words of steps: titles, ways, and the labels of options.
import type { Options } from '../../../../workers/contract/options/options';
import type { ToolWords } from '../../../../workers/contract/options/words';
import { wayOf } from '../../../../workers/contract/recipe/step-tool';
import type { RecipeStep } from '../../../../workers/contract/recipe/recipe';
import { findTool } from '../../../tools/lookup';
import { stepTools } from '../../../tools/steps';

const wordsByFile = import.meta.glob<ToolWords<Options>>('../../../../workers/kernels/*/words.ts', {
  eager: true,
  import: 'words',
});

export const wordsOf = (toolId: string): ToolWords<Options> | undefined =>
  wordsByFile[`../../../../workers/kernels/${toolId}/words.ts`];

export const titleOf = (toolId: string): string => findTool(toolId)?.title ?? toolId;

interface OptionTexts {
  readonly label: string;
  readonly choices?: Readonly<Record<string, string>>;
}

export const textsOf = (toolId: string): Readonly<Record<string, OptionTexts>> => wordsOf(toolId)?.options ?? {};

/** “Decode”, or nothing for a tool with only one way. */
export function wayInWords({ tool: id, options }: RecipeStep): string {
  const tool = stepTools[id];
  const way = tool && wayOf(tool, options);
  const words = textsOf(id);
  return Object.entries(way?.set ?? {})
    .flatMap(([name, value]) => words[name]?.choices?.[String(value)] ?? [])
    .join(', ');
}
