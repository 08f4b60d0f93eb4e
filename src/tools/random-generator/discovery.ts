import type { Discovery } from '../../tool-kit/discovery';

export const discovery: Discovery = {
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
