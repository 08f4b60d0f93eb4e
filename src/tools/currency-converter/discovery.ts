import { Banknote } from 'lucide-react';
import type { Discovery } from '../../tool-kit/discovery';

export const discovery: Discovery = {
  icon: Banknote,
  keywords: [
    ...[
      'currency',
      'money',
      'exchange rate',
      'forex',
      'fx',
      'dollar',
      'euro',
      'pound',
      'yen',
      'franc',
      'yuan',
      'rupee',
    ],
    ...['real', 'peso', 'won', 'krona', 'krone', 'zloty', 'koruna', 'forint', 'usd', 'eur', 'gbp', 'jpy', 'cad', 'aud'],
    ...['chf', 'cny', 'inr', 'brl', 'mxn', 'krw', 'sgd', 'nzd', 'sek', 'nok', 'dkk', 'pln', 'czk', 'huf'],
  ],
};
