import type { OfferRule } from '../../tool-kit/send-to/offer';

export const offers: readonly OfferRule[] = [
  { of: ['xml'], does: 'Format or check', place: 1 },
  { of: ['html'], does: 'Format', place: 2 },
];
