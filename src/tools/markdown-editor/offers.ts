import type { OfferRule } from '../../tool-kit/send-to/offer';

export const offers: readonly OfferRule[] = [{ of: ['markdown'], does: 'Preview or export', place: 1 }];
