import type { Discovery } from '../../tool-kit/discovery';

export const discovery: Discovery = {
  keywords: ['password', 'passphrase', 'diceware', 'random', 'secure', 'strong', 'entropy', 'strength', 'pin', 'login'],
};
