import { KeyRound } from 'lucide-react';
import type { Discovery } from '../../tool-kit/discovery';

export const discovery: Discovery = {
  icon: KeyRound,
  keywords: ['password', 'passphrase', 'diceware', 'random', 'secure', 'strong', 'entropy', 'strength', 'pin', 'login'],
};
