import { Banknote } from 'lucide-react';
import type { OptionsOf } from '../../../workers/contract/options/options';
import type { options } from './options';
import type { Discovery, ToolDefinition } from '../../tool-kit/define-tool';
import type { Choose, OfferRule } from '../../tool-kit/send-to/offer';

type Values = OptionsOf<typeof options>;

export const tool = {
  id: 'currency-converter',
  title: 'Currency Converter',
  description: 'Convert between 20 currencies at daily exchange rates.',
  tagline: 'Daily rates, 20 currencies',
  category: 'Converters',
  group: 'Converters',
  place: 1,
  filter: 'utility',
  screen: () => import('./screen'),
} satisfies ToolDefinition;

export const discovery: Discovery = {
  icon: Banknote,
  keywords:
    'currency, money, exchange rate, forex, fx, dollar, euro, pound, yen, franc, yuan, rupee, real, peso, won, ' +
    'krona, krone, zloty, koruna, forint, usd, eur, gbp, jpy, cad, aud, chf, cny, inr, brl, mxn, krw, sgd, nzd, ' +
    'sek, nok, dkk, pln, czk, huf',
};

const convert: Choose<Values> = (parts) => ({ takes: 'settings', settings: { ...parts, ownRate: '', isAsked: true } });

export const offers: readonly OfferRule<Values>[] = [
  { of: ['money'], id: 'convert', does: 'Convert', place: 1, move: convert },
];
