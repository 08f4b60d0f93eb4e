import { KeyRound } from 'lucide-react';
import { defineTool, type Discovery } from '../../tool-kit/define-tool';

export const tool = defineTool({
  id: 'password-generator',
  title: 'Password Generator',
  description:
    'Create strong random passwords and passphrases, with their exact strength. Made on your device, never stored.',
  tagline: 'Strong passwords, passphrases',
  category: 'Security',
  group: 'Security & Hashing',
  place: 2,
  popular: 3,
  suggested: 1,
  filter: 'security',
  screen: () => import('./screen'),
});

export const discovery: Discovery = {
  icon: KeyRound,
  keywords: 'password, passphrase, diceware, random, secure, strong, entropy, strength, pin, login',
};
