import { defineTool } from '../../tool-kit/define-tool';

export const tool = defineTool({
  id: 'hash-generator',
  title: 'Hash Generator',
  description: 'Compute MD5, SHA-1, SHA-256 and other hashes for text or files.',
  tagline: 'MD5, SHA-1, SHA-256 and more',
  category: 'Security',
  group: 'Security & Hashing',
  place: 1,
  popular: 2,
  filter: 'security',
  screen: () => import('./screen'),
});
