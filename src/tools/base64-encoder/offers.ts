import type { OfferRule } from '../../tool-kit/send-to/offer';

export const offers: readonly OfferRule[] = [
  { of: ['base64', 'data-uri'], does: 'Decode', place: 1, move: { takes: 'input', settings: { mode: 'decode' } } },
  { of: ['image'], does: 'Encode as Base64', place: 2, move: { takes: 'input', settings: { mode: 'encode' } } },
  { of: ['any-text'], does: 'Encode as Base64', place: 4, move: { takes: 'input', settings: { mode: 'encode' } } },
  { of: ['any-bytes'], does: 'Encode as Base64', place: 3, move: { takes: 'input', settings: { mode: 'encode' } } },
  {
    of: ['several-files'],
    does: 'Encode each as Base64',
    place: 2,
    move: { takes: 'input', settings: { mode: 'encode' } },
  },
];
