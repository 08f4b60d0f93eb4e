import type { OfferRule } from '../../tool-kit/send-to/offer';

export const offers: readonly OfferRule[] = [
  { of: ['xml'], does: 'Encode for HTML', place: 3, move: { takes: 'input', settings: { mode: 'encode' } } },
  { of: ['html'], does: 'Encode for HTML', place: 1, move: { takes: 'input', settings: { mode: 'encode' } } },
  { of: ['html-entities'], does: 'Decode', place: 1, move: { takes: 'input', settings: { mode: 'decode' } } },
  { of: ['any-text'], does: 'Encode for HTML', place: 6, move: { takes: 'input', settings: { mode: 'encode' } } },
];
