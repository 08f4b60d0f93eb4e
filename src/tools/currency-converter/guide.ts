import type { Guide } from '../../tool-kit/guide';

export const guide: Guide = {
  search:
    'Convert between 20 major currencies at daily exchange rates, or at your own rate. Your amounts and currencies never leave your browser.',
  how: [
    'When you open this page or click Refresh, it loads one table: what a US dollar buys in each currency. That request contains neither your amount nor the currencies you choose.',
    'Other pairs are converted through the dollar. Amounts and rates are calculated as exact fractions and rounded once, at the end. Full precision shows the unrounded result, and the result in whole cents or yen.',
    'The last rates are kept on this device. When the service can’t be reached they are used instead, with their date.',
  ],
  questions: [
    {
      question: 'Why do I get a different rate from my bank or card?',
      answer:
        'Banks, card issuers and exchange offices add a margin to the market rate, often a few percent, and may charge a fee. To check an offer, enter its rate under “Your own rate” and compare the results.',
    },
    {
      question: 'How current are the rates?',
      answer:
        'The service updates them once a day, and the page shows when that last happened. Markets move all day long, so use these rates for an estimate, not for trading.',
    },
    {
      question: 'Can I use a rate from a past date?',
      answer: 'Yes, if you know it: enter it as your own rate. The service only provides the latest rates.',
    },
    {
      question: 'Does it work offline?',
      answer:
        'Yes, with the rates from your last visit or with your own rate. Without either, nothing is converted, because there is no rate to convert with.',
    },
  ],
  related: [
    { id: 'unit-converter', why: 'Convert distances, weights and temperatures for the same trip.' },
    { id: 'random-generator', why: 'Draw random amounts for a test or an example.' },
    { id: 'regex-tester', why: 'Pull all numbers out of a text with the ready-made pattern.' },
  ],
};
