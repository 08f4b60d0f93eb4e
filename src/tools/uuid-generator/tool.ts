import { defineTool } from '../../tool-kit/define-tool';

export const tool = defineTool({
  id: 'uuid-generator',
  title: 'UUID Generator',
  description: 'Generate UUIDs of any version, ULIDs and Nano IDs, or look inside one.',
  tagline: 'v4, v7, ULID, Nano ID in bulk',
  category: 'Generators',
  group: 'Generators',
  place: 3,
  filter: 'developer',
  screen: () => import('./screen'),
});
