import { Dices } from 'lucide-react';
import type { Discovery } from '../../tool-kit/discovery';

export const discovery: Discovery = {
  icon: Dices,
  keywords: [
    'random',
    'number',
    'integer',
    'decimal',
    'string',
    'uuid',
    'lorem',
    'ipsum',
    'dice',
    'test data',
    'seed',
    'unique',
    'shuffle',
  ],
};
