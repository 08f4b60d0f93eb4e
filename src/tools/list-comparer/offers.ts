import type { OfferRule } from '../../tool-kit/send-to/offer';

export const offers: readonly OfferRule[] = [{ of: ['any-lines'], does: 'Compare with another list', place: 3 }];
