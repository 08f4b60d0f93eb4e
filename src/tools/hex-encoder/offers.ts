import type { OfferRule } from '../../tool-kit/send-to/offer';

export const offers: readonly OfferRule[] = [
  { of: ['hex', 'hex-dump'], does: 'Decode', place: 1, move: { takes: 'input', settings: { mode: 'decode' } } },
  { of: ['any-text'], does: 'Encode as hex', place: 7, move: { takes: 'input', settings: { mode: 'encode' } } },
  { of: ['any-bytes'], does: 'Look at the bytes', place: 2, move: { takes: 'input', settings: { mode: 'encode' } } },
  {
    of: ['several-files'],
    does: 'Encode each as hex',
    place: 3,
    move: { takes: 'input', settings: { mode: 'encode' } },
  },
];
