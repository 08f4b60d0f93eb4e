import type { OfferRule } from '../../tool-kit/send-to/offer';

export const offers: readonly OfferRule[] = [
  { of: ['csv'], does: 'Remove duplicate lines', place: 1 },
  { of: ['any-lines'], does: 'Remove duplicate lines', place: 1 },
];
