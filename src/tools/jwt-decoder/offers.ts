import type { OfferRule } from '../../tool-kit/send-to/offer';

export const offers: readonly OfferRule[] = [
  { of: ['jwt'], does: 'Decode and verify', place: 1, move: { takes: 'secret' } },
];
