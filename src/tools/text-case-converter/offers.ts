import type { OfferRule } from '../../tool-kit/send-to/offer';

export const offers: readonly OfferRule[] = [{ of: ['any-text'], does: 'Change the case', place: 2 }];
