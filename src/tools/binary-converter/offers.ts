import type { OfferRule } from '../../tool-kit/send-to/offer';

export const offers: readonly OfferRule[] = [
  { of: ['binary'], does: 'Convert to text', place: 1, move: { takes: 'input', settings: { mode: 'binary-to-text' } } },
  {
    of: ['binary'],
    does: 'Convert to decimal',
    place: 2,
    move: { takes: 'input', settings: { mode: 'binary-to-decimal' } },
  },
  {
    of: ['unix-time', 'number'],
    does: 'Convert to binary',
    place: 1,
    move: { takes: 'input', settings: { mode: 'decimal-to-binary' } },
  },
  {
    of: ['any-text'],
    does: 'Convert to binary',
    place: 9,
    move: { takes: 'input', settings: { mode: 'text-to-binary' } },
  },
];
