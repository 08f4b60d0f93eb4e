// How each tool is found, by its id.
import type { Discoveries, Discovery } from '../tool-kit/discovery';

const modules = import.meta.glob<Discovery>('./*/discovery.ts', { eager: true, import: 'discovery' });

export const discoveries: Discoveries = Object.fromEntries(
  Object.entries(modules).map(([path, discovery]) => [path.split('/')[1] ?? '', discovery]),
);

export const keywordsOf = (toolId: string): readonly string[] => discoveries[toolId]?.keywords ?? [];
