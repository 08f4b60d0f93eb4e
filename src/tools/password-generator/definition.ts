import { defineTool } from '../../tool-kit/define-tool';

export const passwordGenerator = defineTool({
  id: 'password-generator',
  title: 'Password Generator',
  description:
    'Create strong random passwords and passphrases, with their exact strength. Made on your device, never stored.',
  tagline: 'Strong passwords, passphrases',
  category: 'Security',
  group: 'Security & Hashing',
  filter: 'security',
  screen: () => import('./screen'),
});
