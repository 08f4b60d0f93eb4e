import { Banknote } from 'lucide-react';
import { defineTool, type Discovery } from '../../tool-kit/define-tool';

export const tool = defineTool({
  id: 'currency-converter',
  title: 'Currency Converter',
  description: 'Convert between 20 currencies at daily exchange rates.',
  tagline: 'Daily rates, 20 currencies',
  category: 'Converters',
  group: 'Converters',
  place: 1,
  filter: 'utility',
  isPageOnly: true,
  screen: () => import('./screen'),
});

export const discovery: Discovery = {
  icon: Banknote,
  keywords:
    'currency, money, exchange rate, forex, fx, dollar, euro, pound, yen, franc, yuan, rupee, real, peso, won, ' +
    'krona, krone, zloty, koruna, forint, usd, eur, gbp, jpy, cad, aud, chf, cny, inr, brl, mxn, krw, sgd, nzd, ' +
    'sek, nok, dkk, pln, czk, huf',
};
