import type { OfferRule } from '../../tool-kit/send-to/offer';

export const offers: readonly OfferRule[] = [
  { of: ['url'], does: 'Encode', place: 1, move: { takes: 'input', settings: { mode: 'encode' } } },
  { of: ['url'], does: 'Decode', place: 2, move: { takes: 'input', settings: { mode: 'decode' } } },
  { of: ['url-encoded'], does: 'Decode', place: 1, move: { takes: 'input', settings: { mode: 'decode' } } },
  { of: ['any-text'], does: 'Encode for a URL', place: 5, move: { takes: 'input', settings: { mode: 'encode' } } },
];
