import { KeyRound } from 'lucide-react';
import type { Discovery, ToolDefinition } from '../../tool-kit/define-tool';
import type { OfferRule } from '../../tool-kit/send-to/offer';

export const tool = {
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
  command: { name: 'password' },
  screen: () => import('./screen'),
} satisfies ToolDefinition;

export const discovery: Discovery = {
  icon: KeyRound,
  keywords: 'password, passphrase, diceware, random, secure, strong, entropy, strength, pin, login',
};

/** It takes no input. */
export const offers: readonly OfferRule[] = [];
