import type { OfferRule } from '../../tool-kit/send-to/offer';

export const offers: readonly OfferRule[] = [
  { of: ['json'], does: 'Format, check or repair', place: 1 },
  { of: ['json-lines'], does: 'Format or check each line', place: 1 },
];
