// One tool's words, and what shows them.
import type { ComponentType } from 'react';
import type { Guide } from '../../../tool-kit/guide';
import { GuideView } from './guide-view';

const guides = import.meta.glob<Guide>('../../../tools/*/guide.ts', { import: 'guide' });

export async function loadGuide(toolId: string): Promise<{ default: ComponentType }> {
  const load = guides[`../../../tools/${toolId}/guide.ts`];
  if (!load) throw new Error(`src/tools/${toolId} has no guide.ts`);
  const guide = await load();
  return { default: () => <GuideView guide={guide} /> };
}
